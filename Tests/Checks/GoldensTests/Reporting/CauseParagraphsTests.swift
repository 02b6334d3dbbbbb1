import Testing
import ViewLayout

@testable import Goldens

/// What is printed of causes, and of one cell.
struct CauseParagraphsTests {
    private static let options = GoldenReportOptions(goldens: "Goldens", acceptCommand: nil)

    private static func flawed(_ message: String) -> GoldenVerdict {
        .flawed([GoldenFlaw(rule: "wordBroken", subject: "caption", message: message)], nil)
    }

    private static func different(isPictureUnknown: Bool) -> GoldenVerdict {
        .different(
            GoldenDifference(
                layout: LayoutDifference(from: .sample(), to: .sample(caption: "Dinner at moon")), pixels: nil,
                isMismatchedPair: false, isPictureUnknown: isPictureUnknown))
    }

    /// The first word of the label of each row.
    private static func labels(_ lines: [String]) -> [Substring] {
        lines.filter { $0.hasPrefix("  ") }.map { $0.dropFirst(2).prefix { $0 != " " } }
    }

    /// What a reader should know before accepting a cell stands between its cause and its golden.
    @Test(
        arguments: [
            (.compared(.missing(files: ["dinner.png"])), ["missing"]), (.unreviewed, ["recorded"]),
            (.recordedInThisRun(was: .missing(files: [])), ["recorded"]),
            (.compared(.blank(.transparent)), ["fix"]),
            (.compared(flawed("a word is split; make room")), ["fix", "or"]),
            (.compared(flawed("a word is split")), ["or"]), (.compared(different(isPictureUnknown: true)), ["pixels"]),
            (.compared(different(isPictureUnknown: false)), []),
            (.failed(GoldenFailure(kind: .badInput, message: "no font")), []),
        ] as [(GoldenOutcome.Result, [Substring])])
    func whatAReaderShouldKnowIsTold(_ result: GoldenOutcome.Result, _ labels: [Substring]) throws {
        let lines = GoldenReport.paragraph(GoldenOutcome(cell: try .sample(), result: result), options: Self.options)
        #expect(Self.labels(lines).filter { $0 != "cause" && $0 != "golden" } == labels)
    }

    /// Where cells of several folders are together, each is told by the name that no other has.
    @Test(arguments: [nil, "Other/dinner"]) func aCellIsToldByItsName(_ name: String?) throws {
        let result = GoldenResult(GoldenOutcome(cell: try .sample(), result: .unreviewed))
        let groups = CauseGroups([result.failingCell(named: name ?? "dinner")])
        let paragraphs = CauseParagraphs(groups, cells: [name ?? "dinner": result], options: Self.options)
        let lines = paragraphs.lines(about: result, named: name)
        #expect(lines[0].contains(": \(name ?? "dinner") (") && Self.labels(lines).first == "cause")
    }

    /// A cell that was shown for an earlier cause is not shown again: only what follows from this one is told.
    @Test(arguments: [true, false]) func aCellIsShownOnce(_ hasFollowing: Bool) {
        let moved = ChangeFact(node: "bar", fact: "place", change: "bar 0 12", sentence: "bar", reach: .geometry)
        let read = ChangeFact(node: "caption", fact: "text", change: "", sentence: "caption", reach: .words)
        let groups = CauseGroups([
            FailingCell(name: "a", scene: "a", width: nil, facts: hasFollowing ? [read, moved] : [read])
        ])
        let rows = CauseParagraphs(groups, cells: [:], options: Self.options)
            .rows(of: groups.causes[0], in: "a", shownIn: 1)
        #expect(Self.labels(rows) == (hasFollowing ? ["follows", "pixels"] : ["pixels"]))
    }
}
