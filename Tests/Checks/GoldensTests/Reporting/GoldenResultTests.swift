import Testing
import ViewLayout

@testable import Goldens

/// What is said of one cell.
struct GoldenResultTests {
    private static let options = GoldenReportOptions(goldens: "Goldens") { "balloon accept \($0.map(\.name))" }
    private static let different = GoldenVerdict.different(
        GoldenDifference(
            layout: LayoutDifference(from: .sample(), to: .sample(caption: "Dinner at moon")), pixels: nil,
            isMismatchedPair: false))
    private static let flaw = GoldenFlaw(rule: "wordBroken", subject: "caption", message: "a word is split; make room")

    private static func unreadable(_ problems: UnreadableGolden.Problem...) -> GoldenVerdict {
        .unreadable(problems.map { UnreadableGolden(file: "dinner.png", problem: $0) })
    }

    /// Recording helps where something was drawn that may be kept, and no good golden is hidden.
    @Test(
        arguments: [
            (.compared(different), true), (.compared(.missing(files: ["dinner.png"])), true), (.unreviewed, true),
            (.recordedInThisRun(was: different), true), (.compared(unreadable(.truncated)), true),
            (.compared(unreadable(.lfsPointer)), false), (.compared(unreadable(.truncated, .conflictMarker)), false),
            (.compared(.blank(.transparent)), false), (.compared(.flawed([flaw], nil)), false),
            (.failed(GoldenFailure(kind: .badInput, message: "no font")), false),
        ] as [(GoldenOutcome.Result, Bool)])
    func theCommandIsOfferedWhereItHelps(_ result: GoldenOutcome.Result, _ isOffered: Bool) throws {
        var outcome = GoldenOutcome(cell: try .sample(), result: result)
        #expect(outcome.canBeAccepted == isOffered && GoldenResult(outcome).isAcceptable == isOffered)
        func offers(_ outcome: GoldenOutcome) -> Bool {
            GoldenReport.paragraph(outcome, options: Self.options).contains { $0.hasPrefix("  accept") }
        }
        #expect(offers(outcome) == isOffered)
        // Without its candidate nobody can accept it.
        outcome.candidateProblem = "the disk is full"
        #expect(!GoldenResult(outcome).isAcceptable && !offers(outcome))
    }

    /// A command is for the cells of a cause that it can accept, and for no others.
    @Test func theCommandIsForAcceptableCells() throws {
        let outcomes = try ["a", "b", "c"].map { name in
            var outcome = GoldenOutcome(cell: try .sample(name), result: .compared(Self.different))
            if name == "b" { outcome.candidateProblem = "the disk is full" }
            return outcome
        }
        let text = GoldenReport(outcomes: outcomes).text(options: Self.options)
        #expect(text.contains("(3 cells)") && text.contains("balloon accept [\"a\", \"c\"]"))
    }

    /// The file by its form; none where it is not the matter.
    @Test(
        arguments: [
            (.compared(different), nil, "Goldens/dinner.png"), (.compared(different), .picture, "Goldens/dinner.png"),
            (.compared(different), .hash, "Goldens/dinner.hash"), (.unreviewed, .hash, "Goldens/dinner.hash"),
            (.compared(.missing(files: [])), nil, "Goldens/dinner.png"), (.compared(.equal), nil, nil),
            (.cached, .hash, nil), (.recorded(.unchanged), nil, nil), (.compared(unreadable(.truncated)), nil, nil),
            (.failed(GoldenFailure(kind: .badInput, message: "no font")), nil, nil),
        ] as [(GoldenOutcome.Result, GoldenForm?, String?)])
    func theGoldenIsNamedByItsForm(_ result: GoldenOutcome.Result, _ form: GoldenForm?, _ file: String?) throws {
        var outcome = GoldenOutcome(cell: try .sample(), result: result)
        outcome.form = form
        #expect(Self.options.goldenFile(of: GoldenResult(outcome)) == file)
        #expect(GoldenReportOptions(goldens: "", acceptCommand: nil).goldenFile(of: GoldenResult(outcome)) == nil)
    }

    /// Flaws are told of what a run draws anew, not of what is equal.
    @Test(
        arguments: [(.recorded(.written), true), (.compared(different), true), (.compared(.equal), false)]
            as [(GoldenOutcome.Result, Bool)])
    func flawsAreThoseOfNewPictures(_ result: GoldenOutcome.Result, _ areTold: Bool) throws {
        var outcome = GoldenOutcome(cell: try .sample(), result: result)
        outcome.kept = [KeptFlaw(rule: "textTruncated", subject: "caption", reason: "it is meant")]
        outcome.noticed = [Self.flaw]
        #expect((GoldenResult(outcome).kept == outcome.kept) == areTold)
        #expect((GoldenResult(outcome).noticed == outcome.noticed) == areTold)
    }

    /// A cell that was not compared says why, and any other what changed.
    @Test(
        arguments: [
            (.compared(.missing(files: ["dinner.png", "dinner.layout"])), 2), (.compared(.blank(.transparent)), 1),
            (.compared(.flawed([flaw, flaw], nil)), 2), (.compared(unreadable(.truncated, .empty)), 2),
            (.unreviewed, 1), (.failed(GoldenFailure(kind: .badInput, message: "no font")), 1),
            (.compared(different), 0), (.compared(.equal), 0), (.cached, 0), (.recorded(.written), 0),
        ] as [(GoldenOutcome.Result, Int)])
    func theSentenceIsTheFirstReason(_ result: GoldenOutcome.Result, _ count: Int) throws {
        let result = GoldenResult(GoldenOutcome(cell: try .sample(), result: result))
        #expect(result.reasons?.count ?? 0 == count)
        #expect(result.sentence == result.reasons?[0] ?? result.facts.first?.sentence ?? result.status.words)
    }

    /// A cell has the language of its viewer, and the standard one where the record names none.
    @Test(arguments: [(nil, "en"), ("de", "de"), ("ar", "ar")])
    func aCellHasTheLanguageOfItsViewer(_ locale: String?, _ expected: String) throws {
        var record = LayoutRecord.sample()
        record.inputs = locale.map { [.init("locale", $0)] } ?? []
        let outcome = GoldenOutcome(cell: try .sample(), result: .unreviewed, shown: GoldenOutcome.Shown(record))
        #expect(GoldenResult(outcome).failingCell.locale == expected)
    }
}
