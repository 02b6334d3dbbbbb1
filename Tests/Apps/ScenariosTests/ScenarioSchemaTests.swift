import BalloonFixtures
import Foundation
import Scenarios
import Scenes
import Testing

/// `Documentation/scenario.schema.json` and the reader know the same keys.
@Suite struct ScenarioSchemaTests {
    private func schema(_ name: String = "scenario") throws -> [String: Any] {
        let path = packageFolder + "/Documentation/\(name).schema.json"
        let data = try Data(contentsOf: URL(fileURLWithPath: path))
        return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    }

    private func keys(_ schema: [String: Any]?) -> [String] {
        ((schema?["properties"] as? [String: Any]).map { Array($0.keys) } ?? []).sorted()
    }

    private func property(_ schema: [String: Any]?, _ name: String) -> [String: Any]? {
        (schema?["properties"] as? [String: Any])?[name] as? [String: Any]
    }

    /// The words and the mapping among the alternatives of something.
    private func alternatives(_ schema: [String: Any]?) throws -> (words: [String], mapping: [String: Any]) {
        let alternatives = try #require(schema?["oneOf"] as? [[String: Any]])
        let words = alternatives.compactMap { $0["enum"] as? [String] }.first ?? []
        return (words, try #require(alternatives.first { $0["properties"] != nil }))
    }

    @Test("Every mapping has the same keys in both, and every choice the same words")
    func sameKeys() throws {
        let scenario = try schema()
        let definitions = try #require(scenario["$defs"] as? [String: [String: Any]])
        #expect(keys(scenario) == ScenarioGrammar.scenario.sorted())
        #expect(keys(property(scenario, "app")) == ScenarioGrammar.app.sorted())
        #expect(keys(definitions["message"]) == ScenarioGrammar.message.sorted())
        let stickers = property(scenario, "stickers")?["additionalProperties"] as? [String: Any]
        #expect(keys(stickers) == SceneGrammar.sticker.sorted())
        let (steps, step) = try alternatives(definitions["step"])
        #expect(steps == ScenarioGrammar.plainSteps && keys(step) == ScenarioGrammar.steps.sorted())
        let (actions, action) = try alternatives(definitions["appAction"])
        #expect(actions == ScenarioGrammar.plainAppActions && keys(action) == ScenarioGrammar.appActions.sorted())
        #expect(keys(property(step, "tapInBalloon")) == ScenarioGrammar.tapInBalloon.sorted())
        #expect(try keys(alternatives(property(step, "receive")).mapping) == ScenarioGrammar.arrivals.sorted())
        let sheet = try alternatives(property(step, "sendFromCompanionApp")).mapping
        #expect(keys(sheet) == ScenarioGrammar.companionSheet.sorted())
        #expect(try keys(alternatives(definitions["attachment"]).mapping) == ScenarioGrammar.attachment.sorted())
    }

    @Test("What it takes from the schema of scenes is there")
    func references() throws {
        func references(_ value: Any) -> [String] {
            if let list = value as? [Any] { return list.flatMap(references) }
            guard let mapping = value as? [String: Any] else { return [] }
            return mapping.flatMap { key, value in
                key == "$ref" ? [value as? String].compactMap { $0 } : references(value)
            }
        }
        let (scenario, scene) = (try schema(), try schema("scene"))
        let found = references(scenario)
        #expect(found.contains { $0.hasPrefix("scene.schema.json#") })
        for reference in found {
            let parts = reference.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
            var target: Any? = parts[0].isEmpty ? scenario : scene
            for key in parts[1].split(separator: "/") { target = (target as? [String: Any])?[String(key)] }
            #expect(target != nil, "\(reference)")
        }
    }
}
