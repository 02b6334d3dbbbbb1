import BalloonFixtures
import BalloonLayouts
import Foundation
import Scenes
import Testing

/// `Documentation/scene.schema.json` and the reader know the same keys.
@Suite struct SceneSchemaTests {
    private func schema() throws -> [String: Any] {
        let path = packageFolder + "/Documentation/scene.schema.json"
        let data = try Data(contentsOf: URL(fileURLWithPath: path))
        return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    }

    private func keys(_ schema: [String: Any]?) -> [String] {
        ((schema?["properties"] as? [String: Any]).map { Array($0.keys) } ?? []).sorted()
    }

    private func property(_ schema: [String: Any]?, _ name: String) -> [String: Any]? {
        (schema?["properties"] as? [String: Any])?[name] as? [String: Any]
    }

    /// The keys of the one mapping among alternatives.
    private func alternativeKeys(_ schema: [String: Any]?) -> [String] {
        ((schema?["oneOf"] as? [[String: Any]]) ?? []).flatMap(keys).sorted()
    }

    /// The keys of which one must be there.
    private func requiredOnes(_ schema: [String: Any]?) -> [String] {
        ((schema?["oneOf"] as? [[String: Any]]) ?? []).flatMap { $0["required"] as? [String] ?? [] }
    }

    @Test("Every mapping has the same keys in both")
    func sameKeys() throws {
        let scene = try schema()
        let definitions = try #require(scene["$defs"] as? [String: [String: Any]])
        #expect(keys(scene) == SceneGrammar.scene.sorted())
        #expect(requiredOnes(scene) == SceneGrammar.subjects)
        #expect(keys(definitions["message"]) == SceneGrammar.message.sorted())
        #expect(keys(property(definitions["message"], "layout")) == SceneGrammar.layout.sorted())
        #expect(keys(definitions["app"]) == SceneGrammar.app.sorted())
        #expect(keys(definitions["transcript"]) == SceneGrammar.transcript.sorted())
        #expect(keys(definitions["entry"]) == (SceneGrammar.entryKinds + SceneGrammar.entryModifiers).sorted())
        #expect(requiredOnes(definitions["entry"]) == SceneGrammar.entryKinds)
        #expect(keys(property(definitions["transcript"], "inputField")) == SceneGrammar.inputField.sorted())
        #expect(keys(property(definitions["transcript"], "appStrip")) == SceneGrammar.appStrip.sorted())
        #expect(keys(property(scene, "stickers")) == SceneGrammar.stickers.sorted())
        #expect(keys(definitions["sticker"]) == SceneGrammar.sticker.sorted())
        #expect(keys(definitions["droppedSticker"]) == SceneGrammar.droppedSticker.sorted())
        #expect(keys(property(scene, "traits")) == SceneGrammar.traits.sorted())
        #expect(keys(property(scene, "metrics")) == SceneGrammar.metrics.sorted())
        #expect(keys(definitions["axes"]) == SceneGrammar.axes.sorted())
        #expect(keys(definitions["template"]) == SceneGrammar.template.sorted())
        #expect(keys(definitions["live"]) == SceneGrammar.live.sorted())
        #expect(keys(property(definitions["live"], "contentSize")) == SceneGrammar.contentSize.sorted())
        #expect(alternativeKeys(definitions["lengthExpression"]) == SceneGrammar.lengthExpressions.sorted())
        #expect(alternativeKeys(definitions["text"]) == SceneGrammar.text.sorted())
        let element = definitions["element"]
        #expect(keys(element) == (SceneGrammar.elementKinds + SceneGrammar.elementModifiers).sorted())
        #expect(alternativeKeys(property(element, "font")) == SceneGrammar.font.sorted())
        #expect(alternativeKeys(property(element, "padding")) == SceneGrammar.padding.sorted())
        #expect(keys(property(element, "frame")) == SceneGrammar.frame.sorted())
    }

    @Test("Every metric takes the same values in both", arguments: MessagesMetrics.catalogue)
    func sameMetrics(entry: MetricEntry<MessagesMetrics>) throws {
        let metric = try #require(property(property(try schema(), "metrics"), entry.name))
        switch entry.allowed {
        case .numbers(let range):
            #expect(metric["type"] as? String == "number")
            #expect(metric["minimum"] as? Double == range.lowerBound)
            #expect(metric["maximum"] as? Double == range.upperBound)
        case .names(let names): #expect(metric["enum"] as? [String] == names)
        case .flags: #expect(metric["type"] as? String == "boolean")
        }
        let description = try #require(metric["description"] as? String)
        #expect(description.hasSuffix("\(entry.confidence.mark): \(entry.source)"))
    }

    @Test("Every modifier applies to the same kinds in both")
    func sameModifiers() throws {
        let definitions = try #require(try schema()["$defs"] as? [String: [String: Any]])
        for (name, expected) in [
            ("element", SceneGrammar.kindsOfModifier), ("entry", SceneGrammar.entryKindsOfModifier),
        ] {
            let dependent = try #require(definitions[name]?["dependentSchemas"] as? [String: [String: Any]])
            let kinds = dependent.mapValues { schema in
                ((schema["anyOf"] as? [[String: Any]]) ?? []).flatMap { $0["required"] as? [String] ?? [] }
            }
            #expect(kinds == expected)
        }
    }

    @Test("Every example is read and laid out", arguments: try exampleScenes())
    func examples(name: String) throws {
        let scene = try BalloonScene(contentsOf: packageFolder + "/Examples/" + name)
        let balloon = try scene.layout(fonts: fonts())
        #expect(balloon.size.width > 100 && balloon.size.height >= 35)
        #expect(!balloon.findingKinds.contains(.contentClipped) && !balloon.findingKinds.contains(.blankSpace))
    }
}

private func exampleScenes() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: packageFolder + "/Examples").filter { $0.hasSuffix(".yaml") }
        .sorted()
}
