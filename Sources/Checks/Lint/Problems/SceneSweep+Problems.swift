import BalloonLayouts
import Foundation
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

    /// The cells that are not as somebody expects, as one problem; nil where all are.
    /// - Parameters:
    ///   - expected: what is expected, in a few words.
    ///   - holds: whether a cell is as it should be. A cell that cannot be laid out is not.
    package func problem(
        expecting expected: String, _ holds: (SweepCell) throws -> Bool
    ) rethrows -> LintProblem? {
        var gathered = LintProblems()
        for cells in rowsOfWidths {
            let missed = try cells.indices.filter { try !cells[$0].isLaidOut || !holds(cells[$0]) }
            guard let first = cells.first, let worst = missed.first else { continue }
            let row = LintViewers.Row(
                traits: first.traits, widths: cells.map(\.transcriptWidth), checksPixels: false)
            let finding = Finding(.expectationMissed, message: "\(scene): \(expected) does not hold")
            gathered.add(
                rule: finding.kind.rawValue, severity: finding.severity, subject: "", message: finding.message, in: row,
                at: missed, saidAt: worst)
        }
        guard let problem = gathered.sorted.first, let origin else { return gathered.sorted.first }
        // What a test throws it has thrown before, for a cell of the sweep.
        return ContentShrinker(origin.scene, fonts: origin.fonts)
            .shrunk([problem]) { _, cell in !cell.isLaidOut || (try? holds(cell)) != true }.first
    }
}
