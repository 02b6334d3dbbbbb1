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

    /// One edit of a scene brings other traits with it: they are no edits of their own, unless they are not what it brings.
    @Test(
        arguments: [
            (["locale": "ar", "layoutDirection": "rightToLeft"], [:], ["locale"]),
            ([:], ["locale": "ar", "layoutDirection": "rightToLeft"], ["locale"]),
            (["locale": "de", "layoutDirection": "rightToLeft"], [:], ["locale", "layoutDirection"]),
            (["receiver": "watchos", "transcriptWidth": "198", "transcriptHeight": "242"], [:], ["receiver"]),
            ([:], ["receiver": "watchos", "transcriptWidth": "198", "transcriptHeight": "242"], ["receiver"]),
            (["receiver": "watchos", "transcriptWidth": "184"], [:], ["receiver", "transcriptWidth"]),
            (["receiver": "ios27", "transcriptWidth": "320"], [:], ["receiver", "transcriptWidth"]),
        ] as [([String: String], [String: String], Set<String>)])
    func anEditBringsOtherTraits(_ new: [String: String], _ old: [String: String], _ causes: Set<String>) {
        func record(_ inputs: [String: String]) -> LayoutRecord {
            Self.record("Dinner", inputs: inputs.sorted { $0.key < $1.key }.map { .init($0.key, $0.value) })
        }
        let facts = Self.facts(record(old), record(new))
        #expect(Set(facts.filter { $0.reach != .echo }.map(\.fact)) == causes)
    }

    /// A width changes no words; a language does, and so does a list, which shows the summary.
    @Test(
        arguments: [
            ("transcriptWidth", "320", 2), ("preferredContentSizeCategory", "AX1", 2), ("locale", "de", 1),
            ("surface", "conversationList", 1),
        ])
    func wordsFollowFromWhatChoosesThem(_ trait: String, _ value: String, _ count: Int) {
        let facts = Self.facts(Self.record("Dinner"), Self.record("Supper", inputs: [.init(trait, value)]))
        #expect(ChangeFact.causes(among: facts).causes.count == count)
    }

    /// Two texts that change places are one edit, and two that read otherwise are two.
    @Test(arguments: [("Noon", "Dinner", 1), ("Noon", "Supper", 2), ("Lunch", "Dinner", 2)])
    func textsThatChangePlacesAreOneEdit(_ caption: String, _ bar: String, _ count: Int) {
        let facts = Self.facts(Self.record("Dinner", bar: "Noon"), Self.record(caption, bar: bar))
        #expect(facts.count == count && facts.allSatisfy { $0.reach == .words })
    }

    /// Strings that change places are one edit with the texts that show them.
    @Test(arguments: [("Noon", "Dinner", 1), ("Noon", "Supper", 2)])
    func stringsThatChangePlacesAreOneEdit(_ first: String, _ second: String, _ count: Int) {
        func record(_ caption: String, _ bar: String) -> LayoutRecord {
            Self.record(caption, bar: bar, inputs: [.init("string.what", caption), .init("string.when", bar)])
        }
        let facts = Self.facts(record("Dinner", "Noon"), record(first, second)).filter { $0.reach != .echo }
        #expect(facts.map(\.node) == Array(["string.what", "string.when"].prefix(count)))
        if count == 1 { #expect(facts[0].sentence.contains("“what”") && facts[0].sentence.contains("“when”")) }
    }

    /// The children of a balloon, each with a kind and a name; equal for equal kinds.
    private static func children(_ nodes: [(id: String, kind: String)], color: String = "#000000") -> LayoutRecord {
        let root = LayoutRecord.Node(depth: 0, id: "balloon", kind: "zstack", frame: .zero)
        return LayoutRecord(
            nodes: [root]
                + nodes.map {
                    .init(depth: 1, id: $0.id, kind: $0.kind, frame: .zero, attributes: [.init("color", color)])
                })
    }

    /// A node with another name is the same node where all else of it is, at its place among the others.
    @Test func aRenamedNodeIsOneEdit() {
        let old = Self.children([("title", "text"), ("photo", "image"), ("fill", "fill")])
        let renamed = Self.facts(old, Self.children([("title", "text"), ("picture", "image"), ("fill", "fill")]))
        #expect(renamed.map(\.sentence) == ["image photo is now called picture"] && renamed[0].reach == .said)
        let nameless = Self.facts(old, Self.children([("title", "text"), ("image", "image"), ("fill", "fill")]))
        #expect(nameless.map(\.sentence) == ["image photo no longer has a name"])
        #expect(Self.facts(Self.children([("image", "image")]), Self.children([("photo", "image")])).count == 1)
        // What stands elsewhere, or looks otherwise, is another node.
        let moved = Self.facts(old, Self.children([("picture", "image"), ("title", "text"), ("fill", "fill")]))
        #expect(moved.map(\.fact).sorted() == ["added", "removed"])
        let painted = Self.facts(
            Self.children([("photo", "image")]), Self.children([("picture", "image")], color: "#ffffff"))
        #expect(painted.map(\.fact) == ["added"])
        // Of two that are equal nobody knows which one it was.
        let twins = Self.facts(
            Self.children([("photo", "image"), ("map", "image")]), Self.children([("one", "image"), ("two", "image")]))
        #expect(twins.allSatisfy { $0.fact != "name" })
    }

    /// What was removed where something was added is one edit with it; at two places there are two.
    @Test func aReplacedNodeIsOneEdit() {
        let old = Self.children([("actor", "text"), ("line", "text"), ("fill", "fill"), ("end", "divider")])
        let replaced = Self.facts(old, Self.children([("photo", "image"), ("fill", "fill"), ("end", "divider")]))
        #expect(replaced.map(\.fact) == ["added"] && replaced[0].node == "photo")
        #expect(["photo", "actor", "line"].allSatisfy(replaced[0].sentence.contains))
        let elsewhere = Self.facts(old, Self.children([("fill", "fill"), ("photo", "image"), ("end", "divider")]))
        #expect(elsewhere.map(\.fact).sorted() == ["added", "removed", "removed"])
        #expect(
            Self.facts(old, Self.children([("fill", "fill"), ("end", "divider")])).map(\.fact) == [
                "removed", "removed",
            ])
    }

    /// Who speaks next decides which bubble has a tail: it follows from bubbles that come and go.
    @Test func aTailFollowsFromTheBubblesAroundIt() {
        func record(_ tail: String, _ others: [String]) -> LayoutRecord {
            var record = Self.children([("bubble", "bubble")] + others.map { ($0, "template") })
            record.nodes[1].attributes = [.init("tail", tail)]
            return record
        }
        #expect(Self.facts(record("none", []), record("bottom", [])).map(\.reach) == [.paint])
        let facts = Self.facts(record("bottom", []), record("none", ["invitation"]))
        #expect(ChangeFact.causes(among: facts).causes.map(\.node) == ["invitation"])
        #expect(ChangeFact.causes(among: facts).following.map(\.node) == ["bubble"])
    }

    /// Texts without names of their own are told apart by what they said.
    @Test(arguments: [("text", "text", 2), ("title", "place", 0)])
    func textsThatHaveNoNamesAreQuoted(_ first: String, _ second: String, _ quotations: Int) {
        func record(_ texts: [String]) -> LayoutRecord {
            var record = Self.children([("above", "hstack"), ("below", "hstack")])
            for (index, (name, text)) in zip([first, second], texts).enumerated() {
                let lines = Self.record(text).nodes[1].lines
                record.nodes.insert(
                    .init(depth: 2, id: name, kind: "text", frame: .zero, lines: lines), at: 2 + 2 * index)
            }
            return record
        }
        let facts = Self.facts(record(["Dinner", "Noon"]), record(["Noon", "Dinner"]))
        #expect(facts.map { $0.sentence.prefix { $0 != ":" }.count { $0 == "“" } } == [quotations])
    }
}
