import Foundation

/// Rows whose columns are shared: each column is as wide as its widest cell, and flexible columns share what is left.
package struct RowGrid: Element {
    /// A row.
    package struct Row: Sendable {
        let cells: [any Element]
        /// Whether the one cell takes the whole row.
        let spansAll: Bool

        /// Makes a row of cells, one for each column.
        package init(_ cells: [any Element]) { (self.cells, spansAll) = (cells, false) }
        /// Makes a row of one cell.
        package init(spanned cell: any Element) { (cells, spansAll) = ([cell], true) }
    }

    private let rows: [Row]
    private let alignment: Alignment
    private let across, down: CGFloat

    /// Makes a grid; `across` and `down` are the spaces between columns and between rows, in points.
    package init(_ rows: [Row], alignment: Alignment, across: CGFloat, down: CGFloat) {
        (self.rows, self.alignment, self.across, self.down) = (rows, alignment, across, down)
    }

    package var children: [any Element] { rows.flatMap(\.cells) }
    package func contextOfChildren(in context: LayoutContext) -> LayoutContext { context.inStack(along: nil) }

    private var columnCount: Int { rows.map { $0.spansAll ? 0 : $0.cells.count }.max() ?? 0 }

    /// The index of the first child of each row.
    private var starts: [Int] {
        rows.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.cells.count) }
    }

    /// The widths of the columns: least flexible columns first, each offered an equal share, as in a row.
    private func widths(
        _ proposal: ProposedSize, _ subviews: [LayoutSubview], _ context: LayoutContext
    ) throws -> [CGFloat] {
        let starts = starts
        func widest(_ column: Int, _ width: CGFloat?) throws -> CGFloat {
            var result: CGFloat = 0
            for (index, row) in rows.enumerated() where !row.spansAll && column < row.cells.count {
                let size = try subviews[starts[index] + column].size(for: ProposedSize(width: width, height: nil))
                result = context.larger(result, size.width)
            }
            return result
        }
        guard let offered = proposal.width, offered.isFinite else {
            return try (0..<columnCount).map { try widest($0, nil) }
        }
        let order = try (0..<columnCount).map { ($0, try widest($0, .infinity) - widest($0, 0)) }
            .sorted { ($0.1, $0.0) < ($1.1, $1.0) }
        for (column, _) in order { context.note(.way(column)) }
        var rest = context.larger(0, offered - across * CGFloat(max(0, columnCount - 1)))
        var result = Array(repeating: CGFloat(0), count: columnCount)
        for (turn, (column, _)) in order.enumerated() {
            result[column] = try widest(column, rest / CGFloat(order.count - turn))
            rest = context.larger(0, rest - result[column])
        }
        return result
    }

    private func measured(
        _ proposal: ProposedSize, _ subviews: [LayoutSubview], _ context: LayoutContext
    ) throws -> (widths: [CGFloat], answers: [LayoutMeasurement], heights: [CGFloat], size: CGSize) {
        let widths = try widths(proposal, subviews, context)
        var width = widths.reduce(0, +) + across * CGFloat(max(0, widths.count - 1))
        let starts = starts
        if columnCount == 0 {
            for index in rows.indices {
                width = max(width, try subviews[starts[index]].size(for: proposal).width)
            }
        }
        var answers: [LayoutMeasurement] = []
        var heights: [CGFloat] = []
        for (index, row) in rows.enumerated() {
            func offer(_ column: Int) -> CGFloat { row.spansAll ? width : widths[column] }
            let free = try row.cells.indices.map { column in
                try subviews[starts[index] + column].size(for: ProposedSize(width: offer(column), height: nil)).height
            }
            let height = free.max() ?? 0
            heights.append(height)
            answers += try row.cells.indices.map { column in
                try subviews[starts[index] + column].measure(
                    ProposedSize(width: offer(column), height: nil),
                    growingTo: CGSize(width: offer(column), height: height))
            }
        }
        let height = heights.reduce(0, +) + down * CGFloat(max(0, rows.count - 1))
        return (widths, answers, heights, CGSize(width: width, height: height))
    }

    package func size(for proposal: ProposedSize, subviews: [LayoutSubview], in context: LayoutContext) throws -> CGSize
    {
        try measured(proposal, subviews, context).size
    }

    package func measure(
        _ proposal: ProposedSize, subviews: [LayoutSubview], in context: LayoutContext
    ) throws -> LayoutMeasurement {
        let measured = try measured(proposal, subviews, context)
        // The widths of the columns and the heights of the rows come after the cells.
        let lengths =
            measured.widths.map { CGSize(width: $0, height: 0) }
            + measured.heights.map { CGSize(width: 0, height: $0) }
        return LayoutMeasurement(
            size: measured.size, children: measured.answers + lengths.map { LayoutMeasurement(size: $0) })
    }

    package func place(_ measurement: LayoutMeasurement, in bounds: CGRect, context: LayoutContext) -> PlacedNode {
        let count = rows.reduce(0) { $0 + $1.cells.count }
        let widths = measurement.children[count..<(count + columnCount)].map(\.size.width)
        let heights = measurement.children[(count + columnCount)...].map(\.size.height)
        var nodes: [PlacedNode] = []
        var y = bounds.minY + (bounds.height - measurement.size.height) / 2
        var index = 0
        for (row, height) in zip(rows, heights) {
            var x: CGFloat = (bounds.width - measurement.size.width) / 2
            for (column, child) in row.cells.enumerated() {
                let width = row.spansAll ? measurement.size.width : widths[column]
                let cell = CGRect(x: bounds.minX + x, y: y, width: width, height: height)
                    .mirrored(in: bounds, direction: context.layoutDirection)
                let answer = measurement.children[index]
                let frame = alignment.place(answer.size, in: cell, direction: context.layoutDirection)
                nodes.append(child.place(answer, in: frame, context: context))
                x += width + across
                index += 1
            }
            y += height + down
        }
        return PlacedNode(
            kind: .grid, frame: bounds, attributes: [.init("columns", "\(columnCount)")], children: nodes)
    }
}
