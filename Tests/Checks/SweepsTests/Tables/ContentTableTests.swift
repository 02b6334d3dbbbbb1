import Foundation
import Scenes
import Testing
import ViewLayout

@testable import Sweeps

/// Tables of scenes that vary what their texts say, beside others.
struct ContentTableTests {
    private func sweep(_ name: String, _ values: [(String, String)]) -> SceneSweep {
        var traits = TraitCollection.sample()
        for (name, value) in values { traits.content[name] = value }
        return SceneSweep(scene: name, cells: [.sample(traits)])
    }

    /// RFC 4180: "each line should contain the same number of fields", also of a scene that cannot be read.
    @Test func everyRowHasAsManyFieldsAsTheHead() throws {
        let table = SweepTable([
            sweep("points", [("name", "Bo"), ("count", "2")]), SceneSweep(unreadable: "broken", because: "no message"),
            sweep("plain", []), sweep("other", [("name", "Ada")]),
        ])
        let rows = table.csv().components(separatedBy: "\r\n").dropLast().map { $0.components(separatedBy: ",") }
        let head = try #require(rows.first)
        try #require(rows.count == 5 && rows.allSatisfy { $0.count == head.count })
        #expect(head.count == SweepTable.columns.count + 2 && Set(head.suffix(2)) == ["$name", "$count"])
        let name = try #require(head.firstIndex(of: "$name"))
        #expect(rows.map { $0[name] } == ["$name", "Bo", "", "", "Ada"])
        let count = try #require(head.firstIndex(of: "$count"))
        #expect(rows.map { $0[count] } == ["$count", "2", "", "", ""])
    }

    /// A scene that cannot be read has its name and the reason, and nothing else.
    @Test func aSceneThatCannotBeRead() throws {
        let table = SweepTable([SceneSweep(unreadable: "broken", because: "no message")])
        let rows = table.csv().components(separatedBy: "\r\n").dropLast().map { $0.components(separatedBy: ",") }
        #expect(rows.count == 2 && rows[0] == SweepTable.columns && rows[1].count == rows[0].count)
        let fields = Dictionary(uniqueKeysWithValues: zip(rows[0], rows[1])).filter { !$0.value.isEmpty }
        #expect(fields == ["scene": "broken", "findings": "notLaidOut"])
        #expect(table.text().contains("broken") && table.text().contains("no message"))
    }
}
