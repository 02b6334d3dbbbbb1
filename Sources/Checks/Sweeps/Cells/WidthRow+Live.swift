import BalloonLayouts
import Foundation
import ViewLayout

/// Live layouts: whatever is between two widths at which they look alike and made the same comparisons of lengths is
/// not laid out, because there all lengths grow evenly. Only the size is worked out at each width.
extension WidthRow {
    private struct Looked {
        let cell: SweepCell
        let structure: BalloonStructure
        /// Whether pixels decide about its findings, so that another width may have others.
        let dependsOnPixels: Bool
    }

    /// The cells of a live layout at some widths.
    /// - Parameter widths: points, in ascending order, without duplicates.
    func cellsOfLiveLayout(_ widths: [CGFloat]) throws -> [SweepCell] {
        let samples = try WidthSamples<Looked>(
            looksAlike: { first, second in
                first.structure == second.structure && first.cell.findings == second.cell.findings
                    && !first.dependsOnPixels && !second.dependsOnPixels
            }, place: look
        ).changes(among: widths)
        return try filled(samples, widths).map(\.cell)
    }

    /// The cells of some widths. Of a live layout there is also one cell for each state that is seen only between two
    /// of these widths. Where nothing changes over several widths, findings have the points that they have at the first
    /// of them or at the last; between these there are never more.
    /// - Parameter widths: as for ``cells(_:)``.
    func cellsOfEveryLook(_ widths: [CGFloat]) throws -> [SweepCell] {
        guard layouts.isLive, !layouts.needsEveryWidth else { return try cells(widths) }
        let samples = try WidthSamples<Looked>(looksAlike: { $0.structure == $1.structure }, place: look)
            .changes(over: widths)
        let looks = try filled(samples, widths)
        let named = Set(widths)
        // A cell between two named widths is needed only if it looks like neither of them.
        var cells: [SweepCell] = []
        var last: BalloonStructure?
        for (index, look) in looks.enumerated() {
            if !named.contains(look.cell.transcriptWidth) {
                let next = looks[(index + 1)...].first { named.contains($0.cell.transcriptWidth) }
                guard look.structure != last, look.structure != next?.structure else { continue }
            }
            cells.append(look.cell)
            last = look.structure
        }
        return cells
    }

    private func look(_ width: CGFloat, noting decisions: LayoutDecisions) throws -> Looked {
        let balloon = try layouts.layout(transcriptWidth: width, noting: decisions)
        let cell = kept(balloon)
        return Looked(
            cell: cell, structure: BalloonStructure(balloon, findings: cell.findings),
            dependsOnPixels: checksPixels && balloon.needsPixels)
    }

    /// The samples, with those of the widths that are between them.
    private func filled(_ samples: [WidthSamples<Looked>.Sample], _ widths: [CGFloat]) throws -> [Looked] {
        var filled: [Looked] = []
        var rest = widths[...]
        for sample in samples {
            let end = rest.firstIndex { $0 >= sample.width } ?? rest.endIndex
            if let first = filled.last {
                for width in rest[..<end] { filled.append(try between(first, sample.layout, at: width)) }
            }
            rest = rest[end...]
            if rest.first == sample.width { rest.removeFirst() }
            filled.append(sample.layout)
        }
        return filled
    }

    /// The look at a width between two others between which all lengths grow evenly.
    private func between(_ first: Looked, _ last: Looked, at width: CGFloat) throws -> Looked {
        guard let fit = first.cell.fit, let other = last.cell.fit, first.cell.texts == last.cell.texts,
            let size = try layouts.liveSize(
                transcriptWidth: width, withHeightsOf: fit.hasHeights(of: other) ? fit : nil)
        else { return try look(width, noting: LayoutDecisions()) }
        return Looked(
            cell: first.cell.moved(toTranscriptWidth: width, size: size), structure: first.structure,
            dependsOnPixels: false)
    }
}
