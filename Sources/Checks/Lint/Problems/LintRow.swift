import Sweeps
import BalloonLayouts
import Foundation
import Scenes
import ViewLayout

/// The data that the viewers of one row see.
struct LintRow: Sendable {
    /// A finding, with the indices of the cells that have it.
    struct Seen: Sendable {
        var finding: Finding
        var indices: [Int]
        /// The place of the cell that has this sentence.
        var worst: Int
    }

    /// The findings, each once by its kind and subject, with the sentence of the width at which most points are
    /// missing.
    private(set) var seen: [Seen] = []
    /// The cells by which neighbouring widths and viewers are compared: those of the row's widths, and one for each
    /// state of a live layout that is seen only between two of them.
    let cells: [SweepCell]
    /// Why the scene cannot be laid out at the first of the widths; nil when it can.
    var failure: String? { cells.first { !$0.isLaidOut }?.findings.first?.message }

    /// Lays out a scene for each viewer. A viewer for whom that fails has the reason as a finding, and the others are
    /// laid out all the same.
    /// - Throws: the error of a font that cannot be used.
    init(_ row: LintViewers.Row, of scene: BalloonScene, in context: LayoutContext) throws {
        var context = context
        context.traits = row.traits
        var scene = scene
        // Nobody expects anything of a made-up language, unless a condition names it.
        if PseudoLocale(locale: row.traits.locale) != nil { scene.expectations.removeAll { !$0.names(.locale) } }
        self.init(
            try MeasuredRow.cells(
                row.widths, of: scene, in: context, checksPixels: row.checksPixels, addsLooks: !row.checksPixels))
    }

    /// Collects the findings in the cells of one viewer, in ascending order of the width.
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

    /// The key by which two findings are the same: kind and subject, or the sentence where there is no subject.
    private static func key(of finding: Finding) -> [String] {
        [finding.kind.rawValue, finding.subject.isEmpty ? finding.message : finding.subject]
    }
}
