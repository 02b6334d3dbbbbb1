import Foundation
import TestSupport
import Testing
import ViewLayout

@testable import Goldens

/// Cells that fail for the same reason are one thing to read.
@Suite(.neverHangs) struct CauseGroupsTests {
    /// A balloon with a caption and a subcaption; the arguments are what tests change.
    private static func record(
        caption: String = "Dinner", color: String = "#000000", subcolor: String = "#3c3c43", size: Double = 13,
        barY: Double = 30
    ) -> LayoutRecord {
        func text(_ id: String, _ text: String, color: String, y: Double) -> LayoutRecord.Node {
            LayoutRecord.Node(
                depth: 1, id: id, kind: "text", frame: CGRect(x: 4, y: y, width: 52, height: 12),
                attributes: [.init("font", "footnote"), .init("size", "\(size)"), .init("color", color)],
                lines: [
                    LayoutRecord.Line(
                        range: 0..<text.count, x: 4, baseline: y + 10, width: 42, isTruncated: false, inkOverflow: 0,
                        text: text)
                ])
        }
        return LayoutRecord(nodes: [
            .init(depth: 0, id: "balloon", kind: "zstack", frame: CGRect(x: 0, y: 0, width: 60, height: 40)),
            text("caption", caption, color: color, y: 4), text("subcaption", "at noon", color: subcolor, y: 16),
            .init(depth: 1, id: "bar", kind: "fill", frame: CGRect(x: 0, y: barY, width: 60, height: 10)),
        ])
    }

    private static func cell(
        _ name: String, scene: String, width: Double = 60, hasOtherPixels: Bool = true,
        from old: LayoutRecord = record(), to new: LayoutRecord
    ) -> FailingCell {
        let difference = GoldenDifference(
            layout: LayoutDifference(from: old, to: new), pixels: nil, isMismatchedPair: false)
        return FailingCell(
            name: name, scene: scene, width: width, hasOtherPixels: hasOtherPixels,
            facts: ChangeFact.facts(of: .different(difference)))
    }

    @Test func oneChangeOfAllScenesIsOneCause() {
        let cells = (0..<20).map { index in
            Self.cell(
                "s\(index)", scene: "s\(index)", from: Self.record(caption: "C\(index)"),
                to: Self.record(caption: "C\(index)", color: "#ff0000"))
        }
        let groups = CauseGroups(cells)
        #expect(groups.causes.count == 1 && groups.causes[0].cells.count == 20)
    }

    /// A language that the strings no longer have is one edit, however many texts read otherwise.
    @Test func aLanguageThatIsGoneIsOneCause() {
        func cell(_ locale: String, _ keys: [String], lacking: Set<String>) -> FailingCell {
            let facts = keys.map { key in
                ChangeFact(
                    node: "string." + key, fact: "string." + key, change: "\(key) old → \(key) new", sentence: key,
                    reach: .words
                ).untranslated(among: lacking)
            }
            return FailingCell(name: "a@\(locale)", scene: "a", width: 60, locale: locale, facts: facts)
        }
        let keys = ["title", "place", "time"]
        let gone = CauseGroups([cell("he", keys, lacking: Set(keys))]).causes
        #expect(gone.map(\.sentence) == ["3 strings have no translation for he"])
        // Each language that is gone is an edit, and so is a string that was only edited.
        let two = [
            cell("he", keys, lacking: Set(keys)),
            cell("ar", keys.map { $0 + "2" }, lacking: Set(keys.map { $0 + "2" })),
        ]
        #expect(CauseGroups(two).causes.count == 2)
        #expect(CauseGroups([cell("he", keys, lacking: ["title", "place"])]).causes.count == 2)
        #expect(CauseGroups([cell("he", ["title"], lacking: ["title"])]).causes.map(\.sentence) == ["title"])
        // A source text that was edited, which other languages show too, is that edit.
        let edited = CauseGroups([cell("he", keys, lacking: Set(keys)), cell("en", ["title", "place"], lacking: [])])
        #expect(edited.causes.count == 3)
    }

    @Test func oneChangeWithOtherValuesInEachCellOfASceneIsOneCause() {
        let cells = ["light", "dark"].map { style in
            Self.cell(
                "a@\(style)", scene: "a", from: Self.record(color: style == "dark" ? "#ffffff" : "#000000"),
                to: Self.record(color: style == "dark" ? "#ff8888" : "#880000"))
        }
        let cause = CauseGroups(cells).causes
        #expect(cause.count == 1 && cause[0].variants.count == 1)
    }

    @Test func otherTextsOfOtherScenesAreOtherCauses() {
        let cells = ["a", "b"].map { scene in
            Self.cell(
                scene, scene: scene, from: Self.record(caption: "old \(scene)"),
                to: Self.record(caption: "new \(scene)"))
        }
        #expect(CauseGroups(cells).causes.count == 2)
    }

    @Test func theMostGeneralCauseIsFirstAndTheNarrowestCellShowsIt() {
        let one = (1...3).map {
            Self.cell("a\($0)", scene: "a", width: Double(400 - 50 * $0), to: Self.record(color: "#ff0000"))
        }
        let other = (1...5).map { Self.cell("b\($0)", scene: "b", to: Self.record(caption: "Supper")) }
        let causes = CauseGroups(one + other).causes
        #expect(causes.map(\.cells.count) == [5, 3])
        #expect(causes[1].narrowest == "a3" && causes[1].example == "a3")
        #expect(causes.map(\.number) == [1, 2])
    }

    /// Nobody learns anything from a cell that looks as it did before.
    @Test func aCellWithOtherPixelsShowsTheCause() {
        let cells = [(320, false), (402, true), (440, true)].map { width, isDrawnOtherwise in
            Self.cell(
                "a\(width)", scene: "a", width: Double(width), hasOtherPixels: isDrawnOtherwise,
                to: Self.record(color: "#ff0000"))
        }
        let cause = CauseGroups(cells).causes[0]
        #expect(cause.example == "a402" && cause.narrowest == "a320")
    }

    /// What follows in one cell is not told of another.
    @Test func whatFollowsIsToldOfTheCellThatShowsIt() {
        let groups = CauseGroups([
            Self.cell("a", scene: "a", to: Self.record(caption: "Supper")),
            Self.cell("b", scene: "a", to: Self.record(caption: "Supper", barY: 33)),
        ])
        #expect(groups.causes.count == 1 && groups.causes[0].following.map(\.cellCount) == [1])
        #expect(groups.following(inCell: "a").isEmpty && groups.following(inCell: "b").count == 1)
    }

    @Test func aCauseThatStandsInEveryCellBesideAnotherIsTold() {
        let cells = (0..<10).map {
            Self.cell("a\($0)", scene: "a", to: Self.record(caption: "Supper", subcolor: "#ff0000"))
        }
        let groups = CauseGroups(cells)
        #expect(groups.causes.count == 2)
        #expect(groups.causes.allSatisfy { $0.cells.count == 10 && $0.shared.count == 10 })
        #expect(groups.numbers(ofCell: "a4") == [1, 2])
    }

    @Test func aMoveThatFollowsFromATextIsNoCauseOfItsOwnButIsTold() {
        let groups = CauseGroups([
            Self.cell("a", scene: "a", to: Self.record(caption: "Supper", barY: 33)),
            Self.cell("b", scene: "b", from: Self.record(caption: "x"), to: Self.record(caption: "y", barY: 33)),
        ])
        #expect(groups.causes.count == 2)
        #expect(groups.causes.allSatisfy { $0.following.contains { $0.sentence.contains("bar") } })
    }

    @Test func aMoveThatOtherCellsShowAloneIsACauseBesideAText() {
        let groups = CauseGroups([
            Self.cell("a", scene: "a", to: Self.record(barY: 33)),
            Self.cell("b", scene: "b", to: Self.record(caption: "Supper", barY: 33)),
        ])
        #expect(groups.causes.map(\.cells) == [["a", "b"], ["b"]])
    }

    /// A text that moves into the strings of a scene, and reads otherwise in one language, is one edit.
    @Test(arguments: [true, false]) func aTextThatMovesIntoStringsOrOutOfThemIsOneCause(_ movesIn: Bool) {
        func record(_ text: String, string: String?) -> LayoutRecord {
            var record = Self.record(caption: text)
            record.nodes[0].attributes = [.init("summaryText", text)]
            record.inputs = string.map { [.init("string.place", $0)] } ?? []
            return record
        }
        let cells = [("a@en", "Pier"), ("a@de", "Kai")].map { name, text in
            let (old, new) = (record("Pier", string: nil), record(text, string: text))
            return Self.cell(name, scene: "a", from: movesIn ? old : new, to: movesIn ? new : old)
        }
        #expect(CauseGroups(cells).causes.map(\.cells) == [["a@de", "a@en"]])
    }

    /// An edit of one part of a value is one cause of all scenes, whatever the other parts are there.
    @Test(arguments: [
        (["13 regular", "13 bold"], ["17 regular", "17 bold"], 1),
        (["regular 13", "bold 13"], ["regular 17", "bold 17"], 1),
        (["a regular 13", "a bold 13"], ["b regular 17", "b bold 17"], 1),
        (["regular", "bold"], ["regular", "bold"], 1),
        (["a a", "a"], ["b b", "b"], 2), (["regular 13", "bold 13"], ["regular 17", "light 17"], 2),
    ]) func anEditOfOnePartOfAValueIsOneCause(one: [String], other: [String], causes: Int) {
        func record(_ border: String) -> LayoutRecord {
            var record = Self.record()
            record.nodes[3].attributes = [.init("border", border)]
            return record
        }
        let cells = [one, other].enumerated().map { index, values in
            Self.cell("s\(index)", scene: "s\(index)", from: record(values[0]), to: record(values[1]))
        }
        #expect(CauseGroups(cells).causes.count == causes)
    }

    @Test func missingGoldensAreOneCauseAndBrokenFilesAreOneForEachProblem() {
        let cells = [
            ("a", GoldenVerdict.missing(files: ["a.png"])), ("b", .missing(files: ["b.png", "b.layout"])),
            ("c", .unreadable([UnreadableGolden(file: "c.png", problem: .lfsPointer)])),
            ("d", .unreadable([UnreadableGolden(file: "d.png", problem: .lfsPointer)])),
            ("e", .unreadable([UnreadableGolden(file: "e.png", problem: .truncated)])),
        ]
        // Of scenes of their own, and of one scene.
        for scene in [nil, "dinner"] {
            let failing = cells.map {
                FailingCell(name: $0, scene: scene ?? $0, width: nil, facts: ChangeFact.facts(of: $1))
            }
            #expect(CauseGroups(failing).causes.map(\.cells) == [["a", "b"], ["c", "d"], ["e"]])
        }
    }

    private static func fact(_ node: String, _ reach: ChangeReach, change: String = "a b") -> ChangeFact {
        ChangeFact(node: node, fact: reach.rawValue, change: change, sentence: "\(node): \(reach)", reach: reach)
    }

    /// What has no values to compare, such as pixels, is one cause at one node of one scene, and another one elsewhere.
    @Test func whatHasNoValuesIsOneCauseOfItsScene() {
        let cells = [("a", "bar"), ("a", "bar"), ("b", "bar"), ("b", "dot")].enumerated().map { index, place in
            FailingCell(
                name: "\(index)", scene: place.0, width: nil, facts: [Self.fact(place.1, .pixels, change: "")])
        }
        #expect(CauseGroups(cells).causes.map(\.cells) == [["0", "1"], ["2"], ["3"]])
    }

    /// What follows in one cell is a cause where another cell shows the same values alone; without values it is not known to
    /// be the same.
    @Test(arguments: [("a b", [["a", "b"], ["b"]]), ("", [["a"], ["b"]])])
    func whatHasNoValuesFollows(_ change: String, _ causes: [[String]]) {
        let lines = Self.fact("caption", .lines, change: change)
        let cells = [("a", [lines]), ("b", [Self.fact("caption", .words), lines])].map { name, facts in
            FailingCell(name: name, scene: "s", width: nil, facts: facts)
        }
        #expect(CauseGroups(cells).causes.map(\.cells) == causes)
    }

    @Test func theOrderOfCellsChangesNothing() {
        let cells = (0..<30).map { index in
            Self.cell(
                "a\(index)", scene: "s\(index % 4)",
                to: Self.record(
                    caption: index % 3 == 0 ? "Supper" : "Dinner", color: index % 2 == 0 ? "#ff0000" : "#000000",
                    barY: index % 6 == 1 ? 31 : 30))
        }
        let groups = CauseGroups(cells)
        #expect(CauseGroups(cells.reversed()) == groups)
        #expect(groups.causes.count == 3)
    }

    /// Each scene shares an edit with the next one, so that the first and the last are of one cause, and another colour of
    /// another scene is none of theirs.
    @Test(arguments: [[0, 1, 2, 3, 4, 5], [5, 4, 3, 2, 1, 0], [0, 2, 4, 1, 3, 5], [4, 0, 5, 2, 1, 3]])
    func aChainOfScenesIsOneCause(_ order: [Int]) {
        // Scenes are named by the order, which is that in which they are joined.
        let cells = order.enumerated().flatMap { name, place in
            [place, place + 1].map { color in
                Self.cell("s\(name)@\(color)", scene: "s\(name)", to: Self.record(color: "#00000\(color + 1)"))
            }
        }
        let other = Self.cell("t", scene: "t", to: Self.record(subcolor: "#ff0000"))
        #expect(CauseGroups(cells + [other]).causes.map(\.cells) == [cells.map(\.name).sorted(), ["t"]])
    }

    /// Causes of as many cells stand in the order of their first cells.
    @Test func causesOfOneSizeAreInTheOrderOfTheirCells() {
        let cells = ["a", "b", "c"].map { Self.cell($0, scene: $0, to: Self.record(caption: "Supper \($0)")) }
        #expect(CauseGroups(cells.reversed()).causes.map(\.cells) == [["a"], ["b"], ["c"]])
    }

    /// Ten thousand in `make oracles`.
    @Test func manyCellsAreGroupedInSeconds() {
        let cells = (0..<10_000 / OracleDepth.stride(4)).map { index in
            Self.cell(
                "a\(index)", scene: "s\(index % 50)", to: Self.record(color: "#ff0000", size: 13 + Double(index % 11)))
        }
        let start = Self.processorSeconds
        #expect(CauseGroups(cells).causes.count == 2)
        #expect(Self.processorSeconds - start < (OracleDepth.isFull ? 8 : 3), "a debug build")
    }

    /// What this thread has taken of a processor: other tests and programs run beside it.
    private static var processorSeconds: Int {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return time.tv_sec
    }

    /// Layouts are the same with each version of a library: an edit is not laid to the one that a golden was drawn with.
    @Test func aLibraryIsNoCause() {
        let changes = [
            EngineChange(.library("FreeType"), from: "2.12.1", to: "2.13.2"),
            EngineChange(.font("BubbleSans"), from: "4.001", to: "4.002"),
        ]
        let facts = ChangeFact.facts(of: changes, .certain)
        #expect(facts.map(\.node) == ["font BubbleSans"])
    }
}
