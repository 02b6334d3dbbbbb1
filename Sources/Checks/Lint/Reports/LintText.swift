import BalloonLayouts
import Scenes
import Support
import Sweeps

/// A lint report for people: a line for each problem, with the place first, so that editors and terminals open it.
enum LintText {
    /// - Parameter isVerbose: whether each problem is followed by all who see it and by what to do, and what is allowed is
    ///   listed as well.
    static func report(_ lints: [SceneLint], isVerbose: Bool) -> String {
        var lines: [String] = []
        for lint in lints {
            for problem in lint.problems {
                lines.append(problem.line(in: lint.file))
                if isVerbose { lines += details(of: problem) }
            }
            for unused in lint.unusedAllowances { lines.append(line(of: unused, in: lint.file)) }
            guard isVerbose else { continue }
            for (problem, reason) in lint.allowed {
                lines += [problem.line(in: lint.file, as: "allowed"), "    because \(reason)"]
            }
        }
        // A text of a scene may have several lines; a report has one line per sentence.
        let sentences = lines.map { $0.split(whereSeparator: \.isNewline).joined(separator: " ") }
        return (sentences + (lines.isEmpty ? [] : [""]) + [summary(lints)]).joined(separator: "\n") + "\n"
    }

    /// All who see a problem, and the whole sentence of the nearest of them.
    private static func details(of problem: LintProblem) -> [String] {
        let places = LintPlaces(problem.places).text(limit: .max)
        let example = problem.cellCount > 1 ? problem.example.map { TraitText.summary($0) + ": " } ?? "" : ""
        return (places.isEmpty ? [] : ["    seen \(places)"]) + ["    \(example)\(problem.message)"]
    }

    private static func line(of unused: LintAllowance, in file: String) -> String {
        let place = unused.place.map { "\(file):\($0.line):\($0.column)" } ?? "\(file):1:1"
        let node = unused.node.map { " \($0)" } ?? ""
        let viewers = unused.condition.map { " where \($0)" } ?? ""
        return "\(place): note: \(unused.rule)\(node) is allowed\(viewers) and not found; remove it from lint.allow"
    }

    /// How much was checked and found, in the last line.
    static func summary(_ lints: [SceneLint]) -> String {
        var counts = Finding.Severity.allCases.map { severity in
            // An allowance that is not needed is reported as a note.
            let unused = severity == .note ? lints.reduce(0) { $0 + $1.unusedAllowances.count } : 0
            let count = lints.reduce(unused) { $0 + $1.problems.count { $0.severity == severity } }
            return Self.counted(count, severity.rawValue)
        }
        let allowed = lints.reduce(0) { $0 + $1.allowed.count }
        if allowed > 0 { counts.append("\(allowed) allowed") }
        let known = lints.reduce(0) { $0 + $1.knownCount }
        if known > 0 { counts.append("\(known) in the baseline") }
        let cells = lints.reduce(0) { $0 + $1.cellCount }
        return "\(counted(lints.count, "scene")), \(counted(cells, "cell")): \(counts.joined(separator: ", "))"
    }

    private static func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}
