import BalloonLayouts
import Foundation
import Scenes
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
    /// The values that are assumed where Messages' own are not known, by name, for each kind of device among the
    /// viewers.
    package let assumptions: [UserInterfaceIdiom: [String: MetricValue]]
    /// Why the scene's file cannot be read; nil for a file that was read.
    package let failure: String?
    /// What was measured, and in which fonts; nil for balloons that the caller has laid out.
    package var origin: Origin?

    /// A scene and the fonts of its texts.
    package struct Origin: Sendable {
        package let scene: BalloonScene
        package let fonts: FontCascade

        package init(scene: BalloonScene, fonts: FontCascade) { (self.scene, self.fonts) = (scene, fonts) }
    }

    package init(
        scene: String, cells: [SweepCell], assumptions: [UserInterfaceIdiom: [String: MetricValue]] = [:]
    ) {
        self.scene = scene
        self.cells = cells
        self.assumptions = assumptions
        failure = nil
        violations = SweepInvariant.violations(in: cells)
    }

    /// Measures a scene at every point of the axes. Nothing is drawn.
    /// - Parameters:
    ///   - axes: what varies; the scene's own `sweep` axes when nil.
    ///   - traits: the viewer where nothing varies; the scene's own traits when nil.
    ///   - workerCount: how many cells are measured at once; the result does not depend on it.
    ///   - progress: is called after each row of widths with the number of cells that are done.
    /// - Throws: the error of a font that cannot be used. A cell that cannot be laid out, because a string or a glyph
    ///   is missing, has the reason as its finding.
    public init(
        of scene: BalloonScene, axes: TraitAxes? = nil, traits: TraitCollection? = nil, fonts: FontCascade,
        workerCount: Int,
        progress: (Int) -> Void = { _ in }
    ) throws {
        let plan = SweepPlan(of: scene, axes: axes, traits: traits)
        var cellsOfRows: [[SweepCell]] = []
        cellsOfRows.reserveCapacity(plan.rows.count)
        var done = 0
        try plan.measure(
            Array(plan.rows.indices), fonts: fonts, workerCount: workerCount,
            consume: { _, cells in
                cellsOfRows.append(cells)
                done += cells.count
                progress(done)
            })
        self = plan.sweep(cellsOfRows)
        origin = Origin(scene: scene, fonts: fonts)
    }

    /// Makes the sweep of a scene file that cannot be read.
    package init(unreadable scene: String, because failure: String) {
        self.scene = scene
        self.failure = failure
        (cells, violations, assumptions) = ([], [], [:])
    }

    /// Makes a sweep of balloons that the caller lays out, as a test does that asks an app for its sizes.
    /// - Parameters:
    ///   - viewers: the viewers; their widths are not read.
    ///   - widths: the widths of the transcript for each viewer, ascending, in points.
    ///   - isolation: where the balloons are laid out: the isolation of the caller.
    ///   - place: lays out the balloon of a viewer; its error becomes a finding of the cell.
    package static func placing(
        _ name: String, for viewers: [TraitCollection], widths: [CGFloat],
        isolation: isolated (any Actor)? = #isolation, place: (TraitCollection) async throws -> PlacedBalloon
    ) async -> SceneSweep {
        var rows: [[SweepCell]] = []
        for viewer in viewers {
            let row = SweepCell.Row(viewer)
            var cells: [SweepCell] = []
            for width in widths {
                do {
                    cells.append(SweepCell(try await place(viewer.with(\.transcriptWidth, width)), of: row))
                } catch {
                    cells.append(SweepCell(failure: "\(error)", transcriptWidth: width, of: row))
                }
            }
            rows.append(cells)
        }
        // The axis of widths is the outermost one.
        return SceneSweep(scene: name, cells: widths.indices.flatMap { place in rows.map { $0[place] } })
    }

    /// The cells of each viewer by ascending width, the viewers in the order of the sweep.
    package var rowsOfWidths: [[SweepCell]] {
        var rows: [ObjectIdentifier: [SweepCell]] = [:]
        var order: [ObjectIdentifier] = []
        for cell in cells {
            let row = ObjectIdentifier(cell.row)
            if rows[row] == nil { order.append(row) }
            rows[row, default: []].append(cell)
        }
        return order.map { (rows[$0] ?? []).sorted { $0.transcriptWidth < $1.transcriptWidth } }
    }

    /// Whether every cell was laid out.
    package var isComplete: Bool { failure == nil && cells.allSatisfy(\.isLaidOut) }

    /// The findings: each kind about a node of an entry once, with the number of its cells and the first finding.
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
