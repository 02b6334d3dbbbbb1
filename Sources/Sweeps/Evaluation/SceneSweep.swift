import BalloonLayouts
import Foundation
import Scenes
import Support
import Typesetting
import ViewLayout

/// A scene as many viewers see it: the balloon of each is measured, and compared with those of its neighbours.
///
/// ```swift
/// let sweep = try SceneSweep(of: scene, fonts: .bundled(), workerCount: 2)
/// for summary in sweep.findingSummaries { print(summary.finding.message, "in \(summary.cellCount) cells") }
/// for violation in sweep.violations { print(violation) }
/// ```
public struct SceneSweep: Sendable {
    /// The scene's name.
    public let scene: String
    /// The cells; the last axis varies fastest.
    public let cells: [SweepCell]
    /// The relations between neighbouring cells that do not hold, in the order of ``SweepInvariant`` and of the cells.
    public let violations: [SweepViolation]
    /// The values that stand for what is not known about Messages, by name, for each kind of device among the viewers.
    package let assumptions: [UserInterfaceIdiom: [String: MetricValue]]

    package init(
        scene: String, cells: [SweepCell], assumptions: [UserInterfaceIdiom: [String: MetricValue]] = [:]
    ) {
        self.scene = scene
        self.cells = cells
        self.assumptions = assumptions
        violations = SweepInvariant.violations(in: cells)
    }

    /// Measures a scene at every point of the axes. Nothing is drawn.
    /// - Parameters:
    ///   - axes: what varies; the scene's own `sweep` axes when nil.
    ///   - traits: the viewer where nothing varies; the scene's own traits when nil.
    ///   - workerCount: how many cells are measured at once; the outcome does not depend on it.
    ///   - progress: is called after each row of widths with the number of cells that are done.
    /// - Throws: the error of the first row of widths that has one, such as a string that no table has.
    public init(
        of scene: Scene, axes: TraitAxes? = nil, traits: TraitCollection? = nil, fonts: FontCascade, workerCount: Int,
        progress: (Int) -> Void = { _ in }
    ) throws {
        let axes = axes ?? scene.sweep
        let viewers = axes.cells(over: traits ?? scene.traits)
        // One context for all cells shares the shaped texts.
        let context = LayoutContext(traits: scene.traits, fonts: fonts)
        let rows = Self.rows(of: viewers, widthCount: max(1, axes[ViewerTrait.transcriptWidth].count))
        var cellsOfRows: [[SweepCell]] = []
        cellsOfRows.reserveCapacity(rows.count)
        var done = 0
        try OrderedConcurrency.forEach(
            rows, workerCount: workerCount, makeWorker: { context },
            work: { context, row in
                var context = context
                context.traits = row.traits
                let layouts = try SceneLayouts(of: scene, in: context)
                return try WidthRow(of: layouts).cells(row.widths)
            },
            consume: { _, cells in
                cellsOfRows.append(cells)
                done += cells.count
                progress(done)
            })
        // Of the axes the widths turn slowest.
        var cells: [SweepCell] = []
        cells.reserveCapacity(viewers.count)
        for place in rows.first.map(\.places) ?? [] { cells += cellsOfRows.map { $0[place] } }
        var assumptions: [UserInterfaceIdiom: [String: MetricValue]] = [:]
        for viewer in viewers where assumptions[viewer.userInterfaceIdiom] == nil {
            assumptions[viewer.userInterfaceIdiom] = scene.resolvedMetrics(for: viewer).template.assumptions
        }
        self.init(scene: scene.name, cells: cells, assumptions: assumptions)
    }

    /// Viewers that differ in the transcript's width alone, by growing width.
    private struct Row: Sendable {
        let traits: TraitCollection
        let widths: [CGFloat]
        /// For each width of the axis its place among ``widths``.
        let places: [Int]
    }

    /// The rows of a sweep whose first axis is that of the widths.
    private static func rows(of viewers: [TraitCollection], widthCount: Int) -> [Row] {
        let rowCount = viewers.count / widthCount
        let axis = stride(from: 0, to: viewers.count, by: rowCount).map { viewers[$0].transcriptWidth }
        let order = axis.indices.sorted { axis[$0] < axis[$1] }
        var places = axis.indices.map { $0 }
        for (place, index) in order.enumerated() { places[index] = place }
        return (0..<rowCount).map { row in
            Row(
                traits: viewers[row],
                widths: order.map { viewers[row + $0 * rowCount].transcriptWidth }, places: places)
        }
    }

    /// What was found, each kind of finding about a node of an entry once, with how many cells have it and the first of
    /// them.
    public var findingSummaries: [(finding: Finding, cellCount: Int, first: TraitCollection)] {
        var order: [[String]] = []
        var summaries: [[String]: (finding: Finding, cellCount: Int, first: TraitCollection)] = [:]
        for cell in cells {
            var seen: Set<[String]> = []
            for finding in cell.findings {
                let key = [finding.kind.rawValue, finding.subject]
                guard seen.insert(key).inserted else { continue }
                if summaries[key] == nil {
                    order.append(key)
                    summaries[key] = (finding, 0, cell.traits)
                }
                summaries[key]?.cellCount += 1
            }
        }
        return order.compactMap { summaries[$0] }
    }
}
