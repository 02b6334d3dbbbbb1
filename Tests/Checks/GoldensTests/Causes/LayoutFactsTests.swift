import Testing
import ViewLayout

@testable import Goldens

/// What follows from an edit of a text says nothing new.
struct LayoutFactsTests {
    private static func record(
        _ caption: String, summary: String? = nil, bar: String? = nil, inputs: [LayoutRecord.Attribute] = []
    ) -> LayoutRecord {
        func line(_ text: String) -> LayoutRecord.Line {
            .init(
                range: 0..<text.utf16.count, x: 4, baseline: 12, width: 42, isTruncated: false, inkOverflow: 0,
                text: text)
        }
        var nodes = LayoutRecord.sample().nodes
        nodes[0].attributes = summary.map { [.init("summaryText", $0)] } ?? []
        nodes[1].lines = [line(caption)]
        if let bar { nodes[2] = .init(depth: 1, id: "bar", kind: "text", frame: nodes[2].frame, lines: [line(bar)]) }
        return LayoutRecord(inputs: inputs, nodes: nodes)
    }

    private static func facts(_ old: LayoutRecord, _ new: LayoutRecord) -> [ChangeFact] {
        LayoutFacts(LayoutDifference(from: old, to: new)).facts
    }

    /// A summary repeats the caption, whole or shortened, or says something of its own.
    @Test(
        arguments: [
            ("Dinner at the pier", "Supper at the pier", .echo), ("Dinner at t…", "Supper at t…", .echo),
            ("Dinner at…", "Supper…", .echo), ("Dinner at", "Supper at", .said), ("Lunch at…", "Supper at…", .said),
            ("Dinner at…", "Brunch at…", .said),
        ] as [(String, String, ChangeReach)])
    func aShortenedTextFollowsFromTheText(from: String, to: String, reach: ChangeReach) {
        let facts = Self.facts(
            Self.record("Dinner at the pier", summary: from), Self.record("Supper at the pier", summary: to))
        #expect(facts.map(\.reach) == [.words, reach])
    }

    /// A string comes before the text that shows it, which repeats it.
    @Test func aTextRepeatsItsString() {
        func record(_ text: String) -> LayoutRecord { Self.record(text, inputs: [.init("string.place", text)]) }
        let facts = Self.facts(record("Pier"), record("Quay"))
        #expect(facts.map(\.reach) == [.words, .echo])
    }

    /// A receiver whose system does not run on the device brings the usual one of its system with it.
    @Test(
        arguments: [
            (nil, "watchos", "phone", "watch", .echo), (nil, "watchos", nil, "watch", .echo),
            ("ios26", "ios27", "phone", "pad", .viewer), ("watchos", nil, "watch", "pad", .viewer),
        ] as [(String?, String?, String?, String?, ChangeReach)])
    func aReceiverBringsItsDevice(
        _ old: String?, _ new: String?, _ device: String?, _ newDevice: String?, _ reach: ChangeReach
    ) throws {
        func inputs(_ receiver: String?, _ idiom: String?) -> [LayoutRecord.Attribute] {
            [("receiver", receiver), ("userInterfaceIdiom", idiom)]
                .compactMap { name, value in value.map { LayoutRecord.Attribute(name, $0) } }
        }
        let facts = Self.facts(
            Self.record("Dinner", inputs: inputs(old, device)), Self.record("Dinner", inputs: inputs(new, newDevice)))
        #expect(facts.count == 2 && facts.first { $0.fact == "userInterfaceIdiom" }?.reach == reach)
    }

    /// Two texts that change places are one edit, and two that read otherwise are two.
    @Test(arguments: [("Noon", "Dinner", 1), ("Noon", "Supper", 2), ("Lunch", "Dinner", 2)])
    func textsThatChangePlacesAreOneEdit(_ caption: String, _ bar: String, _ count: Int) {
        let facts = Self.facts(Self.record("Dinner", bar: "Noon"), Self.record(caption, bar: bar))
        #expect(facts.count == count && facts.allSatisfy { $0.reach == .words })
    }
}
