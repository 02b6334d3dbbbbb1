import BalloonLayouts
import Scenes
import ViewLayout

extension SceneSweep {
    /// What is wrong in the cells and between them, each thing once with all who see it, the worst first.
    public var problems: [LintProblem] { problems(allowing: []) }

    /// The same, with what a scene allows as problems of their own.
    package func problems(allowing allowances: [LintAllowance]) -> [LintProblem] {
        var gathered = LintProblems(allowing: allowances)
        for cells in rowsOfWidths {
            guard let first = cells.first else { continue }
            let viewers = LintViewers.Row(
                traits: first.traits, widths: cells.map(\.transcriptWidth), judgesPixels: true)
            gathered.add(LintRow(cells), of: viewers)
        }
        gathered.add(violations, widths: CellWidths(cells).widths(of:))
        return gathered.sorted
    }
}
