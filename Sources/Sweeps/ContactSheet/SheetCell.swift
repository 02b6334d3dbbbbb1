import BalloonLayouts
import Foundation
import ViewLayout

/// What a contact sheet shows in one place: the cells of a viewer at neighbouring widths that have the same lines and
/// the same findings, by the narrowest of them.
struct SheetCell {
    /// The narrowest cell.
    let cell: SweepCell
    /// For each of its findings why the author keeps it; nil where nobody does.
    let reasons: [String?]
    /// The width of the widest, in points.
    private(set) var lastWidth: CGFloat
    /// How many cells there are.
    private(set) var count = 1

    private init(_ cell: SweepCell, _ reasons: [String?]) {
        self.cell = cell
        self.reasons = reasons
        lastWidth = cell.transcriptWidth
    }

    /// What it is called: `320–360 L en light`.
    var title: String {
        let traits = cell.traits
        guard count > 1 else { return TraitText.summary(traits) }
        var last = traits
        last.transcriptWidth = lastWidth
        return TraitText.width(traits) + "–" + TraitText.summary(last)
    }

    /// The cells of a sweep, the worst first: those with an error, then a warning, then a note; of these those with
    /// more findings, and of equal ones in the order of the sweep. What the author keeps does not count.
    static func all(of sweep: SceneSweep, allowing allowances: LintAllowances) -> [SheetCell] {
        let cells = sweep.rowsOfWidths.flatMap { intervals(of: $0, allowing: allowances) }
        return cells.enumerated().sorted { first, second in
            let (old, new) = (first.element, second.element)
            return (old.rank, -old.findingCount, first.offset) < (new.rank, -new.findingCount, second.offset)
        }.map(\.element)
    }

    private static func intervals(of cells: [SweepCell], allowing allowances: LintAllowances) -> [SheetCell] {
        var intervals: [SheetCell] = []
        for cell in cells {
            let reasons = allowances.reasons(in: cell)
            if let last = intervals.last, last.cell.looksLike(cell), last.reasons == reasons {
                intervals[intervals.count - 1].lastWidth = cell.transcriptWidth
                intervals[intervals.count - 1].count += 1
            } else {
                intervals.append(SheetCell(cell, reasons))
            }
        }
        return intervals
    }

    /// 0 for what has an error.
    private var rank: Int { problems.map(\.severity.rank).min() ?? Int.max }

    private var findingCount: Int { problems.count }

    /// The findings that nobody keeps.
    var problems: [Finding] { zip(cell.findings, reasons).filter { $0.1 == nil }.map(\.0) }
    /// The findings that the author keeps.
    var allowed: [Finding] { zip(cell.findings, reasons).filter { $0.1 != nil }.map(\.0) }
}

extension SweepCell {
    /// Whether two cells have the same lines and the same findings.
    fileprivate func looksLike(_ other: SweepCell) -> Bool {
        func names(_ cell: SweepCell) -> [[String]] { cell.findings.map { [$0.kind.rawValue, $0.subject] } }
        return contents === other.contents || hasSameTexts(as: other) && names(self) == names(other)
    }
}
