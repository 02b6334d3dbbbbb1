import BalloonLayouts
import Scenes
import ViewLayout

/// What other commands found, judged as lint judges it: by what the scene allows.
extension SceneLint {
    /// Judges what a sweep of a scene found.
    /// - Throws: ``SceneError`` for an allowance of a rule that there is not.
    package init(of scene: BalloonScene, seenIn sweep: SceneSweep) throws {
        try self.init(
            of: scene, problems: sweep.problems(allowing: scene.lintAllowances), cellCount: sweep.cells.count)
    }

    /// Judges what one viewer sees.
    /// - Throws: ``SceneError`` for an allowance of a rule that there is not.
    package init(of scene: BalloonScene, seenIn balloon: PlacedBalloon) throws {
        let cell = SweepCell(balloon, of: SweepCell.Row(balloon.traits))
        var gathered = LintProblems(allowing: scene.lintAllowances)
        gathered.add(
            LintRow([cell]),
            of: LintViewers.Row(
                traits: balloon.traits, widths: [balloon.traits.transcriptWidth], judgesPixels: true))
        try self.init(of: scene, problems: gathered.sorted, cellCount: 1)
    }

    /// An allowance that was not needed is no remark here: other viewers may need it.
    private init(of scene: BalloonScene, problems: [LintProblem], cellCount: Int) throws {
        try LintRules.validate(scene.lintAllowances, in: scene.file)
        let judged = LintAllowances(scene.lintAllowances).judge(problems)
        self.init(scene, (judged.problems, judged.allowed, []), cellCount: cellCount)
    }

    /// Whether something is an error or a warning that the scene does not allow.
    package var failsStrictly: Bool { problems.contains { $0.severity != .note } }
}
