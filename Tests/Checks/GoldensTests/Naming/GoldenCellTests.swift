import Goldens
import Testing

@Test func theNameFollowsFromSceneAndAxesAlone() throws {
    let cell = try GoldenCell(
        scene: "event-countdown",
        axes: [GoldenAxis("locale", "zh-Hant"), GoldenAxis("category", "AX3"), GoldenAxis("appearance", "dark")],
        source: "Examples/event-countdown.yaml")
    #expect(cell.name == "event-countdown@zh-Hant_AX3_dark")
    #expect(try GoldenCell(scene: "poll", source: "here").name == "poll")
}

@Test(arguments: ["naïve", "a/b", "a b", "a@b", "日本", "a\u{0}", "é", "a:b", "..", "-a", ".hidden", ""])
func illegalSceneNamesAreRefused(scene: String) {
    #expect(throws: GoldenNameError.self) { try GoldenCell(scene: scene, source: "Tests.swift:1") }
}

@Test(arguments: ["", "a_b", "a b", "ü", "a/b"])
func illegalAxisValuesAreRefused(value: String) {
    #expect(throws: GoldenNameError.self) {
        try GoldenCell(scene: "poll", axes: [GoldenAxis("locale", value)], source: "Tests.swift:1")
    }
}

@Test(arguments: ["con", "NUL", "com1", "Lpt9", "aux.v2"])
func namesOfWindowsDevicesAreRefused(scene: String) {
    #expect(throws: GoldenNameError.reserved(name: scene, source: "here")) {
        try GoldenCell(scene: scene, source: "here")
    }
    #expect(throws: Never.self) { try GoldenCell(scene: "x" + scene, source: "here") }
}

@Test func namesHaveAtMostAHundredBytes() throws {
    let longest = String(repeating: "a", count: 95)
    #expect(try GoldenCell(scene: longest, axes: [GoldenAxis("style", "dark")], source: "here").name.utf8.count == 100)
    #expect(throws: GoldenNameError.tooLong(name: longest + "a@dark", source: "here")) {
        try GoldenCell(scene: longest + "a", axes: [GoldenAxis("style", "dark")], source: "here")
    }
}

@Test func anAxisIsDeclaredOnce() {
    #expect(throws: GoldenNameError.repeatedAxis("locale", scene: "poll", source: "here")) {
        try GoldenCell(scene: "poll", axes: [GoldenAxis("locale", "en"), GoldenAxis("locale", "ar")], source: "here")
    }
}

@Test func errorsNameThePlaceAndTheMend() {
    let error = GoldenNameError.illegalCharacter(scalar: 0xEF, part: "scene", text: "naïve", source: "naïve.yaml")
    #expect(
        error.description == "naïve.yaml: U+00EF in the scene \"naïve\" cannot be part of a golden's name; "
            + "use ASCII letters, digits, - and .")
}

/// Letters, digits and `-` are in every name, `_` in those of scenes; a dot is between two others.
@Test func theCharactersOfANameAreThoseOfFiles() {
    let all = (UInt8(0)...127).map { Character(UnicodeScalar($0)) }
    let scenes = all.filter { (try? GoldenCell(scene: "x\($0)x", source: "a.yaml")) != nil }
    let values = all.filter {
        (try? GoldenCell(scene: "x", axes: [GoldenAxis("a", "x\($0)x")], source: "a.yaml")) != nil
    }
    let (letters, small) = ("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ", "abcdefghijklmnopqrstuvwxyz")
    #expect(String(scenes) == "-." + letters + "_" + small && String(values) == "-." + letters + small)
}
