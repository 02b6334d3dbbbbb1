import BalloonLayouts
import Foundation
import ViewLayout

/// One place of a contact sheet. It represents the cells of a viewer at neighbouring widths that have the same lines
/// and the same findings, and shows the narrowest of them.
struct SheetCell {
    /// The narrowest cell.
    let cell: SweepCell
    /// For each of its findings the reason why the author allows it; nil for a finding that is not allowed.
    let reasons: [String?]
    /// The width of the widest cell, in points.
    private(set) var lastWidth: CGFloat
    /// The number of cells.
    private(set) var count = 1

    private init(_ cell: SweepCell, _ reasons: [String?]) {
        self.cell = cell
        self.reasons = reasons
        lastWidth = cell.transcriptWidth
    }

    /// The title: `320–360 L en light`.
    var title: String {
        let traits = cell.traits
        guard count > 1 else { return TraitText.summary(traits) }
        return TraitText.width(traits) + "–" + TraitText.summary(traits.with(\.transcriptWidth, lastWidth))
    }

    /// The cells of a sweep in this order: those with an error, with a warning, with a note; then those with more
    /// findings; equal ones in the order of the sweep. Findings that the author allows do not count.
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

    /// The rank of the most severe finding: 0 for an error.
    private var rank: Int { problems.map(\.severity.rank).min() ?? Int.max }

    private var findingCount: Int { problems.count }

    /// The findings that the author does not allow.
    var problems: [Finding] { zip(cell.findings, reasons).filter { $0.1 == nil }.map(\.0) }
    /// The findings that the author allows.
    var allowed: [Finding] { zip(cell.findings, reasons).filter { $0.1 != nil }.map(\.0) }
}

extension SweepCell {
    /// Whether two cells have the same lines and the same findings.
    package func looksLike(_ other: SweepCell) -> Bool {
        func names(_ cell: SweepCell) -> [[String]] { cell.findings.map { [$0.kind.rawValue, $0.subject] } }
        return contents === other.contents || hasSameTexts(as: other) && names(self) == names(other)
    }
}
