import Support
import Testing
import ViewLayout

@testable import Goldens

/// What a report for people says besides causes.
struct GoldenReportTextTests {
    private static let options = GoldenReportOptions(goldens: "Goldens", acceptCommand: nil)

    private func outcome(
        _ name: String, _ result: GoldenOutcome.Result = .recorded(.written), kept: [KeptFlaw] = [],
        noticed: [GoldenFlaw] = []
    ) throws -> GoldenOutcome {
        var outcome = GoldenOutcome(cell: try .sample(name), result: result)
        (outcome.kept, outcome.noticed) = (kept, noticed)
        return outcome
    }

    private func lines(_ outcomes: [GoldenOutcome]) -> [String] {
        GoldenReport(outcomes: outcomes).text(options: Self.options).split(separator: "\n").map(String.init)
    }

    /// A run that records must not hide what scenes allow: each flaw with its reason and the number of goldens.
    @Test func whatScenesAllowIsTold() throws {
        let (one, other) = (
            KeptFlaw(rule: "textTruncated", subject: "caption", reason: "it is meant"),
            KeptFlaw(rule: "wordBroken", subject: "", reason: "no room")
        )
        let lines = try lines([outcome("a", kept: [one, other]), outcome("b", kept: [one])])
        #expect(
            lines.contains { $0.contains("textTruncated of caption") && $0.contains("2 goldens, because it is meant") })
        #expect(lines.contains { $0.hasPrefix("  wordBroken in 1 golden") && $0.contains("no room") })
        #expect(try self.lines([outcome("a", .cached, kept: [one])]).count == 1)
    }

    /// Each rule is told with its own message, that of most goldens first.
    @Test func eachRuleHasItsMessage() throws {
        let (one, other) = (
            GoldenFlaw(rule: "textTruncated", subject: "caption", message: "a text is truncated; shorten it"),
            GoldenFlaw(rule: "wordBroken", subject: "caption", message: "a word is split; make room")
        )
        let lines = try lines([outcome("a", noticed: [one, other]), outcome("b", noticed: [other])])
        let told = lines.filter { $0.contains("such as in") }
        #expect(told.count == 2 && told[0].contains("2 goldens: wordBroken") && told[0].hasSuffix("a word is split"))
        #expect(told[1].contains("1 golden: textTruncated") && told[1].hasSuffix("a text is truncated"))
        #expect(lines.contains { $0.hasSuffix("balloon lint Examples/a.yaml Examples/b.yaml") })
    }

    /// The engine that drew most of the failing goldens comes first.
    @Test func theEngineOfMostGoldensIsFirst() throws {
        let outcomes = try [("a", "0.1"), ("b", "0.2"), ("c", "0.2"), ("d", nil)].map { name, version in
            var outcome = try outcome(name, .compared(.missing(files: [])))
            outcome.engineChanges = version.map { [EngineChange(.balloon, from: $0, to: "1.0")] } ?? []
            return outcome
        }
        let origins = GoldenResults(GoldenReport(outcomes: outcomes)).origins
        #expect(origins.count == 2 && origins[0].hasPrefix("2 of 4 ") && origins[0].contains("0.2"))
        #expect(origins[1].hasPrefix("1 of 4 ") && origins[1].contains("0.1"))
    }

    /// A part without a cell is no failure where other parts have cells; what else is wrong still counts.
    @Test func theEndOfARunWithoutCells() throws {
        let error = FileError(file: "a.yaml", kind: "badValue", message: "a", fix: "b")
        func code(_ isPart: Bool, stale: [String] = [], errors: [FileError] = []) -> [GoldenExitCode?] {
            let report = GoldenReport(outcomes: [], staleFiles: stale, isPartOfMore: isPart).adding(errors: errors)
            return [report.exitCode, GoldenExitCode(rawValue: GoldenResults(report).exitCode)]
        }
        #expect(code(true) == [.equal, .equal] && code(false) == [.nothingCompared, .nothingCompared])
        #expect(code(true, stale: ["a.png"]) == [.stale, .stale])
        #expect(code(true, errors: [error]) == [.badInput, .badInput])
        let equal = try outcome("a", .compared(.equal))
        #expect(GoldenReport(outcomes: [equal], isPartOfMore: true).exitCode == .equal)
    }

    /// What a run that records has drawn is told of: what it wrote, what was equal, and what it replaced.
    @Test(
        arguments: [
            (.recorded(.written), true), (.recorded(.unchanged), true),
            (.recordedInThisRun(was: .missing(files: ["a.png"])), true), (.compared(.equal), false), (.cached, false),
            (.compared(.missing(files: ["a.png"])), false), (.unreviewed, false),
            (.failed(GoldenFailure(kind: .badInput, message: "no font")), false),
        ] as [(GoldenOutcome.Result, Bool)])
    func whatWasRecordedIsLookedAt(_ result: GoldenOutcome.Result, _ isTold: Bool) throws {
        let kept = KeptFlaw(rule: "textTruncated", subject: "caption", reason: "it is meant")
        let flaw = GoldenFlaw(rule: "wordBroken", subject: "caption", message: "a word is split; make room")
        let lines = try lines([outcome("a", result, kept: [kept], noticed: [flaw])])
        #expect(lines.contains { $0.contains("because it is meant") } == isTold)
        #expect(lines.contains { $0.contains("wordBroken, such as in a") } == isTold)
    }

    /// Eight rules are named, and of more how many there are; each file of three, or the folders of more.
    @Test(arguments: [(3, 8), (4, 9)]) func muchToLookAtIsCounted(_ files: Int, _ rules: Int) throws {
        let flaws = (0..<rules).map { GoldenFlaw(rule: "rule\($0)", subject: "", message: "a; b") }
        let lines = try lines((0..<files).map { try outcome("a\($0)", noticed: flaws) })
        #expect(lines.count { $0.contains("such as in") } == 8)
        #expect(lines.contains { $0.hasSuffix("and \(rules - 8) more rules") } == (rules > 8))
        let command = try #require(lines.first { $0.contains("balloon lint") })
        #expect(command.hasSuffix(files == 3 ? "a0.yaml Examples/a1.yaml Examples/a2.yaml" : "lint Examples"))
    }

    /// A hundred files, renames and errors are named, and of more how many there are.
    @Test(arguments: [99, 100, 101, 102]) func aHundredAreNamed(_ count: Int) {
        let names = (0..<count).map { "old\($0)" }
        let errors = names.map { FileError(file: $0, kind: "badValue", message: "a", fix: "b") }
        let reports = [
            GoldenReport(outcomes: [], staleFiles: names),
            GoldenReport(outcomes: [], renames: names.map { GoldenRename(old: $0, new: "new") }),
            GoldenReport(outcomes: []).adding(errors: errors),
        ]
        for report in reports {
            let rows = report.text(options: Self.options).split(separator: "\n").filter { $0.hasPrefix("  ") }
            #expect(rows.count == min(count, 101))
            #expect((rows.last == "  and \(count - 100) others") == (count > 100))
        }
    }
}
