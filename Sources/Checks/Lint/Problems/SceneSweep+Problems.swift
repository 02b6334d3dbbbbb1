import BalloonLayouts
import Scenes
import Sweeps
import ViewLayout

extension SceneSweep {
    /// The problems within the cells and between them: each once, with all viewers who see it, the most severe first.
    public var problems: [LintProblem] { problems(allowing: []) }

    /// The same, where problems that a scene allows are kept apart from others.
    package func problems(allowing allowances: [LintAllowance]) -> [LintProblem] {
        var gathered = LintProblems(allowing: allowances, viewersAreNamed: true)
        for cells in rowsOfWidths {
            guard let first = cells.first else { continue }
            let viewers = LintViewers.Row(
                traits: first.traits, widths: cells.map(\.transcriptWidth), checksPixels: true)
            gathered.add(LintRow(cells, usualWidth: TraitCollection().transcriptWidth), of: viewers)
        }
        gathered.add(violations, widths: CellWidths(cells).widths(of:))
        guard let origin else { return gathered.sorted }
        return ContentShrinker(origin.scene, fonts: origin.fonts).shrunk(gathered.sorted)
    }
}
