import Foundation
import Scenes
import Sweeps
import Testing
import ViewLayout

private func widths(_ text: String) throws -> [CGFloat] {
    var axes = TraitAxes()
    try axes.replace([(.transcriptWidth, text)], languages: ["de", "en"])
    return axes[\.transcriptWidth]
}

@Test func widthsAreAListOrARange() throws {
    #expect(try widths("320,375,402") == [320, 375, 402])
    #expect(try widths("402.5") == [402.5])
    #expect(try widths("300:440:20") == [300, 320, 340, 360, 380, 400, 420, 440])
    #expect(try widths("300:330:20") == [300, 320])
    // Records have thousandths of a point: four steps below one are one width.
    #expect(try widths("1:1.0004:0.0001") == [1])
    #expect(try widths("1:1.002:0.0005") == [1, 1.001, 1.002])
    for text in ["1,1.0004", "0.0001", "0.0001,300"] {
        #expect(throws: SweepAxisError.self, "\(text)") { try widths(text) }
    }
    #expect(try widths("300:302") == [300, 301, 302])
    #expect(try widths("300:300:7") == [300])
    #expect(try widths("0.1:0.5:0.1") == [0.1, 0.2, 0.3, 0.4, 0.5])
}

@Test(arguments: [
    "", "0", "-1", "nan", "inf", "1e9", "10001", "320,", "320,320", "320:", "400:300:10", "300:400:0", "300:400:-5",
    "1:2:3:4", "300:400:1e-9", "abc", "320;375",
])
func badWidthsAreRefused(text: String) {
    let error = #expect(throws: SweepAxisError.self) { try widths(text) }
    #expect(error?.option == "--widths")
}

/// Fuzzing found an error of two lines: the second was a line that somebody had pasted.
@Test func anErrorIsOneLineWhateverWasGiven() throws {
    var axes = TraitAxes()
    let error = #expect(throws: SweepAxisError.self) {
        try axes.replace([(.locale, "en,a\r\nb\u{1B}[31m")], languages: ["de", "en"])
    }
    let sentence = try #require(error?.description)
    #expect(sentence.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }, "\(sentence)")
}

@Test func allLanguagesAreTheScenes() throws {
    var axes = TraitAxes()
    try axes.replace([(.locale, "all")], languages: ["de", "en"])
    #expect(axes[\.locale] == ["de", "en"])
}

@Test func heightsAreGivenLikeWidths() throws {
    var axes = TraitAxes()
    try axes.replace([(.transcriptHeight, "402,874")], languages: ["de", "en"])
    #expect(axes[\.transcriptHeight] == [402, 874] && axes[\.transcriptWidth].isEmpty)
    #expect(axes.cells(over: TraitCollection()).map(\.transcriptHeight) == [402, 874])
    let error = #expect(throws: SweepAxisError.self) {
        try axes.replace([(.transcriptHeight, "0")], languages: ["de", "en"])
    }
    #expect(
        error?.description
            == "--heights 0: \"0\" is not a height; a height is a positive number of at most 10000 points")
}

@Test func widthsCanBeThoseOfDevices() throws {
    var axes = TraitAxes()
    try axes.replace([(.transcriptWidth, "iphone-se,iphone-13-mini,390,iphone-air")], languages: ["en"])
    #expect(axes[\.transcriptWidth] == [375, 390, 420])
    #expect(throws: SweepAxisError.self) {
        try axes.replace([(.transcriptWidth, "iphone-99")], languages: ["en"])
    }
}

@Test func aWatchAmongWidthsNeedsItsKindOfDevice() throws {
    var axes = TraitAxes()
    let error = #expect(throws: SweepAxisError.self) {
        try axes.replace([(.transcriptWidth, "watch-45")], languages: ["en"], idiom: .phone)
    }
    #expect(
        error?.description.contains("--idioms watch") == true
            && error?.description.contains("--device watch-45") == true)
    try axes.replace([(.transcriptWidth, "watch-45"), (.idiom, "watch")], languages: ["en"], idiom: .phone)
    #expect(axes[\.transcriptWidth] == [198])
    axes = TraitAxes()
    try axes.replace([(.transcriptWidth, "watch-45")], languages: ["en"], idiom: .watch)
    try axes.replace([(.transcriptWidth, "watch-45"), (.receiver, "watchos")], languages: ["en"], idiom: .phone)
    #expect(axes[\.transcriptWidth] == [198])
}

@Test func systemsAreAskedOnTheDevicesOnWhichTheyRun() throws {
    var axes = TraitAxes()
    try axes.replace(
        [(.receiver, "ios26,ios27,watchos"), (.idiom, "phone,pad"), (.category, "L,AX1")], languages: ["en"])
    let cells = axes.cells(over: TraitCollection())
    #expect(cells.count == 8 && axes.cellCount == 8)
    #expect(cells.allSatisfy { $0.receiver.runs(on: $0.userInterfaceIdiom) && $0.receiver != .watchos })
    // No pair is possible, or a cover would lose pairs of other traits.
    #expect(throws: SweepAxisError.self) {
        try axes.replace([(.receiver, "watchos"), (.idiom, "phone,pad")], languages: ["en"])
    }
    var cover = TraitAxes()
    cover.coversPairs = true
    #expect(throws: SweepAxisError.self) {
        try cover.replace([(.receiver, "ios26,watchos"), (.idiom, "phone,watch")], languages: ["en"])
    }
}

@Test func categoriesAreAllOrNamed() throws {
    var axes = TraitAxes()
    try axes.replace([(.category, "all")], languages: ["de", "en"])
    #expect(axes[\.preferredContentSizeCategory] == ContentSizeCategory.allCases)
    try axes.replace([(.category, "L,AX3,UICTContentSizeCategoryXS")], languages: ["de", "en"])
    #expect(axes[\.preferredContentSizeCategory] == [.large, .accessibilityExtraLarge, .extraSmall])
    let error = #expect(throws: SweepAxisError.self) {
        try axes.replace([(.category, "huge")], languages: ["de", "en"])
    }
    #expect(
        error?.description == "--categories huge: \"huge\" is not a text size; a text size is "
            + "XS, S, M, L, XL, XXL, XXXL, AX1, AX2, AX3, AX4 or AX5")
}

@Test func localesAndAppearancesAreLists() throws {
    var axes = TraitAxes()
    try axes.replace([(.locale, "en,ar,zh-Hant-TW"), (.style, "light,dark")], languages: ["de", "en"])
    #expect(axes[\.locale] == ["en", "ar", "zh-Hant-TW"])
    #expect(axes[\.userInterfaceStyle] == [.light, .dark])
    for locales in ["", "e", "en_US", "en,en", "1a", "tolongalanguage"] {
        #expect(throws: SweepAxisError.self) { try axes.replace([(.locale, locales)], languages: ["de", "en"]) }
    }
    for appearances in ["", "black", "dark,dark"] {
        #expect(throws: SweepAxisError.self) { try axes.replace([(.style, appearances)], languages: ["de", "en"]) }
    }
}

@Test func whatIsNotGivenStays() throws {
    var axes = TraitAxes()
    axes[\.locale] = ["th"]
    axes[\.transcriptWidth] = [320]
    try axes.replace([(.transcriptWidth, "400")], languages: ["de", "en"])
    #expect(axes[\.locale] == ["th"])
    #expect(axes[\.transcriptWidth] == [400])
}

@Test func moreCellsThanAreAllowedAreRefused() {
    var axes = TraitAxes()
    #expect(throws: SweepAxisError.self) {
        try axes.replace([(.transcriptWidth, "1:9999:1"), (.transcriptHeight, "1:9999:1")], languages: [])
    }
}
