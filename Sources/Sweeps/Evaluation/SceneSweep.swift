import BalloonLayouts
import Foundation
import Scenes
import Support
import Typesetting
import ViewLayout

/// A scene looked at by many viewers: what each of them sees is measured, and compared with what its neighbours see.
public struct SceneSweep: Sendable {
    /// The scene's name.
    public let scene: String
    /// The cells, the last axis turning fastest.
    public let cells: [SweepCell]
    /// The relations between neighbouring cells that do not hold, in the order of ``SweepInvariant`` and of the cells.
    public let violations: [SweepViolation]
    /// The values that stand for what is not known about Messages, by name, for each kind of device among the viewers.
    public let assumptions: [UserInterfaceIdiom: [String: MetricValue]]

    package init(
        scene: String, cells: [SweepCell], assumptions: [UserInterfaceIdiom: [String: MetricValue]] = [:]
    ) {
        self.scene = scene
        self.cells = cells
        self.assumptions = assumptions
        violations = SweepInvariant.allCases.flatMap { $0.violations(in: cells) }
    }

    /// Measures a scene at every point of the axes. Nothing is drawn.
    /// - Parameters:
    ///   - axes: what varies; the scene's own `sweep` axes when nil.
    ///   - traits: the viewer where nothing varies; the scene's own traits when nil.
    ///   - workerCount: how many cells are measured at once; the outcome does not depend on it.
    ///   - progress: is called after each row of widths with the number of cells that are done.
    /// - Throws: the first cell's error, such as a string that no table has.
    public init(
        of scene: Scene, axes: TraitAxes? = nil, traits: TraitCollection? = nil, fonts: FontCascade, workerCount: Int,
        progress: (Int) -> Void = { _ in }
    ) throws {
        let viewers = (axes ?? scene.sweep).cells(over: traits ?? scene.traits)
        // One context for all cells shares the shaped texts.
        let context = LayoutContext(traits: scene.traits, fonts: fonts)
        var cells = [SweepCell?](repeating: nil, count: viewers.count)
        var done = 0
        try OrderedConcurrency.forEach(
            Self.rows(of: viewers), workerCount: workerCount, makeWorker: { context },
            work: { context, row in
                var context = context
                context.traits = row.traits
                let layouts = try SceneLayouts(of: scene, in: context)
                return (row, try WidthRow(of: layouts).cells(row.places.map(\.width)))
            },
            consume: { _, result in
                for (place, cell) in zip(result.0.places, result.1) { cells[place.index] = cell }
                done += result.1.count
                progress(done)
            })
        var assumptions: [UserInterfaceIdiom: [String: MetricValue]] = [:]
        for viewer in viewers where assumptions[viewer.userInterfaceIdiom] == nil {
            assumptions[viewer.userInterfaceIdiom] = scene.resolvedMetrics(for: viewer).template.assumptions
        }
        self.init(scene: scene.name, cells: cells.compactMap(\.self), assumptions: assumptions)
    }

    /// Viewers that differ in the transcript's width alone, by growing width.
    private struct Row: Sendable {
        var traits: TraitCollection
        /// The widths with the viewers' places in the sweep.
        var places: [(width: CGFloat, index: Int)] = []
    }

    private static func rows(of viewers: [TraitCollection]) -> [Row] {
        var rows: [Row] = []
        var known: [TraitCollection: Int] = [:]
        for (index, viewer) in viewers.enumerated() {
            var others = viewer
            others.transcriptWidth = 0
            let row = known[others] ?? rows.count
            if row == rows.count {
                known[others] = row
                rows.append(Row(traits: viewer))
            }
            rows[row].places.append((viewer.transcriptWidth, index))
        }
        for index in rows.indices { rows[index].places.sort { $0.width < $1.width } }
        return rows
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
