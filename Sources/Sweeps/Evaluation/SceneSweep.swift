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
        let rows = Self.rows(of: axes ?? scene.sweep, over: traits ?? scene.traits)
        // One context for all cells shares the shaped texts.
        let context = LayoutContext(traits: scene.traits, fonts: fonts)
        var cellsOfRows: [[SweepCell]] = []
        cellsOfRows.reserveCapacity(rows.count)
        var done = 0
        try OrderedConcurrency.forEach(
            rows, workerCount: workerCount, makeWorker: { context },
            work: { context, row in
                var context = context
                context.traits = row.traits
                return try WidthRow(of: SceneLayouts(of: scene, in: context), for: row.traits).cells(row.widths)
            },
            consume: { _, cells in
                cellsOfRows.append(cells)
                done += cells.count
                progress(done)
            })
        // Of the axes the widths turn slowest.
        var cells: [SweepCell] = []
        cells.reserveCapacity(done)
        for place in rows.first?.places ?? [] {
            for row in cellsOfRows { cells.append(row[place]) }
        }
        var assumptions: [UserInterfaceIdiom: [String: MetricValue]] = [:]
        for row in rows where assumptions[row.traits.userInterfaceIdiom] == nil {
            assumptions[row.traits.userInterfaceIdiom] =
                scene.resolvedMetrics(for: row.traits).template.assumptions
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

    /// The rows of a sweep, in the order of their cells at one width.
    private static func rows(of axes: TraitAxes, over base: TraitCollection) -> [Row] {
        let axis: [CGFloat] = axes[ViewerTrait.transcriptWidth].compactMap {
            if case .points(let width) = $0 { width } else { nil }
        }
        var others = axes
        others[ViewerTrait.transcriptWidth] = []
        let viewers = others.cells(over: base)
        // Without an axis of widths each kind of device has its own.
        guard !axis.isEmpty else {
            return viewers.map { Row(traits: $0, widths: [$0.transcriptWidth], places: [0]) }
        }
        let order = axis.indices.sorted { axis[$0] < axis[$1] }
        let widths = order.map { axis[$0] }
        var places = Array(axis.indices)
        for (place, index) in order.enumerated() { places[index] = place }
        return viewers.map { Row(traits: $0, widths: widths, places: places) }
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
