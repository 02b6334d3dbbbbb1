import Foundation
import Sweeps
import ViewLayout

/// Neighbouring widths of one viewer with the same lines and the same findings: a cell of the page's map.
struct PageInterval {
    let first: SweepCell
    private(set) var last: SweepCell
    /// For each finding of the first cell whether the author allows it.
    private let isAllowed: [Bool]
    /// The problems that are seen here, by their places in a list.
    var problems: [Int] = []
    /// The name of the picture of the first cell; nil for one that is not drawn.
    var picture: String?

    private init(_ cell: SweepCell, _ isAllowed: [Bool]) { (first, last, self.isAllowed) = (cell, cell, isAllowed) }

    /// The intervals of a row of widths.
    /// - Parameter breaks: widths at which an interval begins all the same.
    static func all(
        in cells: [SweepCell], allowing allowances: LintAllowances, breaks: Set<CGFloat> = []
    ) -> [PageInterval] {
        cells.reduce(into: []) { intervals, cell in
            let isAllowed = allowances.reasons(in: cell).map { $0 != nil }
            // What was not measured between two widths is not shown as if it had been.
            if let open = intervals.last, !breaks.contains(cell.transcriptWidth), open.isAllowed == isAllowed,
                open.last.looksLike(cell),
                SweepWidths.areNeighbours(open.last.transcriptWidth, cell.transcriptWidth)
            {
                intervals[intervals.count - 1].last = cell
            } else {
                intervals.append(PageInterval(cell, isAllowed))
            }
        }
    }

    /// Whether a range of widths has one of its widths.
    func overlaps(_ range: ClosedRange<CGFloat>) -> Bool {
        range.overlaps(first.transcriptWidth...last.transcriptWidth)
    }
}
