import BalloonLayouts
import Drawing
import Foundation
import Scenes
import Support
import Typesetting
import ViewLayout

/// One picture of a whole sweep: every cell's balloon in its place, labelled, on the background of its appearance; what was
/// found wrong is framed in red.
package enum ContactSheet {
    private static let background = Color(red: 242, green: 242, blue: 247)
    private static let ink = Color(red: 60, green: 60, blue: 67)
    private static let alarm = Color(red: 255, green: 59, blue: 48)
    private static let frameWidth = 2

    /// Draws the sheet of a scene's sweep.
    /// - Parameters:
    ///   - workerCount: how many cells are drawn at once; the picture does not depend on it.
    ///   - progress: is called after each cell with how many are done.
    /// - Throws: ``SweepAxisError`` when there are more cells than a picture holds; what drawing throws.
    /// - Complexity: memory for the sheet and a few balloons.
    package static func draw(
        _ sweep: SceneSweep, of scene: BalloonScene, fonts: FontCascade, workerCount: Int,
        progress: (Int) -> Void = { _ in }
    ) throws -> Bitmap {
        let label = Label(fonts: fonts, renderer: try Renderer())
        let title = try label.bitmap(sweep.scene, color: ink)
        // Labels are not made for cells that no arrangement has room for.
        let drafts =
            sweep.cells.count > SheetPlan.maximumCellCount
            ? []
            : try SheetGrid.Columns.allCases.compactMap { columns in
                try Draft(
                    SheetGrid(sweep.cells.map(\.traits), columns: columns), sweep: sweep, title: title, label: label)
            }
        guard let draft = drafts.min(by: { $0.isBetter(than: $1) }) else {
            throw SweepAxisError(
                option: "the contact sheet", text: "of \(sweep.cells.count) cells",
                reason: "a picture of at most \(SheetPlan.maximumPixelCount) pixels holds fewer; shorten an axis")
        }
        let plan = draft.plan

        var canvas = SheetCanvas(width: plan.width, height: plan.height, background: background)
        canvas.draw(title, x: SheetPlan.margin, y: SheetPlan.margin)
        for (column, label) in zip(plan.columns, draft.columnLabels) {
            canvas.draw(label, x: column.start, y: plan.rows[0].start - label.height - SheetPlan.gap)
        }
        for (row, label) in zip(plan.rows, draft.rowLabels) {
            canvas.draw(label, x: SheetPlan.margin, y: row.start + SheetPlan.padding)
        }
        try drawCells(
            sweep, of: scene, in: draft.grid, plan, on: &canvas, fonts: fonts, workerCount: workerCount,
            progress: progress)
        return canvas.bitmap
    }

    /// One way to arrange the cells, with its labels drawn.
    private struct Draft {
        let grid: SheetGrid
        let plan: SheetPlan
        let columnLabels, rowLabels: [Bitmap]

        /// Nil when the sheet would be too large.
        init?(_ grid: SheetGrid, sweep: SceneSweep, title: Bitmap, label: Label) throws {
            columnLabels = try grid.columnLabels.map { try label.bitmap($0, color: ink) }
            rowLabels = try grid.rowLabels.map { try label.bitmap($0, color: ink) }
            let heading = title.height + (columnLabels.map(\.height).max() ?? 0) + SheetPlan.padding
            guard
                let plan = SheetPlan(
                    grid, sizes: sweep.cells.map(\.canvasSize), labelWidth: rowLabels.map(\.width).max() ?? 0,
                    labelWidths: columnLabels.map(\.width), headingHeight: heading)
            else { return nil }
            self.grid = grid
            self.plan = plan
        }

        /// Larger cells are better; of equal ones the sheet whose shape is nearer to a screen's.
        func isBetter(than other: Draft) -> Bool {
            (-plan.scale, plan.distanceFromScreenShape) < (-other.plan.scale, other.plan.distanceFromScreenShape)
        }
    }

    private static func drawCells(
        _ sweep: SceneSweep, of scene: BalloonScene, in grid: SheetGrid, _ plan: SheetPlan,
        on canvas: inout SheetCanvas,
        fonts: FontCascade, workerCount: Int, progress: (Int) -> Void
    ) throws {
        let places = grid.cells.indices.flatMap { row in
            grid.cells[row].indices.compactMap { column in
                grid.cells[row][column].map { (row: row, column: column, cell: sweep.cells[$0]) }
            }
        }
        let context = LayoutContext(traits: scene.traits, fonts: fonts)
        try OrderedConcurrency.forEach(
            places.map(\.cell), workerCount: workerCount, makeWorker: { try Renderer() },
            work: { renderer, cell -> Bitmap? in
                guard cell.isLaidOut else { return nil }
                var context = context
                context.traits = cell.traits
                return try picture(of: try scene.layout(in: context), scale: plan.scale, renderer: renderer)
            },
            consume: { index, picture in
                let place = places[index]
                let (left, width) = plan.columns[place.column]
                let (top, height) = plan.rows[place.row]
                if place.cell.findings.contains(where: \.isAboutLayout) {
                    canvas.fill(
                        x: left - frameWidth, y: top - frameWidth, width: width + 2 * frameWidth,
                        height: height + 2 * frameWidth, alarm)
                }
                let isDark = place.cell.traits.drawnStyle == .dark
                canvas.fill(x: left, y: top, width: width, height: height, isDark ? .black : .white)
                if let picture {
                    canvas.draw(picture, x: left + SheetPlan.padding, y: top + SheetPlan.padding)
                }
                progress(index + 1)
            })
    }

    /// A balloon at a scale of the sheet; nil for one of which there is nothing to draw. Scales below 1 are drawn at 1
    /// and scaled down.
    private static func picture(of balloon: PlacedBalloon, scale: Double, renderer: Renderer) throws -> Bitmap? {
        guard !balloon.isEmpty else { return nil }
        let full = try renderer.render(balloon.displayList(), scale: max(1, Int(scale)))
        guard scale < 1 else { return full }
        let size = CGSize(
            width: max(1, (Double(full.width) * scale).rounded()),
            height: max(1, (Double(full.height) * scale).rounded()))
        let picture = DisplayItem.picture(Picture(bitmap: full), in: CGRect(origin: .zero, size: size))
        return try renderer.render(DisplayList(size: size, items: [picture]), scale: 1)
    }
}

extension Finding {
    /// Whether it can be seen in the cell, rather than being about the message in every cell.
    fileprivate var isAboutLayout: Bool { node != nil || points != nil }
}
