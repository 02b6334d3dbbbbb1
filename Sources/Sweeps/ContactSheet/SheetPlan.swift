import Drawing
import Foundation

/// The measures of a contact sheet in pixels: how large cells are drawn, and where each row and column begins.
struct SheetPlan {
    /// Pixels of the sheet to a point of a balloon.
    let scale: Double
    let width, height: Int
    /// The left edge and the width of each column, the top edge and the height of each row, without the space between.
    let columns, rows: [(start: Int, length: Int)]

    /// Space around the sheet, and between its parts.
    static let margin = 16
    /// Space between a cell's edge and its balloon.
    static let padding = 12
    /// Space between cells.
    static let gap = 2
    /// The most pixels of a sheet: 160 MB while it is drawn, and what picture viewers open without trouble.
    static let maximumPixelCount = 40 << 20
    /// More cells than fit into a sheet even if they were nothing but the space around their balloons.
    static let maximumCellCount = maximumPixelCount / ((2 * padding + gap) * (2 * padding + gap))
    /// Pixels to a point, the most readable first. Below a quarter a balloon says nothing.
    static let scales = [2, 1, 0.5, 1.0 / 3, 0.25]

    /// How far the sheet is from four to three, as a factor of at least 1.
    var distanceFromScreenShape: Double {
        let shape = Double(width) / Double(height) / (4.0 / 3)
        return max(shape, 1 / shape)
    }

    /// Plans the largest sheet within the limits; nil when even the smallest is beyond them.
    /// - Parameters:
    ///   - sizes: the sizes of the balloons in points.
    ///   - labelWidth: the width of the widest row label, in pixels.
    ///   - labelWidths: the widths of the column labels, in pixels.
    ///   - headingHeight: the height of title and column labels, in pixels.
    init?(_ grid: SheetGrid, sizes: [CGSize], labelWidth: Int, labelWidths: [Int], headingHeight: Int) {
        for scale in Self.scales {
            let plan = SheetPlan(
                grid, sizes: sizes, labelWidth: labelWidth, labelWidths: labelWidths, headingHeight: headingHeight,
                scale: scale)
            let side = DrawingLimits.maximumCanvasSide
            if plan.width <= side, plan.height <= side, plan.width * plan.height <= Self.maximumPixelCount {
                self = plan
                return
            }
        }
        return nil
    }

    private init(
        _ grid: SheetGrid, sizes: [CGSize], labelWidth: Int, labelWidths: [Int], headingHeight: Int, scale: Double
    ) {
        func pixels(_ points: CGFloat?) -> Int { Int((Double(points ?? 0) * scale).rounded(.up)) }
        func places(_ lengths: [Int], from start: Int) -> [(start: Int, length: Int)] {
            var next = start
            return lengths.map { length in
                defer { next += length + Self.gap }
                return (next, length)
            }
        }
        let widths = grid.columnLabels.indices.map { column in
            max(
                labelWidths[column] + Self.padding,
                pixels(grid.cells.compactMap { $0[column].map { sizes[$0].width } }.max()) + 2 * Self.padding)
        }
        let heights = grid.cells.map { row in
            pixels(row.compactMap { $0.map { sizes[$0].height } }.max()) + 2 * Self.padding
        }
        self.scale = scale
        columns = places(widths, from: Self.margin + labelWidth + Self.padding)
        rows = places(heights, from: Self.margin + headingHeight)
        width = (columns.last.map { $0.start + $0.length } ?? 0) + Self.margin
        height = (rows.last.map { $0.start + $0.length } ?? 0) + Self.margin
    }
}
