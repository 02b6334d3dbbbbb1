import Foundation
import Scenes
import Support
import Sweeps
import ViewLayout

/// What `balloon studio` says of a scene as some viewers see it: a map as the page of a sweep has it.
package struct StudioView: Encodable {
    let map: SweepDocument.Scene
    /// The width of the viewer's transcript, in points.
    let width: Double
    /// The first and the last width that such a device has.
    let widths: [Double]

    /// The map over every width of the viewer's kind of device. Pixels are not searched, so that it is there at once.
    /// - Parameters:
    ///   - viewer: the one whose width is meant.
    ///   - rows: the viewers of the map.
    package init(
        overWidthsOf scene: BalloonScene, for viewer: TraitCollection, rows: [TraitCollection],
        in context: LayoutContext, workerCount: Int
    ) throws {
        let widths = SweepWidths.every(of: viewer.userInterfaceIdiom).points
        var cells: [SweepCell] = []
        var breaks: [TraitCollection: Set<CGFloat>] = [:]
        try OrderedConcurrency.forEach(
            rows, workerCount: workerCount, makeWorker: { context },
            work: { context, viewer in
                var context = context
                context.traits = viewer
                let cells = try MeasuredRow.cells(widths, of: scene, in: context, checksPixels: false)
                return (cells, try BreakRow.row(of: scene, at: widths, in: context))
            },
            consume: { index, measured in
                cells += measured.0
                // Where a line ends elsewhere, as many lines may have the same height.
                breaks[rows[index].with(\.transcriptWidth, 0)] = Set(
                    measured.1.intervals.map { $0.from.rounded(.up) })
            })
        try self.init(scene, cells, viewer, breaks)
    }

    /// The cell of one viewer, with everything that is found in it.
    package init(_ scene: BalloonScene, seenBy viewer: TraitCollection, in context: LayoutContext) throws {
        var context = context
        context.traits = viewer
        let cells = try MeasuredRow.cells([viewer.transcriptWidth], of: scene, in: context)
        try self.init(scene, cells, viewer)
    }

    private init(
        _ scene: BalloonScene, _ cells: [SweepCell], _ viewer: TraitCollection,
        _ breaks: [TraitCollection: Set<CGFloat>] = [:]
    ) throws {
        let sweep = SceneSweep(scene: scene.name, cells: cells)
        var shown = SweepPage.Scene(sweep, try SceneLint(of: scene, seenIn: sweep), of: scene)
        shown.breaks = breaks
        map = PageRows(of: shown).document(of: shown)
        width = Double(viewer.transcriptWidth)
        let all = SweepWidths.every(of: viewer.userInterfaceIdiom).points
        widths = [all.first, all.last].compactMap { $0 }.map(Double.init)
    }
}
