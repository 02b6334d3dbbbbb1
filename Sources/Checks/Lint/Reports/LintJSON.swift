import Foundation
import Support
import Sweeps
import ViewLayout

/// A lint report for programs, with sorted keys.
enum LintJSON {
    static func report(_ lints: [SceneLint]) throws -> String {
        let answer = FormattedOutput(["scenes": lints.map(SceneRow.init)], as: .lint)
        return String(decoding: try JSONEncoder.pretty.encode(answer), as: UTF8.self) + "\n"
    }

    private struct SceneRow: Encodable {
        let scene, file: String
        let cells: Int
        let problems, allowed: [ProblemRow]
        let unusedAllowances: [AllowanceRow]

        init(_ lint: SceneLint) {
            scene = lint.scene
            file = lint.file
            cells = lint.cellCount
            problems = lint.problems.map { ProblemRow($0, reason: nil) }
            allowed = lint.allowed.map { ProblemRow($0.problem, reason: $0.reason) }
            unusedAllowances = lint.unusedAllowances.map {
                AllowanceRow(rule: $0.rule, node: $0.node, where: $0.condition, reason: $0.reason)
            }
        }
    }

    private struct ProblemRow: Encodable {
        let rule, severity, subject, message, summary: String
        let reason: String?
        /// The file and the place in it, from 1.
        let file: String?
        let line, column: Int?
        let cells: Int
        /// By how many points it is worst.
        let points: Double?
        /// Whether the scene's own viewer sees it; missing where that one was not asked.
        let seenByUsualViewer: Bool?
        /// What the message says where it is seen, where a scene varies that.
        let content: String?
        let places: [PlaceRow]

        init(_ problem: LintProblem, reason: String?) {
            rule = problem.rule
            severity = problem.severity.rawValue
            subject = problem.subject
            message = problem.message
            summary = problem.sentence
            self.reason = reason
            file = problem.source?.file
            (line, column) = (problem.source?.line, problem.source?.column)
            cells = problem.cellCount
            points = problem.points.map { Double($0) }
            seenByUsualViewer = problem.isSeenByUsualViewer
            content = problem.content
            places = problem.places.map(PlaceRow.init)
        }
    }

    private struct PlaceRow: Encodable {
        let traits: TraitValues
        let checked: [Double]
        let widths: [[Double]]

        init(_ place: LintPlace) {
            traits = TraitValues(place.traits)
            checked = Self.ends(place.checked)
            widths = place.widths.map(Self.ends)
        }

        private static func ends(_ range: ClosedRange<CGFloat>) -> [Double] {
            [Double(range.lowerBound), Double(range.upperBound)]
        }
    }

    private struct AllowanceRow: Encodable {
        let rule: String
        let node, `where`: String?
        let reason: String
    }
}
