import BalloonLayouts
import Foundation
import Scenes
import Support
import Sweeps
import ViewLayout

/// The data that the viewers of one row see.
struct LintRow: Sendable {
    /// A finding, with the indices of the cells that have it.
    struct Seen: Sendable {
        var finding: Finding
        var indices: [Int]
        /// The place of the cell that has this sentence.
        var nearest: Int
        /// How much it matters where it matters most.
        var severity: Finding.Severity
        /// By how many points it is worst at any of the widths; nil where nothing is measured.
        var worstPoints: CGFloat?
    }

    /// The findings, each once by its kind and subject, with the sentence of the width that is nearest to the usual one.
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
                row.widths, of: scene, in: context, checksPixels: row.checksPixels, addsLooks: !row.checksPixels),
            usualWidth: scene.traits.transcriptWidth)
    }

    /// Collects the findings in the cells of one viewer, in ascending order of the width.
    init(_ cells: [SweepCell], usualWidth: CGFloat) {
        self.cells = cells
        var places: [[String]: Int] = [:]
        for (index, cell) in cells.enumerated() {
            for finding in cell.findings {
                let place = places[Self.key(of: finding), default: seen.count]
                if place == seen.count {
                    places[Self.key(of: finding)] = place
                    seen.append(
                        Seen(finding: finding, indices: [], nearest: index, severity: finding.severity))
                } else if distance(of: cell) < distance(of: cells[seen[place].nearest]) {
                    (seen[place].finding, seen[place].nearest) = (finding, index)
                }
                if finding.severity.rank < seen[place].severity.rank { seen[place].severity = finding.severity }
                if let points = finding.points {
                    seen[place].worstPoints = max(points, seen[place].worstPoints ?? points)
                }
                if seen[place].indices.last != index { seen[place].indices.append(index) }
            }
        }
        func distance(of cell: SweepCell) -> CGFloat { abs(cell.transcriptWidth - usualWidth) }
    }

    /// The key by which two findings are the same.
    private static func key(of finding: Finding) -> [String] { [finding.kind.rawValue, finding.subjectOrQuote] }
}

extension Finding {
    /// The subject; of a finding without one the text that its sentence quotes, so that two untranslated texts stay two
    /// problems. Numbers in a sentence, which differ between viewers, make no other problem.
    var subjectOrQuote: String {
        subject.isEmpty ? QuotedText.quote(in: message) : subject
    }
}
