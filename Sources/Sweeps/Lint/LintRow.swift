import BalloonLayouts
import Foundation
import Scenes
import ViewLayout

/// What the viewers of one row see.
struct LintRow: Sendable {
    /// A finding with the places of the cells in which it is seen.
    struct Seen: Sendable {
        var finding: Finding
        var indices: [Int]
        /// The place of the cell that has this sentence.
        var worst: Int
    }

    /// The findings, each once by its kind and subject, with the sentence of the width at which most points are missing.
    private(set) var seen: [Seen] = []
    /// What neighbouring widths and viewers are compared by: those of the row's widths, and for each look that a live
    /// layout has between two of them alone.
    let cells: [SweepCell]
    /// Why the scene cannot be laid out at the first of the widths; nil when it can.
    var failure: String? { cells.first { !$0.isLaidOut }?.findings.first?.message }

    /// Lays a scene out for each viewer. What cannot be laid out is a finding, and no reason to stop.
    /// - Throws: fonts that cannot be used.
    init(_ row: LintViewers.Row, of scene: BalloonScene, in context: LayoutContext) throws {
        var context = context
        context.traits = row.traits
        self.init(
            try MeasuredRow.cells(
                row.widths, of: scene, in: context, judgesPixels: row.judgesPixels, addsLooks: !row.judgesPixels))
    }

    /// Gathers what is found in the cells of one viewer, by growing width.
    init(_ cells: [SweepCell]) {
        self.cells = cells
        var places: [[String]: Int] = [:]
        for (index, cell) in cells.enumerated() {
            for finding in cell.findings {
                let place = places[Self.key(of: finding), default: seen.count]
                if place == seen.count {
                    places[Self.key(of: finding)] = place
                    seen.append(Seen(finding: finding, indices: [], worst: index))
                } else if finding.points ?? 0 > seen[place].finding.points ?? 0 {
                    (seen[place].finding, seen[place].worst) = (finding, index)
                }
                if seen[place].indices.last != index { seen[place].indices.append(index) }
            }
        }
    }

    /// What makes two findings one: kind and subject, or the sentence where there is no subject.
    private static func key(of finding: Finding) -> [String] {
        [finding.kind.rawValue, finding.subject.isEmpty ? finding.message : finding.subject]
    }
}
