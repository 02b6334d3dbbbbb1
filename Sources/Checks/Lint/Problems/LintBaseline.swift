import BalloonLayouts
import Files
import Foundation
import Support

/// Problems that a project has when it begins to lint: a gate passes with them, and with no other.
///
/// A problem is known by its file, rule and node, however the file is named. One that has become worse, from a warning to
/// an error, is not.
package struct LintBaseline: Sendable {
    private struct Entry: Codable, Hashable, Comparable {
        var file: String
        let rule, subject, severity: String

        static func < (first: Entry, second: Entry) -> Bool { first.words.lexicographicallyPrecedes(second.words) }

        private var words: [String] { [file, rule, subject, severity] }

        func moved(to file: String) -> Entry {
            var moved = self
            moved.file = file
            return moved
        }
    }

    private struct Answer: Codable { let problems: [Entry] }

    /// With paths from the baseline's folder.
    private let entries: Set<Entry>
    /// With whole paths: an entry may have been written as the command named its file.
    private let places: Set<Entry>

    /// The problems of some scenes.
    /// - Parameter file: where the baseline will be.
    package init(_ lints: [SceneLint], in file: String) {
        let folder = Self.folder(of: file)
        let found = lints.flatMap { lint in
            let place = Self.place(lint.file)
            return lint.problems.map { Self.entry($0, $0.severity, in: place) }
        }
        places = Set(found)
        entries = Set(found.map { $0.moved(to: Self.path(of: $0.file, from: folder)) })
    }

    /// - Parameters:
    ///   - json: what ``json()`` has written.
    ///   - file: where it is.
    /// - Throws: errors of decoding for anything else.
    package init(json: [UInt8], in file: String) throws {
        let folder = Self.folder(of: file)
        let problems = try JSONDecoder().decode(Answer.self, from: Data(json)).problems
        let places = Dictionary(grouping: problems, by: \.file).flatMap { path, entries in
            Set([Self.place(path, in: folder), Self.place(path)]).flatMap { place in
                entries.map { $0.moved(to: place) }
            }
        }
        entries = Set(problems)
        self.places = Set(places)
    }

    /// The baseline as JSON, a problem after the other in the order of their files, so that a change of it is read line by
    /// line. It ends with a line feed.
    package func json() throws -> String {
        let answer = FormattedOutput(Answer(problems: entries.sorted()), as: .baseline)
        return String(decoding: try JSONEncoder.pretty.encode(answer), as: UTF8.self) + "\n"
    }

    /// How many problems it knows.
    package var count: Int { entries.count }

    /// The problems of a file that the baseline does not know.
    func unknown(_ problems: [LintProblem], in file: String) -> [LintProblem] {
        let place = Self.place(file)
        return problems.filter { problem in
            !Finding.Severity.allCases.contains { known in
                known.rank <= problem.severity.rank && places.contains(Self.entry(problem, known, in: place))
            }
        }
    }

    private static func entry(_ problem: LintProblem, _ severity: Finding.Severity, in file: String) -> Entry {
        Entry(file: file, rule: problem.rule, subject: problem.subjectOrQuote, severity: severity.rawValue)
    }

    // MARK: - Paths

    private static func folder(of file: String) -> String { place(PathName.parent(of: file)) }

    /// The whole path of a file, so that `scenes`, `./scenes` and a link are one.
    /// - Parameter folder: where the path begins; the working folder when nil.
    private static func place(_ path: String, in folder: String? = nil) -> String {
        let start = URL(fileURLWithPath: folder ?? FileManager.default.currentDirectoryPath, isDirectory: true)
        return URL(fileURLWithPath: path, relativeTo: start).standardizedFileURL.resolvingSymlinksInPath().path
    }

    /// A whole path as it is from a folder.
    private static func path(of place: String, from folder: String) -> String {
        let (own, other) = (folder.split(separator: "/"), place.split(separator: "/"))
        let common = zip(own, other).prefix { $0 == $1 }.count
        return (own.dropFirst(common).map { _ in ".." } + other.dropFirst(common).map(String.init))
            .joined(separator: "/")
    }
}
