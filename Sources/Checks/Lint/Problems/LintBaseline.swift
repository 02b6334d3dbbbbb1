import BalloonLayouts
import Foundation
import Support

/// Problems that a project has when it begins to lint: a gate passes with them, and with no other.
///
/// A problem is known by its file, rule and node. One that has become worse, from a warning to an error, is not.
package struct LintBaseline: Sendable {
    private struct Entry: Codable, Hashable, Comparable {
        let file, rule, subject, severity: String

        static func < (first: Entry, second: Entry) -> Bool { first.words.lexicographicallyPrecedes(second.words) }

        private var words: [String] { [file, rule, subject, severity] }
    }

    private struct Answer: Codable { let problems: [Entry] }

    private let entries: Set<Entry>

    /// The problems of some scenes.
    package init(_ lints: [SceneLint]) {
        entries = Set(lints.flatMap { lint in lint.problems.map { Self.entry($0, $0.severity, in: lint.file) } })
    }

    /// - Parameter json: what ``json()`` has written.
    /// - Throws: errors of decoding for anything else.
    package init(json: [UInt8]) throws {
        entries = Set(try JSONDecoder().decode(Answer.self, from: Data(json)).problems)
    }

    /// The baseline as JSON, a problem after the other in the order of their files, so that a change of it is read line by
    /// line. It ends with a line feed.
    package func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let answer = FormattedOutput(Answer(problems: entries.sorted()), as: .baseline)
        return String(decoding: try encoder.encode(answer), as: UTF8.self) + "\n"
    }

    /// How many problems it knows.
    package var count: Int { entries.count }

    /// The problems of a file that the baseline does not know.
    func unknown(_ problems: [LintProblem], in file: String) -> [LintProblem] {
        problems.filter { problem in
            !Finding.Severity.allCases.contains { known in
                known.rank <= problem.severity.rank && entries.contains(Self.entry(problem, known, in: file))
            }
        }
    }

    private static func entry(_ problem: LintProblem, _ severity: Finding.Severity, in file: String) -> Entry {
        let subject = problem.subject.isEmpty ? problem.quote : problem.subject
        return Entry(file: file, rule: problem.rule, subject: subject, severity: severity.rawValue)
    }
}
