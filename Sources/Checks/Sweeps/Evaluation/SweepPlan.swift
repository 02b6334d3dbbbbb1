import BalloonLayouts
import Foundation
import Scenes
import Support
import Typesetting
import ViewLayout

/// What a sweep of a scene measures: rows of viewers that differ only in the transcript's width, in a fixed order.
///
/// A row is measured, stored and given to another machine as a whole, because its texts are typeset once.
package struct SweepPlan: Sendable {
    package private(set) var scene: BalloonScene
    /// What varies.
    package let axes: TraitAxes
    /// The rows, in the order of their cells at one width.
    package let rows: [Row]

    /// Viewers that differ only in the transcript's width.
    package struct Row: Sendable {
        /// The viewer, in a transcript of some width.
        package let traits: TraitCollection
        /// The widths in ascending order, in points.
        package let widths: [CGFloat]
        /// For each width of the axis its index in ``widths``.
        let places: [Int]
    }

    /// Plans a sweep.
    /// - Parameters:
    ///   - axes: what varies; the scene's own `sweep` axes when nil.
    ///   - traits: the viewer where nothing varies; the scene's own traits when nil.
    package init(of scene: BalloonScene, axes: TraitAxes? = nil, traits: TraitCollection? = nil) {
        self.scene = scene
        self.axes = axes ?? scene.sweep
        rows = Self.rows(of: self.axes, over: traits ?? scene.traits)
    }

    /// The same viewers for a scene that differs in its texts.
    package func replacingScene(_ change: (inout BalloonScene) -> Void) -> SweepPlan {
        var plan = self
        change(&plan.scene)
        return plan
    }

    /// How many cells there are.
    package var cellCount: Int { rows.reduce(0) { $0 + $1.widths.count } }

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

    /// Measures some rows, several at once.
    /// - Parameters:
    ///   - indices: of ``rows``.
    ///   - done: is called with each row as soon as it is done, on the thread that measured it.
    ///   - consume: is called with each row in the order of `indices`, on the calling thread.
    /// - Throws: the errors of `done` and `consume`, and that of a font that cannot be used. A cell that cannot be laid
    ///   out has the reason as its finding.
    package func measure(
        _ indices: [Int], fonts: FontCascade, workerCount: Int,
        done: @Sendable (Int, [SweepCell]) throws -> Void = { _, _ in },
        consume: (Int, [SweepCell]) throws -> Void = { _, _ in }
    ) throws {
        // All cells share one context, so that each text is shaped once.
        let context = LayoutContext(traits: scene.traits, fonts: fonts)
        try OrderedConcurrency.forEach(
            indices, workerCount: workerCount, makeWorker: { context },
            work: { context, index in
                var context = context
                context.traits = rows[index].traits
                let cells = try MeasuredRow.cells(rows[index].widths, of: scene, in: context)
                try done(index, cells)
                return cells
            },
            consume: { try consume(indices[$0], $1) })
    }

    /// Makes a sweep of rows that were measured.
    /// - Parameters:
    ///   - cellsOfRows: the cells of each row.
    ///   - withAssumptions: whether the sweep lists the values that are assumed about Messages.
    package func sweep(_ cellsOfRows: [[SweepCell]], withAssumptions: Bool = true) -> SceneSweep {
        // The axis of widths is the outermost one.
        var cells: [SweepCell] = []
        cells.reserveCapacity(cellCount)
        for place in rows.first?.places ?? [] {
            for row in cellsOfRows { cells.append(row[place]) }
        }
        var assumptions: [UserInterfaceIdiom: [String: MetricValue]] = [:]
        for row in rows where withAssumptions && assumptions[row.traits.userInterfaceIdiom] == nil {
            assumptions[row.traits.userInterfaceIdiom] =
                scene.resolvedMetrics(for: row.traits).assumptions
        }
        return SceneSweep(scene: scene.name, cells: cells, assumptions: assumptions)
    }
}
