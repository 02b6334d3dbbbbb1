import Testing
import ViewLayout

@testable import Goldens

/// What a verdict says has changed.
struct ChangeFactVerdictTests {
    private static func facts(
        layout new: LayoutRecord = .sample(), pixels: PixelDifference? = nil, edit: RecordEdit? = nil,
        isMismatchedPair: Bool = false, isPictureUnknown: Bool = false
    ) -> [ChangeFact] {
        ChangeFact.facts(
            of: .different(
                GoldenDifference(
                    layout: LayoutDifference(from: .sample(), to: new), pixels: pixels, edit: edit,
                    isMismatchedPair: isMismatchedPair, isPictureUnknown: isPictureUnknown)))
    }

    private static func pixels(_ paths: [String], moved: PictureMovement? = nil) -> PixelDifference {
        let (size, region) = (PixelSize(width: 9, height: 9), PixelRegion(x: 0, y: 0, width: 1, height: 1))
        var difference = PixelDifference(
            expectedSize: size, actualSize: size, differingPixels: 1, comparedPixels: 81, maximumDelta: 9,
            region: region, ladder: [],
            nodes: paths.map { .init(path: $0, line: nil, differingPixels: 1, region: region) })
        difference.moved = moved
        return difference
    }

    /// Files with one problem have one cause, whatever their names are.
    @Test func eachVerdictHasItsFacts() {
        #expect(ChangeFact.facts(of: .equal).isEmpty)
        #expect(ChangeFact.facts(of: .missing(files: ["a.png"])) == ChangeFact.facts(of: .missing(files: ["b.png"])))
        let files = ["a.png", "b.layout"].map { UnreadableGolden(file: $0, problem: .truncated) }
        let unreadable = ChangeFact.facts(of: .unreadable(files))
        #expect(unreadable.count == 2 && unreadable[0].change == unreadable[1].change)
        #expect(unreadable[0].sentence != unreadable[1].sentence && unreadable[0].fact == unreadable[1].fact)
        let blanks = [BlankPicture.empty, .transparent, .singleColor, .onlyBalloon].flatMap {
            ChangeFact.facts(of: .blank($0))
        }
        #expect(Set(blanks.map(\.change)).count == 4)
        let flaws = [
            GoldenFlaw(rule: "a", subject: "", message: "b"), GoldenFlaw(rule: "a", subject: "c", message: "b"),
        ]
        #expect(ChangeFact.facts(of: .flawed(flaws, nil)).map(\.node) == ["picture", "c"])
    }

    /// The record and the pair are told beside the layout; an unknown picture where nothing else is known.
    @Test func whatElseDiffersIsTold() throws {
        let record = LayoutRecord.sample()
        let edit = RecordEdit(
            file: Array((record.text + " ").utf8), of: record, comparedWith: record, isMismatchedPair: false)
        #expect(Self.facts(edit: edit).map(\.fact) == ["edit"])
        #expect(Self.facts(isMismatchedPair: true).map(\.fact) == ["pair"])
        #expect(Self.facts(isPictureUnknown: true).map(\.fact) == ["pixels"])
        #expect(Self.facts(isMismatchedPair: true, isPictureUnknown: true).map(\.fact) == ["pair"])
        let other = LayoutRecord.sample(caption: "Dinner at moon")
        #expect(Self.facts(layout: other, isPictureUnknown: true).map(\.fact) == ["text"])
    }

    /// Pixels that the layout explains are no fact of their own; those of a node that no other fact names are.
    @Test func pixelsAreExplainedByTheLayout() {
        func painted(_ value: String) -> LayoutRecord {
            var record = LayoutRecord.sample()
            record.nodes[2].attributes = [.init("color", value)]
            return record
        }
        let bar = Self.pixels(["balloon/bar"])
        let (both, caption) = (Self.pixels(["balloon/bar", "balloon/caption"]), Self.pixels(["balloon/caption"]))
        #expect(Self.facts(pixels: bar).map(\.node) == ["bar"] && Self.facts(pixels: bar)[0].reach == .pixels)
        #expect(Self.facts(layout: .sample(caption: "Dinner at moon"), pixels: bar).map(\.fact) == ["text"])
        // The sample has no color: the first one came.
        #expect(Self.facts(layout: painted("#ff0000"), pixels: bar).map(\.node) == ["bar"])
        #expect(Self.facts(layout: painted("#ff0000"), pixels: both).map(\.node) == ["bar", "caption"])
        #expect(Self.facts(layout: painted("#ff0000"), pixels: caption).map(\.node) == ["bar", "caption"])
    }

    /// What is said and not drawn explains no pixels, however often it is said.
    @Test func wordsThatAreOnlySaidExplainNoPixels() {
        func record(_ text: String) -> LayoutRecord {
            var record = LayoutRecord.sample()
            record.nodes[1].attributes.append(.init("summaryText", text))
            record.nodes[1].attributes.append(.init("description", text))
            return record
        }
        func facts(_ pixels: PixelDifference?) -> [ChangeFact] {
            let layout = LayoutDifference(from: record("Dinner"), to: record("Supper"))
            return ChangeFact.facts(
                of: .different(GoldenDifference(layout: layout, pixels: pixels, isMismatchedPair: false)))
        }
        #expect(facts(nil).map(\.reach) == [.said, .echo])
        let pixels = facts(Self.pixels(["balloon/bar"]))
        #expect(pixels.map(\.reach) == [.said, .echo, .pixels] && pixels.last?.node == "bar")
    }

    /// What has moved as a whole is told of the node that holds it.
    @Test func whatHasMovedIsOneFact() {
        let moved = Self.pixels(["balloon/row/a", "balloon/row/b"], moved: PictureMovement(right: 1, down: 0))
        let facts = Self.facts(pixels: moved)
        #expect(facts.map(\.node) == ["row"] && facts[0].sentence.contains("(+1, 0)"))
        #expect(facts[0].change != Self.facts(pixels: Self.pixels(["balloon/row/a", "balloon/row/b"]))[0].change)
    }

    /// Only the words of a value that differ are its change, so that one edit is one cause in every size.
    @Test(arguments: [
        ("13 regular", "13 bold", "regular → bold"), ("regular 13", "bold 13", "regular → bold"),
        ("a 13 regular", "a 17 regular", "13 → 17"), ("regular", "bold", "regular → bold"), ("a a", "a", "a a → a"),
        ("a b c", "a c", "b c → c"), ("a b", "c d", "a b → c d"),
    ]) func aChangeIsOfTheWordsThatDiffer(_ from: String, _ to: String, _ change: String) throws {
        func record(_ value: String) -> LayoutRecord {
            var record = LayoutRecord.sample()
            record.nodes[2].attributes = [.init("border", value)]
            return record
        }
        let facts = LayoutFacts(LayoutDifference(from: record(from), to: record(to))).facts
        #expect(facts.map(\.change) == [change])
    }

    /// What a change of an input can lead to follows from what it is.
    @Test(arguments: [
        ("locale", ChangeReach.viewer), ("string.place", .words), ("metric.textMargin", .metric),
        ("summaryText", .said),
        ("url", .said), ("preferredContentSizeCategory", .setting),
    ]) func theReachOfAnInput(_ name: String, _ reach: ChangeReach) {
        func record(_ value: String) -> LayoutRecord {
            LayoutRecord(inputs: [.init(name, value)], nodes: LayoutRecord.sample().nodes)
        }
        let (old, new) = name == "locale" ? ("de", "fr") : name.hasPrefix("pref") ? ("small", "extraLarge") : ("a", "b")
        #expect(LayoutFacts(LayoutDifference(from: record(old), to: record(new))).facts.map(\.reach) == [reach])
    }

    /// What is painted changes no size, and what is said is not drawn; anything else may change the content.
    @Test func attributesHaveTheirReach() {
        let attributes: [(ChangeReach, [String])] = [
            (
                .paint,
                ["color", "background", "opacity", "shadow", "border", "gradient", "outline", "decoration", "tint"]
            ),
            (
                .said,
                [
                    "summaryText", "accessibilityLabel", "accessibilityValue", "accessibilityHint",
                    "accessibilityTraits", "isAccessibilityElement", "accessibilityElementsHidden", "url",
                    "description",
                ]
            ),
            (.content, ["lineLimit", "radius"]),
        ]
        func record(_ attributes: [LayoutRecord.Attribute]) -> LayoutRecord {
            var record = LayoutRecord.sample()
            record.nodes[2].attributes = attributes
            return record
        }
        for (reach, names) in attributes {
            for name in names {
                let records = [record([.init(name, "a")]), record([.init(name, "b")]), record([])]
                let facts = [(0, 1), (2, 0), (0, 2)].flatMap { old, new in
                    LayoutFacts(LayoutDifference(from: records[old], to: records[new])).facts
                }
                #expect(facts.map(\.reach) == [reach, reach, reach] && Set(facts.map(\.change)).count == 3, "\(name)")
            }
        }
    }
}
