import BalloonLayouts
import Foundation
import Scenes
import ViewLayout

/// The cells of a sweep that differ in the transcript's width alone.
///
/// A balloon keeps its lines over an interval of widths, and inside it only positions move. So it is laid out where an
/// interval begins and where it ends; when both show the same findings, so does every width between, since what is
/// compared with a limit there (a distance to an edge, what two boxes share) only grows or only shrinks with the width.
/// Findings about pixels have no such rule, and balloons that have them are laid out at every width.
struct WidthRow {
    private let layouts: SceneLayouts

    private let viewer: SweepCell.Row

    /// - Parameter traits: the viewer of the layouts; the transcript's width is not read.
    init(of layouts: SceneLayouts, for traits: TraitCollection) {
        self.layouts = layouts
        viewer = SweepCell.Row(traits)
    }

    /// The cells of some widths.
    /// - Parameter widths: points, in ascending order, none twice.
    /// - Throws: what laying out throws.
    func cells(_ widths: [CGFloat]) throws -> [SweepCell] {
        var cells: [SweepCell] = []
        cells.reserveCapacity(widths.count)
        while cells.count < widths.count {
            let first = try layouts.layout(transcriptWidth: widths[cells.count])
            let cell = SweepCell(first, of: viewer)
            cells.append(cell)
            guard let last = lastIndex(keepingLinesOf: first, in: widths, from: cells.count) else { continue }
            let end = try layouts.layout(transcriptWidth: widths[last])
            let isSame = end.findings == cell.findings
            for width in widths[cells.count..<last] {
                cells.append(
                    isSame
                        ? cell.moved(toTranscriptWidth: width, of: first)
                        : SweepCell(try layouts.layout(transcriptWidth: width), of: viewer))
            }
            cells.append(isSame ? cell.moved(toTranscriptWidth: widths[last], of: first) : SweepCell(end, of: viewer))
        }
        return cells
    }

    /// The last of the widths from an index on at which a balloon has the lines that it has; nil when the next has not.
    private func lastIndex(keepingLinesOf balloon: PlacedBalloon, in widths: [CGFloat], from index: Int) -> Int? {
        guard !balloon.looksAtPixels else { return nil }
        var end = index
        while end < widths.count, balloon.keepsLines(atTranscriptWidth: widths[end]) { end += 1 }
        return end > index ? end - 1 : nil
    }
}
