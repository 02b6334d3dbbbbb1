import Foundation

/// Children in rows, with columns of several widths, from the leading side.
package struct ColumnGrid: Element {
    /// A column, or several of equal width.
    package struct Column: Sendable {
        /// Its width, in points.
        package enum Width: Sendable {
            case fixed(CGFloat)
            case flexible(minimum: CGFloat, maximum: CGFloat)
            /// As many columns of at least the minimum as fit.
            case adaptive(minimum: CGFloat, maximum: CGFloat)
        }
        let width: Width
        let gap: CGFloat
        let alignment: Alignment

        /// Makes a column with a gap after it, in points.
        package init(_ width: Width, gap: CGFloat, alignment: Alignment) {
            (self.width, self.gap, self.alignment) = (width, gap, alignment)
        }
    }

    package let children: [any Element]
    private let columns: [Column]
    private let alignment: HorizontalAlignment
    private let spacing: CGFloat

    /// Makes a grid of one column or more; `spacing` is the space between rows, in points.
    package init(
        _ children: [any Element], columns: [Column], alignment: HorizontalAlignment = .center, spacing: CGFloat
    ) {
        self.children = children
        let one = Column(.flexible(minimum: 0, maximum: .infinity), gap: 0, alignment: .center)
        self.columns = columns.isEmpty ? [one] : columns
        (self.alignment, self.spacing) = (alignment, spacing)
    }

    package func contextOfChildren(in context: LayoutContext) -> LayoutContext { context.inStack(along: nil) }

    private typealias Resolved = (width: CGFloat, gap: CGFloat, alignment: Alignment)

    /// The columns for a width: fixed ones first, then the others share what is left.
    private func columns(in width: CGFloat?, _ context: LayoutContext) -> [Resolved] {
        let offered = width.flatMap { $0.isFinite ? $0 : nil }
        var rest = (offered ?? 0) - columns.dropLast().reduce(0) { $0 + $1.gap }
        var open = 0
        for column in columns {
            if case .fixed(let length) = column.width { rest -= length } else { open += 1 }
        }
        return columns.flatMap { column -> [Resolved] in
            var (width, count): (CGFloat, Int) = (0, 1)
            switch column.width {
            case .fixed(let length): return [(length, column.gap, column.alignment)]
            case .flexible(let minimum, let maximum):
                width = offered == nil ? minimum : min(max(max(0, rest / CGFloat(open)), minimum), maximum)
            case .adaptive(let minimum, let maximum):
                let share = max(0, rest / CGFloat(open))
                count = max(1, Int(((share + column.gap) / (minimum + column.gap)).rounded(.down)))
                context.note(.step(count))
                let each = (share - column.gap * CGFloat(count - 1)) / CGFloat(count)
                width = min(max(each, min(minimum, share)), maximum)
            }
            open -= 1
            rest -= width * CGFloat(count) + column.gap * CGFloat(count - 1)
            return Array(repeating: (width, column.gap, column.alignment), count: count)
        }
    }

    private func width(of columns: [Resolved]) -> CGFloat {
        columns.reduce(0) { $0 + $1.width } + columns.dropLast().reduce(0) { $0 + $1.gap }
    }

    private func rows(_ heights: [CGFloat], _ count: Int, _ context: LayoutContext) -> [CGFloat] {
        stride(from: 0, to: heights.count, by: count).map {
            context.largest(heights[$0..<min($0 + count, heights.count)])
        }
    }

    package func size(
        for proposal: ProposedSize, subviews: [LayoutSubview], in context: LayoutContext
    ) throws -> CGSize { try measure(proposal, subviews: subviews, in: context).size }

    package func measure(
        _ proposal: ProposedSize, subviews: [LayoutSubview], in context: LayoutContext
    ) throws -> LayoutMeasurement {
        let columns = columns(in: proposal.width, context)
        func offer(_ index: Int) -> ProposedSize {
            ProposedSize(width: columns[index % columns.count].width, height: nil)
        }
        let heights = try subviews.enumerated().map { try $1.size(for: offer($0)).height }
        let rows = rows(heights, columns.count, context)
        let answers = try subviews.enumerated().map { index, subview in
            let room = CGSize(width: columns[index % columns.count].width, height: rows[index / columns.count])
            return try subview.measure(offer(index), growingTo: room)
        }
        let own = width(of: columns)
        let offered = proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? own
        return LayoutMeasurement(
            size: CGSize(
                width: context.larger(own, offered),
                height: rows.reduce(0, +) + spacing * CGFloat(max(0, rows.count - 1))),
            children: answers)
    }

    package func place(_ measurement: LayoutMeasurement, in bounds: CGRect, context: LayoutContext) -> PlacedNode {
        let columns = columns(in: bounds.width, context)
        let rows = rows(measurement.children.map(\.size.height), columns.count, context)
        let start = bounds.minX + (bounds.width - width(of: columns)) * alignment.fraction
        var (x, y) = (start, bounds.minY)
        var nodes: [PlacedNode] = []
        for (index, child) in children.enumerated() {
            let (row, place) = (index / columns.count, index % columns.count)
            if place == 0, row > 0 { (x, y) = (start, y + rows[row - 1] + spacing) }
            let column = columns[place]
            let cell = CGRect(x: x, y: y, width: column.width, height: rows[row])
                .mirrored(in: bounds, direction: context.layoutDirection)
            let answer = measurement.children[index]
            let frame = column.alignment.place(answer.size, in: cell, direction: context.layoutDirection)
            nodes.append(child.place(answer, in: frame, context: context))
            x += column.width + column.gap
        }
        return PlacedNode(
            kind: .grid, frame: bounds, attributes: [.init("columns", "\(columns.count)")], children: nodes)
    }
}
