import BalloonLayouts
import Foundation
import Scenes
import ViewLayout

/// The cells of a sweep that differ in the transcript's width alone.
///
/// A balloon keeps its lines over an interval of widths, and inside it only positions move. A template whose places call
/// for no finding where such an interval is narrowest and where it is widest is not placed at all: what is asked of it
/// is worked out once, and its size at each width.
///
/// Any other balloon is laid out where an interval begins and where it ends; when both show the same findings, so does
/// every width between, since what is compared with a limit there (a distance to an edge, what two boxes share) only
/// grows or only shrinks with the width. Findings about pixels have no such rule, and balloons that have them are laid
/// out at every width.
struct WidthRow {
    private let layouts: SceneLayouts
    private let viewer: SweepCell.Row
    private let grid: PixelGrid
    /// Whether findings that are judged by pixels are looked for.
    private let judgesPixels: Bool

    /// - Parameters:
    ///   - viewer: the viewer of the layouts; the transcript's width is not read.
    ///   - judgesPixels: whether findings that are judged by pixels are looked for; they cost a hundred times as much.
    init(of layouts: SceneLayouts, for viewer: SweepCell.Row, judgesPixels: Bool = true) {
        self.layouts = layouts
        self.judgesPixels = judgesPixels
        self.viewer = viewer
        grid = PixelGrid(viewer.traits)
    }

    /// The cells of some widths.
    /// - Parameter widths: points, in ascending order, none twice.
    /// - Throws: what laying out throws.
    func cells(_ widths: [CGFloat]) throws -> [SweepCell] {
        var cells: [SweepCell] = []
        cells.reserveCapacity(widths.count)
        while cells.count < widths.count {
            if try !appendClear(to: &cells, widths) { try appendPlaced(to: &cells, widths) }
        }
        return cells
    }

    /// The cells of some widths, and of a live layout one for each look that it has between two of them alone.
    /// - Parameter widths: as for ``cells(_:)``.
    func cellsOfEveryLook(_ widths: [CGFloat]) throws -> [SweepCell] {
        guard layouts.isLive else { return try cells(widths) }
        let samples = try WidthSamples<(cell: SweepCell, structure: BalloonStructure)>(
            looksAlike: { $0.structure == $1.structure },
            place: { width, decisions in
                let balloon = try layouts.layout(transcriptWidth: width, noting: decisions)
                let cell = kept(balloon)
                return (cell, BalloonStructure(balloon, findings: cell.findings))
            }
        ).samples(at: widths)
        let named = Set(widths)
        // Beside a width that is named stands another only when neither of its neighbours looks like it.
        var cells: [(cell: SweepCell, structure: BalloonStructure)] = []
        for (index, sample) in samples.enumerated() {
            let next = samples[(index + 1)...].first { named.contains($0.width) }
            let isNew = sample.layout.structure != cells.last?.structure
            guard named.contains(sample.width) || isNew && sample.layout.structure != next?.layout.structure else {
                continue
            }
            cells.append(sample.layout)
        }
        return cells.map(\.cell)
    }

    /// Appends the cells of a template that is not placed, from the first width on that has none. False, and none, where
    /// it must be placed.
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

    /// Appends the cells of a balloon that is placed, from the first width on that has none.
    private func appendPlaced(to cells: inout [SweepCell], _ widths: [CGFloat]) throws {
        let first = try layouts.layout(transcriptWidth: widths[cells.count])
        let cell = kept(first)
        cells.append(cell)
        guard let last = lastIndex(keepingLinesOf: first, in: widths, from: cells.count) else { return }
        let end = try layouts.layout(transcriptWidth: widths[last])
        let isSame = findings(of: end) == cell.findings
        for width in widths[cells.count..<last] {
            cells.append(
                isSame
                    ? moved(cell, toTranscriptWidth: width, of: first)
                    : kept(try layouts.layout(transcriptWidth: width)))
        }
        cells.append(isSame ? moved(cell, toTranscriptWidth: widths[last], of: first) : kept(end))
    }

    private func kept(_ balloon: PlacedBalloon) -> SweepCell {
        SweepCell(balloon, findings: findings(of: balloon), of: viewer)
    }

    private func findings(of balloon: PlacedBalloon) -> [Finding] {
        judgesPixels ? balloon.findings : balloon.findingsOfLayout
    }

    private func moved(_ cell: SweepCell, toTranscriptWidth width: CGFloat, of balloon: PlacedBalloon) -> SweepCell {
        cell.moved(toTranscriptWidth: width, size: balloon.size(atTranscriptWidth: width), on: grid)
    }

    /// The last of the widths from an index on at which a balloon has the lines that it has; nil when the next has not.
    private func lastIndex(keepingLinesOf balloon: PlacedBalloon, in widths: [CGFloat], from index: Int) -> Int? {
        guard !judgesPixels || !balloon.looksAtPixels else { return nil }
        var end = index
        while end < widths.count, balloon.keepsLines(atTranscriptWidth: widths[end]) { end += 1 }
        return end > index ? end - 1 : nil
    }
}
