import Foundation
import FoundationXML
import Reports
import Support
import Testing
import ViewLayout

@testable import Goldens

/// The results of a run in the forms that services read.
struct GoldenResultsReportTests {
    private static let options = GoldenReportOptions(goldens: "Goldens", artefacts: "Output") { _ in "accept" }

    private static func outcome(_ name: String, _ caption: String?) throws -> GoldenOutcome {
        guard let caption else { return GoldenOutcome(cell: try .sample(name), result: .compared(.equal)) }
        let difference = GoldenDifference(
            layout: LayoutDifference(from: .sample(), to: .sample(caption: caption)), pixels: nil,
            isMismatchedPair: false)
        return GoldenOutcome(
            cell: try .sample(name), result: .compared(.different(difference)), artefacts: ["\(name).strip.png"],
            shown: GoldenOutcome.Shown(.sample()))
    }

    private func report(_ outcomes: [(String, String?)], stale: [String] = [], errors: [FileError] = []) throws
        -> GoldenResultsReport
    {
        let report = GoldenReport(outcomes: try outcomes.map { try Self.outcome($0, $1) }, staleFiles: stale)
        return GoldenResultsReport(GoldenResults(report.adding(errors: errors)), options: Self.options)
    }

    private func sarif(_ report: GoldenResultsReport) throws -> [(rule: String, file: String, fingerprint: String)] {
        let log = try JSONSerialization.jsonObject(with: Data(report.rendered(as: .sarif).utf8)) as? [String: Any]
        let results = try #require((log?["runs"] as? [[String: Any]])?.first?["results"] as? [[String: Any]])
        return results.map { result in
            let location = ((result["locations"] as? [[String: Any]])?.first)?["physicalLocation"] as? [String: Any]
            return (
                result["ruleId"] as? String ?? "",
                (location?["artifactLocation"] as? [String: String])?["uri"] ?? "",
                (result["partialFingerprints"] as? [String: String])?.values.first ?? ""
            )
        }
    }

    /// A change of two scenes is a problem of each: a service that follows fingerprints must not take them for one.
    @Test func aCauseOfTwoScenesIsAProblemOfEach() throws {
        let found = try sarif(report([("a", "Dinner at moon"), ("b", "Dinner at moon"), ("c", nil)]))
        #expect(found.map(\.rule) == ["golden/different", "golden/different"])
        #expect(found.map(\.file) == ["Examples/a.yaml", "Examples/b.yaml"])
        #expect(Set(found.map(\.fingerprint)).count == 2)
        // The next run says the same of what is still there.
        let again = try sarif(report([("b", "Dinner at moon"), ("d", nil)]))
        #expect(again.map(\.fingerprint) == [found[1].fingerprint])
        #expect(try sarif(report([("b", "Dinner at mood")])).map(\.fingerprint) != again.map(\.fingerprint))
    }

    @Test func errorsAndStaleFilesAreProblems() throws {
        let error = FileError(file: "x.yaml", line: 3, column: 4, kind: "badValue", message: "a", fix: "b")
        let found = try sarif(report([("a", nil)], stale: ["old.png"], errors: [error]))
        #expect(found.map(\.rule) == ["notLaidOut", "golden/stale"])
        #expect(found.map(\.file) == ["x.yaml", "Goldens/old.png"])
    }

    /// A suite per scene, one for stale files, and one per file with errors.
    @Test func eachSceneIsASuite() throws {
        let error = FileError(file: "x.yaml", line: 3, kind: "badValue", message: "a", fix: "b")
        let report = try report(
            [("a", nil), ("b", "Dinner at moon")], stale: ["old.png", "older.png"], errors: [error, error])
        let document = try XMLDocument(xmlString: report.rendered(as: .junit))
        func values(_ path: String) throws -> [String] {
            try document.nodes(forXPath: path).map { $0.stringValue ?? "" }
        }
        #expect(try values("//testsuite/@name") == ["a", "b", "stale", "x.yaml"])
        #expect(try values("//testsuite/@file") == ["Examples/a.yaml", "Examples/b.yaml", "Goldens", "x.yaml"])
        #expect(try values("//testsuite/@failures") == ["0", "1", "2", "2"])
        #expect(try values("//testsuite[@name='b']/testcase/failure/@type") == ["different"])
        #expect(try values("//property[@name='cause']/@value").count == 1)
        #expect(try values("//system-out") == ["[[ATTACHMENT|Output/b.strip.png]]"])
    }

    /// The summary of a step has a row for each cause, with the cell that shows it.
    @Test func theSummaryHasARowForEachCause() throws {
        let report = try report(
            [("a", "Dinner at moon"), ("b", "Supper at moon"), ("c", "Dinner at moon")], stale: ["o"])
        let text = try report.rendered(as: .markdown)
        let rows = text.split(separator: "\n").filter { $0.hasPrefix("| ") }
        #expect(rows.contains { $0.hasPrefix("| 1 | 2 | ") && $0.hasSuffix(" | a | Examples/a.yaml |") })
        #expect(rows.contains { $0.hasPrefix("| 2 | 1 | ") && $0.hasSuffix(" | b | Examples/b.yaml |") })
        #expect(text.contains("- Goldens/o"))
    }
}
