import ArgumentParser
import BalloonLayouts
import Lint
import Sweeps

/// A summary of a sweep for people.
enum SweepSummary {
    /// One line per scene, and one line for each problem, the most severe first, as on the page of the sweep.
    /// - Parameter scenes: each sweep with its problems, after what the scene allows.
    static func text(_ scenes: [(sweep: SceneSweep, lint: SceneLint)]) -> String {
        var table = TextTable([
            .init("scene"), .init("cells", .trailing), .init("found in", .trailing), .init("severity"), .init("what"),
            .init("such as"),
        ])
        for (sweep, lint) in scenes {
            guard sweep.failure == nil else {
                table.append([sweep.scene, "0", "", "error", Finding.Kind.notLaidOut.rawValue, ""])
                continue
            }
            let isFine = lint.problems.isEmpty && lint.allowed.isEmpty
            table.append([sweep.scene, "\(sweep.cells.count)", "", "", isFine ? "nothing found" : "", ""])
            for problem in lint.problems { table.append(row(problem, problem.severity.rawValue, of: sweep)) }
            for (problem, _) in lint.allowed { table.append(row(problem, "allowed", of: sweep)) }
        }
        return table.text
    }

    private static func row(_ problem: LintProblem, _ severity: String, of sweep: SceneSweep) -> [String] {
        var first = problem.places.first.map { TraitText.summary($0.traits) } ?? ""
        // What a message must say is known of one viewer alone; others may need less.
        if let content = problem.content, let viewer = problem.nearest {
            first = TraitText.summary(viewer.with(\.content, [:])) + " with " + content
        }
        return ["", "", "\(problem.cellCount)", severity, what(problem, of: sweep), first]
    }

    /// The node and the kind of finding. For a relation between cells, also what happens where it fails first.
    private static func what(_ problem: LintProblem, of sweep: SceneSweep) -> String {
        let violation = sweep.violations.first {
            $0.invariant.rawValue == problem.rule && $0.sentence == problem.message
        }
        if let violation { return "\(problem.rule): \(violation.node ?? "balloon") \(violation.problem)" }
        return (problem.subject.isEmpty ? "" : "\(problem.subject): ") + problem.rule
    }

    /// The changes of a scene, one line per change.
    static func text(_ changes: SweepChanges) -> String {
        let before = changes.earlierScene == changes.scene ? "" : " (\(changes.earlierScene) before)"
        let count = "\(changes.scene)\(before): \(changes.changedCount) of \(changes.cellCount) cells changed"
        return ([count] + changes.lines.map { "  " + $0 }).joined(separator: "\n")
    }
}

/// What is made of a finished sweep, in addition to its tables.
struct SweepResultOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "A .png or .svg file for the map of one scene: its worst findings over widths and text sizes.",
            valueName: "file"))
    var map: String?

    @Option(
        help: ArgumentHelp(
            "What changed since another revision: its scenes, or the folder or the sweep.json of its sweep.",
            valueName: "old"))
    var compare: String?

    @OptionGroup var gate: StrictOptions

    /// Whether neither a map nor a comparison is requested.
    var isPlain: Bool { map == nil && compare == nil }

    func validate() throws {
        if let map, ChartFile(map) == nil {
            throw ValidationError("--map \(map) ends neither in .png nor in .svg; give it one of these endings")
        }
    }

    /// Throws where a map of several scenes is requested.
    func refuseMap(ofSceneCount count: Int) throws {
        guard map == nil || count == 1 else { throw CommandError("--map draws one scene; name one") }
    }
}
