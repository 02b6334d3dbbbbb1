import BalloonFixtures
import BalloonLayouts
import Foundation
import Scenes
import TestSupport
import Testing
import ViewLayout

/// `Documentation/scene.schema.json` is what the grammar says, and judges scenes as the reader does.
@Suite struct SceneSchemaTests {
    static let file = packageFolder + "/Documentation/" + SceneSchema.fileName

    private func check() throws -> JSONSchemaCheck {
        let schema = try JSONSerialization.jsonObject(with: Data(SceneSchema.text.utf8))
        return JSONSchemaCheck(root: try #require(schema as? [String: Any]))
    }

    private func value(of text: String, file: String = "a.yaml") throws -> Any {
        try SceneFile.read(text, file: file) { $0 }.plainValue
    }

    @Test("The file is the grammar's; BALLOON_REWRITE=schema writes it")
    func isCurrent() throws {
        if Rewriting.schema.isAsked {
            try Data(SceneSchema.text.utf8).write(to: URL(fileURLWithPath: Self.file))
        }
        #expect(try String(contentsOfFile: Self.file, encoding: .utf8) == SceneSchema.text)
    }

    @Test("It has the names by which editors and other schemas find it")
    func names() throws {
        let root = try check().root
        #expect(root["$id"] as? String == "scene.schema.json")
        #expect((root["$schema"] as? String)?.hasSuffix("2020-12/schema") == true)
    }

    @Test("Every example is valid", arguments: try exampleScenes())
    func examples(name: String) throws {
        let path = packageFolder + "/Examples/" + name
        let problems = try check().problems(of: value(of: String(contentsOfFile: path, encoding: .utf8), file: name))
        #expect(problems.isEmpty, "\(problems)")
    }

    @Test("A mistake that a schema can see is refused", arguments: WrongSceneTests.corpus.filter(\.isSeenBySchema))
    func mistakes(scene: WrongScene) throws {
        #expect(try !check().problems(of: value(of: scene.text)).isEmpty)
    }

    @Test("What the reader takes is valid: every colour, kind, modifier and value of a trait")
    func accepted() throws {
        let check = try check()
        func expectValid(_ text: String) throws {
            let problems = try check.problems(of: value(of: text))
            #expect(problems.isEmpty, "\(text) \(problems)")
            #expect(throws: Never.self) { try BalloonScene(text: text, file: "a.yaml") }
        }
        for color in ColorReference.names + ["\"#fff\"", "\"#8ecae6\"", "\"#00000080\""] {
            try expectValid(WrongScene.live("{fill: \(color), id: a-1_b}"))
        }
        for trait in ViewerTrait.all {
            guard case .names(let names) = trait.form, trait.name != "userInterfaceIdiom" else { continue }
            for name in names.flatMap(\.all) {
                try expectValid(WrongScene.template + "traits: {\(trait.name): \(name)}\n")
            }
            try expectValid(WrongScene.template + "sweep: {\(trait.axisName): all}\n")
        }
        for text in [
            "{spacer: null}", "{spacer: 3}", "{divider: ~}", "{text: {key: a}, font: {size: 12, weight: bold}}",
        ] {
            try expectValid(WrongScene.live(text) + "strings: {en: {a: b}}\n")
        }
    }

    @Test("Every example is read and laid out", arguments: try exampleScenes())
    func laidOut(name: String) throws {
        let scene = try BalloonScene(contentsOf: packageFolder + "/Examples/" + name)
        let balloon = try scene.layout(fonts: fonts())
        #expect(balloon.size.width > 100 && balloon.size.height >= 35)
        #expect(!balloon.findingKinds.contains(.contentClipped) && !balloon.findingKinds.contains(.blankSpace))
    }

    @Test(
        "Comparisons are those of the reader",
        arguments: [
            ("< 5", true), ("<= 5", true), ("= 5", true), ("== 5", true), ("!= 5", true), (">= 5", true), ("> 5", true),
            (">5.5", true),
            ("< -2", true), ("=> 5", false), ("<> 5", false), ("~ 5", false), ("5 >", false), ("! 5", false),
            ("> x", false),
        ])
    func comparisons(_ comparison: String, isTaken: Bool) throws {
        let text = "message: {layout: {template: {caption: a}}}\nexpect: [{node: caption, x: \"\(comparison)\"}]"
        #expect(try check().problems(of: value(of: text)).isEmpty == isTaken)
        #expect(((try? BalloonScene(text: text, file: "a.yaml")) != nil) == isTaken)
    }
}

extension SceneNode {
    /// The value as Foundation's JSON has it.
    fileprivate var plainValue: Any {
        switch value {
        case .null: NSNull()
        case .boolean(let flag): flag
        case .number(let number, _): number
        case .string(let text): text
        case .sequence(let nodes): nodes.map(\.plainValue)
        case .mapping(let entries):
            Dictionary(entries.map { ($0.key, $0.value.plainValue) }) { first, _ in first }
        }
    }
}

private func exampleScenes() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: packageFolder + "/Examples").filter { $0.hasSuffix(".yaml") }
        .sorted()
}
