import BalloonLayouts
import Scenes
import Sweeps
import ViewLayout

/// Judges the results of other commands as lint does, by the allowances of the scene.
extension SceneLint {
    /// Judges a sweep of a scene.
    /// - Throws: ``SceneError`` for an allowance of a rule that does not exist.
    package init(of scene: BalloonScene, seenIn sweep: SceneSweep) throws {
        try self.init(
            of: scene, problems: sweep.problems(allowing: scene.allowances), cellCount: sweep.cells.count)
    }

    /// Judges the balloon of one viewer.
    /// - Throws: ``SceneError`` for an allowance of a rule that does not exist.
    package init(of scene: BalloonScene, seenIn balloon: PlacedBalloon) throws {
        let cell = SweepCell(balloon, of: SweepCell.Row(balloon.traits))
        var gathered = LintProblems(allowing: scene.allowances, viewersAreNamed: true)
        gathered.add(
            LintRow([cell], usualWidth: balloon.traits.transcriptWidth),
            of: LintViewers.Row(
                traits: balloon.traits, widths: [balloon.traits.transcriptWidth], checksPixels: true))
        try self.init(of: scene, problems: gathered.sorted, cellCount: 1)
    }

    /// An allowance that was not needed is not reported here, because other viewers may need it.
    private init(of scene: BalloonScene, problems: [LintProblem], cellCount: Int) throws {
        try LintRules.validate(scene.lintAllowances, in: scene.file)
        let judged = LintAllowances(scene.allowances).judge(problems)
        self.init(scene, (judged.problems, judged.allowed, []), cellCount: cellCount)
    }

    /// Whether there is an error or a warning that the scene does not allow.
    package var failsStrictly: Bool { problems.contains { $0.severity != .note } }

    /// What is not as the scene expects it.
    package var missedExpectations: [LintProblem] {
        let rules = [Finding.Kind.expectationMissed, .expectationUnasked].map(\.rawValue)
        return problems.filter { rules.contains($0.rule) }
    }
}
