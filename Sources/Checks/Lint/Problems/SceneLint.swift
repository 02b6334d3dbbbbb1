import BalloonLayouts
import Foundation
import Scenes
import Support
import Sweeps
import Typesetting
import ViewLayout

/// A scene checked for everybody who may look at it: every text size, language and width, Bold Text, dark and high
/// contrast, phones in landscape, older systems, the Mac, the watch, and viewers without the app.
///
/// ```swift
/// let scene = try BalloonScene(contentsOf: "Examples/dinner-invitation.yaml")
/// let lint = try SceneLint(of: scene, fonts: .bundled(), workerCount: 2)
/// for problem in lint.problems { print(problem.severity, problem.sentence) }
/// ```
public struct SceneLint: Sendable {
    /// The scene's name.
    public let scene: String
    /// The scene's file, as it was named.
    public let file: String
    /// What is wrong, the worst first.
    public private(set) var problems: [LintProblem]
    /// What is wrong and was allowed in the scene, with the reasons.
    public let allowed: [(problem: LintProblem, reason: String)]
    /// What the scene allows although nobody sees it. An allowance for viewers who were not all checked is not here.
    public let unusedAllowances: [LintAllowance]
    /// How many cells were looked at.
    public let cellCount: Int
    /// What the scene's author keeps.
    package let allowances: LintAllowances
    /// How many problems a baseline knows, which are none of ``problems``.
    package private(set) var knownCount = 0
    /// The cells of everybody who was asked, each once; empty unless ``LintSettings/keepsCells``.
    package private(set) var cells: [SweepCell] = []

    /// Whether something is an error.
    public var hasErrors: Bool { problems.contains { $0.severity == .error } }

    /// Checks a scene.
    /// - Parameters:
    ///   - axes: what is looked at of all viewers; a trait without values is looked at in full.
    ///   - settings: how the project judges.
    ///   - workerCount: how many rows of widths are laid out at once; the outcome does not depend on it.
    ///   - progress: is called with the number of cells that are done.
    /// - Throws: ``SceneError`` for an allowance of a rule that there is not. What cannot be laid out for a viewer is a
    ///   problem of that viewer.
    /// - Complexity: O(cells); a template costs microseconds a cell, a live layout what its layout takes.
    public init(
        of scene: BalloonScene, narrowedTo axes: TraitAxes = TraitAxes(),
        judgedBy settings: LintSettings = LintSettings(),
        fonts: FontCascade, workerCount: Int,
        progress: (_ done: Int, _ total: Int) -> Void = { _, _ in }
    ) throws {
        try LintRules.validate(scene.lintAllowances, in: scene.file)
        let viewers = LintViewers(of: scene, narrowedTo: axes)
        let context = LayoutContext(traits: scene.traits, fonts: fonts)
        var gathered = LintProblems(of: scene.traits, allowing: scene.allowances, judgedBy: settings)
        // What cannot be laid out for the scene's own viewer need not be tried for a thousand others.
        let own = LintViewers.Row(
            traits: scene.traits, widths: [scene.traits.transcriptWidth], checksPixels: false)
        let first = try LintRow(own, of: scene, in: context)
        if first.failure != nil {
            gathered.add(first, of: own)
            let judged = LintAllowances(scene.allowances).judge(gathered.sorted)
            self.init(scene, (judged.problems, judged.allowed, []), cellCount: 1)
            return
        }
        for finding in scene.authorFindings { gathered.add(finding) }
        var cells: [SweepCell] = []
        var done = 0
        var kept: [Int: LintRow] = [:]
        var shown: [SweepCell] = []
        let repeated = Set(viewers.firstAlike.compactMap { $0 })
        let shared = scene.rememberingTranslations
        try OrderedConcurrency.forEach(
            Array(zip(viewers.rows, viewers.firstAlike)), workerCount: workerCount, makeWorker: { context },
            work: { context, viewer in
                viewer.1 == nil ? try LintRow(viewer.0, of: shared, in: context) : nil
            },
            consume: { index, looked in
                let row = viewers.rows[index]
                guard let found = looked ?? viewers.firstAlike[index].flatMap({ kept[$0] }) else { return }
                if repeated.contains(index) { kept[index] = found }
                gathered.add(found, of: row)
                cells += found.cells
                // Who sees the same as others is shown once.
                if settings.keepsCells, looked != nil { shown += found.cells }
                done += row.widths.count
                progress(done, viewers.cellCount)
            })
        if axes.traits.isEmpty {
            let asked = viewers.rows.lazy.flatMap { row in
                row.widths.lazy.map { row.traits.with(\.transcriptWidth, $0) }
            }
            for finding in scene.unaskedExpectations(of: asked) { gathered.add(finding) }
        }
        gathered.add(SweepInvariant.violations(in: cells), widths: CellWidths(cells).widths(of:))
        let found = ContentShrinker(scene, fonts: fonts).shrunk(gathered.sorted)
        let unasked =
            axes.traits.isEmpty ? UnaskedViewers.none : UnaskedViewers(asked: viewers, of: LintViewers(of: scene))
        var judged = LintAllowances(scene.allowances).judge(found, unasked: unasked)
        // An allowance is needed by who sees the problem, whether or not the project wants to hear of it.
        func reports(_ problem: LintProblem) -> Bool { settings.reports(problem.rule, askedFor: axes[\.receiver]) }
        judged.problems.removeAll { !reports($0) }
        judged.allowed.removeAll { !reports($0.problem) }
        self.init(scene, judged, cellCount: cells.count)
        if settings.keepsCells { self.cells = shown }
    }

    /// The scene without the problems that a baseline knows.
    package func without(_ baseline: LintBaseline) -> SceneLint {
        var rest = self
        rest.problems = baseline.unknown(problems, in: file)
        rest.knownCount = problems.count - rest.problems.count
        return rest
    }

    /// A scene file that cannot be read, which is an error that nobody allows.
    /// - Parameter errors: what is wrong with it, or with a file that it names.
    package init(unreadable file: String, because errors: [FileError]) {
        scene = SceneFile.name(of: file)
        self.file = file
        problems = errors.map(LintProblem.notLaidOut)
        (allowed, unusedAllowances, cellCount) = ([], [], 0)
        allowances = LintAllowances([])
    }

    init(
        _ scene: BalloonScene,
        _ judged: (
            problems: [LintProblem], allowed: [(problem: LintProblem, reason: String)], unused: [LintAllowance]
        ), cellCount: Int
    ) {
        self.scene = scene.name
        file = scene.file
        let places = judged.problems.isEmpty && judged.allowed.isEmpty ? nil : ScenePlaces(of: scene)
        problems = judged.problems.map { $0.placed(in: scene.file, places) }
        allowed = judged.allowed.map { ($0.problem.placed(in: scene.file, places), $0.reason) }
        unusedAllowances = judged.unused
        allowances = LintAllowances(scene.allowances)
        self.cellCount = cellCount
    }
}

extension LintProblem {
    /// The problem with the place of what it is about.
    fileprivate func placed(in file: String, _ places: ScenePlaces?) -> LintProblem {
        guard let places else { return self }
        let place = places.place(of: subject, saying: message)
        var placed = self
        placed.source = ProblemSource(file: file, line: place.line, column: place.column)
        return placed
    }
}
