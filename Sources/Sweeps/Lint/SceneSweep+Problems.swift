import BalloonLayouts
import ViewLayout

extension SceneSweep {
    /// What is wrong in the cells and between them, each thing once with all who see it, the worst first.
    public var problems: [LintProblem] {
        var rows: [ObjectIdentifier: [SweepCell]] = [:]
        var order: [ObjectIdentifier] = []
        for cell in cells {
            let row = ObjectIdentifier(cell.row)
            if rows[row] == nil { order.append(row) }
            rows[row, default: []].append(cell)
        }
        var gathered = LintProblems()
        for row in order {
            let cells = (rows[row] ?? []).sorted { $0.transcriptWidth < $1.transcriptWidth }
            guard let first = cells.first else { continue }
            let viewers = LintViewers.Row(
                traits: first.traits, widths: cells.map(\.transcriptWidth), judgesPixels: true)
            gathered.add(LintRow(cells), of: viewers)
        }
        gathered.add(violations, widths: CellWidths(cells).widths(of:))
        return gathered.sorted
    }
}
