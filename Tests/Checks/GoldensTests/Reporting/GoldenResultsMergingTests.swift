import Foundation
import Support
import Testing

@testable import Goldens

/// Results that cannot be put together, and results that are the same.
struct GoldenResultsMergingTests {
    private func part(_ text: String, _ names: [String], plan: String? = nil) throws -> GoldenResults {
        let outcomes = try names.map { GoldenOutcome(cell: try .sample($0), result: .compared(.equal)) }
        var report = GoldenReport(outcomes: outcomes, shard: Shard(text), isPartOfMore: true)
        report.plan = plan
        return GoldenResults(report)
    }

    /// A cell is in one part, and all parts are of one plan.
    @Test(arguments: [
        (["a"], ["b"], "p", "p", true), (["a"], ["a"], "p", "p", false), (["a"], ["b"], "p", "q", false),
        (["a"], [], "p", "p", true),
    ]) func partsFitTogether(
        _ first: [String], _ second: [String], _ plan: String, _ other: String, _ fit: Bool
    ) throws {
        let parts = [try part("1/2", first, plan: plan), try part("2/2", second, plan: other)]
        #expect(((try? GoldenResults(merging: parts)) != nil) == fit)
        #expect(((try? GoldenResults(merging: parts.reversed())) != nil) == fit)
    }

    /// The bytes do not tell whether a cell was drawn or had passed before.
    @Test func whatHadPassedIsAsIfItWereDrawn() throws {
        let cell = try GoldenCell.sample()
        let results = [GoldenOutcome.Result.compared(.equal), .cached].map {
            GoldenResults(GoldenReport(outcomes: [GoldenOutcome(cell: cell, result: $0)]))
        }
        #expect(try results[0].json() == results[1].json() && results[0] != results[1])
        #expect(results[1].summary == "1 golden: 1 cached")
    }

    /// The worst of what happened ends the process, and every status is counted.
    @Test func everyStatusIsCounted() throws {
        let outcomes: [(String, GoldenOutcome.Result)] = [
            ("a", .compared(.equal)), ("b", .compared(.equal)), ("c", .unreviewed),
            ("d", .compared(.missing(files: ["d.png"]))),
            ("e", .failed(GoldenFailure(kind: .badInput, message: "no scene"))),
        ]
        let report = GoldenReport(
            outcomes: try outcomes.map { GoldenOutcome(cell: try .sample($0), result: $1) }, staleFiles: ["x.png"])
        let results = GoldenResults(report)
        #expect(results.counts == ["equal": 2, "unreviewed": 1, "missing": 1, "failed": 1])
        #expect(results.exitCode == GoldenExitCode.badInput.rawValue && report.exitCode == .badInput)
        #expect(results.summary == "5 goldens: 2 equal, 1 missing, 1 unreviewed, 1 failed, 1 stale file")
        #expect(
            results.failures.map(\.name) == ["c", "d", "e"]
                && results.cells.map(\.isPassed) == [true, true, false, false, false])
        let error = FileError(file: "a.yaml", kind: "badValue", message: "a", fix: "b")
        #expect(GoldenResults(report.adding(errors: [error])).summary.hasSuffix("; 1 error in scenes"))
        // What could not be compared says why.
        #expect(results.cells.map { $0.reasons?.count } == [nil, nil, 1, 1, 1])
    }
}
