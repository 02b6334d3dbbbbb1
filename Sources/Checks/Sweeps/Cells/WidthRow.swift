import BalloonLayouts
import Foundation
import Scenes
import ViewLayout

/// Measures the cells of a sweep that differ only in the transcript's width.
///
/// A balloon keeps its lines over an interval of widths, and inside the interval only positions change. A template is
/// not placed at all if the places of its parts raise no finding where the interval is narrowest and where it is widest:
/// the contents of the cells are computed once per interval, and the size at each width.
///
/// Any other balloon is laid out where an interval begins and where it ends. When both have the same findings, every
/// width between them has these, too, because each quantity that is compared with a limit (the distance to an edge, the
/// overlap of two boxes) only grows or only shrinks with the width. This is not true of findings about pixels; balloons
/// that have them are laid out at every width. The intervals of a live layout are found by laying out
/// (``cellsOfLiveLayout(_:)``).
struct WidthRow {
    let layouts: SceneLayouts
    private let viewer: SweepCell.Row
    private let grid: PixelGrid
    /// Whether pixels are searched for findings.
    let checksPixels: Bool

    /// - Parameters:
    ///   - viewer: the viewer of the layouts; the transcript's width is not read.
    ///   - checksPixels: whether pixels are searched for findings, which takes a hundred times as long.
    init(of layouts: SceneLayouts, for viewer: SweepCell.Row, checksPixels: Bool = true) {
        self.layouts = layouts
        self.checksPixels = checksPixels
        self.viewer = viewer
        grid = PixelGrid(viewer.traits)
    }

    /// The cells of some widths.
    /// - Parameter widths: points, in ascending order, without duplicates.
    /// - Throws: the errors of the layout.
    func cells(_ widths: [CGFloat]) throws -> [SweepCell] {
        guard !layouts.isLive || layouts.needsEveryWidth else { return try cellsOfLiveLayout(widths) }
        var cells: [SweepCell] = []
        cells.reserveCapacity(widths.count)
        while cells.count < widths.count {
            if try !appendClear(to: &cells, widths) { try appendPlaced(to: &cells, widths) }
        }
        return cells
    }

    /// Appends the cells of a template that is not placed, from the first width that has no cell yet. Returns false,
    /// and appends nothing, where the template must be placed.
    private func appendClear(to cells: inout [SweepCell], _ widths: [CGFloat]) throws -> Bool {
        let start = cells.count
        guard let template = try layouts.clearTemplate(transcriptWidth: widths[start]) else { return false }
        let first = SweepCell(template, transcriptWidth: widths[start], of: viewer)
        cells.append(first)
        var (narrowest, widest) = (first.size.width, first.size.width)
        while cells.count < widths.count, let size = template.size(atTranscriptWidth: widths[cells.count]) {
            cells.append(first.moved(toTranscriptWidth: widths[cells.count], size: size, on: grid))
            (narrowest, widest) = (min(narrowest, size.width), max(widest, size.width))
        }
        guard template.isClear(atBalloonWidth: narrowest), template.isClear(atBalloonWidth: widest) else {
            cells.removeSubrange(start...)
            return false
        }
        return true
    }

    /// Appends the cells of a balloon that is placed, from the first width that has no cell yet.
    private func appendPlaced(to cells: inout [SweepCell], _ widths: [CGFloat]) throws {
        let first = try layouts.layout(transcriptWidth: widths[cells.count])
        let cell = kept(first)
        cells.append(cell)
        guard let last = lastIndex(keepingLinesOf: first, in: widths, from: cells.count) else { return }
        let end = kept(try layouts.layout(transcriptWidth: widths[last]))
        try append(to: &cells, widths[cells.count..<last], between: cell, end, of: first)
        cells.append(end)
    }

    /// Appends the cells between two that are placed, which have the same lines. Where the two have the same findings, so have
    /// all between them; otherwise the middle one is placed, too.
    private func append(
        to cells: inout [SweepCell], _ widths: ArraySlice<CGFloat>, between first: SweepCell, _ last: SweepCell,
        of balloon: PlacedBalloon
    ) throws {
        guard !widths.isEmpty else { return }
        guard first.findings != last.findings else {
            cells += widths.map { moved(first, toTranscriptWidth: $0, of: balloon) }
            return
        }
        let place = (widths.startIndex + widths.endIndex) / 2
        let middle = kept(try layouts.layout(transcriptWidth: widths[place]))
        try append(to: &cells, widths[..<place], between: first, middle, of: balloon)
        cells.append(middle)
        try append(to: &cells, widths[(place + 1)...], between: middle, last, of: balloon)
    }

    func kept(_ balloon: PlacedBalloon) -> SweepCell {
        SweepCell(balloon, findings: findings(of: balloon), of: viewer)
    }

    private func findings(of balloon: PlacedBalloon) -> [Finding] {
        checksPixels ? balloon.findings : balloon.findingsOfLayout
    }

    private func moved(_ cell: SweepCell, toTranscriptWidth width: CGFloat, of balloon: PlacedBalloon) -> SweepCell {
        cell.moved(
            toTranscriptWidth: width, size: balloon.size(atTranscriptWidth: width),
            canvasSize: balloon.canvasSize(atTranscriptWidth: width))
    }

    /// Returns the last index, from a given one on, at whose width a balloon still has its lines; nil when they change
    /// at the next width.
    private func lastIndex(keepingLinesOf balloon: PlacedBalloon, in widths: [CGFloat], from index: Int) -> Int? {
        guard !checksPixels || !balloon.needsPixels, !layouts.needsEveryWidth else { return nil }
        var end = index
        while end < widths.count, balloon.keepsLines(atTranscriptWidth: widths[end]) { end += 1 }
        return end > index ? end - 1 : nil
    }
}
