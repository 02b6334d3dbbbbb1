import Foundation
import Support

/// Children in rows, with columns of equal width, from the leading side.
///
/// It has the offered width, as a `LazyVGrid` with flexible columns has. Without an offer, each column is as
/// wide as the widest child's ideal width. A row is as tall as its tallest child.
package struct Grid: Element {
    /// The name in records.
    package var id: String?
    /// The number of columns.
    package var columns: Int
    /// Points between columns and between rows.
    package var spacing: CGFloat
    /// The place of a child in a wider column. In a taller row it is centred.
    package var alignment: HorizontalAlignment
    /// The children, row by row.
    package var children: [any Element]

    /// Makes a grid of one column or more. `spacing` is in points.
    package init(
        _ children: [any Element], columns: Int, spacing: CGFloat = 0, alignment: HorizontalAlignment = .center,
        id: String? = nil
    ) {
        self.children = children
        self.columns = max(1, columns)
        self.spacing = spacing
        self.alignment = alignment
        self.id = id
    }

    package func contextOfChildren(in context: LayoutContext) -> LayoutContext { context.inStack(along: nil) }

    private func gaps(_ count: Int) -> CGFloat { spacing * CGFloat(max(0, count - 1)) }

    /// The width of a column for an offer, in points.
    private func columnWidth(
        _ proposal: ProposedSize, _ subviews: [LayoutSubview], in context: LayoutContext
    ) throws -> CGFloat {
        try LayoutLimits.check(spacing, "spacing", of: "grid")
        if let width = proposal.width { return context.larger(0, (width - gaps(columns)) / CGFloat(columns)) }
        return context.largest(try subviews.map { try $0.size(for: .unspecified).width })
    }

    private func rowHeights(_ heights: [CGFloat], in context: LayoutContext) -> [CGFloat] {
        stride(from: 0, to: heights.count, by: columns).map {
            context.largest(heights[$0..<min($0 + columns, heights.count)])
        }
    }

    private func size(columnWidth: CGFloat, heights: [CGFloat], in context: LayoutContext) -> CGSize {
        let rows = rowHeights(heights, in: context)
        return CGSize(
            width: columnWidth * CGFloat(columns) + gaps(columns), height: rows.reduce(0, +) + gaps(rows.count))
    }

    package func size(
        for proposal: ProposedSize, subviews: [LayoutSubview], in context: LayoutContext
    ) throws -> CGSize {
        let width = try columnWidth(proposal, subviews, in: context)
        let offer = ProposedSize(width: width, height: nil)
        let heights = try subviews.map { try $0.size(for: offer).height }
        return size(columnWidth: width, heights: heights, in: context)
    }

    package func measure(
        _ proposal: ProposedSize, subviews: [LayoutSubview], in context: LayoutContext
    ) throws -> LayoutMeasurement {
        let width = try columnWidth(proposal, subviews, in: context)
        let offer = ProposedSize(width: width, height: nil)
        let heights = try subviews.map { try $0.size(for: offer).height }
        let rows = rowHeights(heights, in: context)
        let answers = try subviews.enumerated().map { index, subview in
            try subview.measure(offer, growingTo: CGSize(width: width, height: rows[index / columns]))
        }
        let baselines = answers.prefix(columns).compactMap { answer in
            answer.firstBaseline.map { (rows[0] - answer.size.height) / 2 + $0 }
        }
        return LayoutMeasurement(
            size: size(columnWidth: width, heights: heights, in: context), firstBaseline: baselines.first,
            children: answers)
    }

    package func place(_ measurement: LayoutMeasurement, in bounds: CGRect, context: LayoutContext) -> PlacedNode {
        let width = max(0, (bounds.width - gaps(columns)) / CGFloat(columns))
        let rows = rowHeights(measurement.children.map(\.size.height), in: context)
        let alignment = Alignment(horizontal: alignment, vertical: .center)
        var top = bounds.minY
        var placed: [PlacedNode] = []
        for (row, height) in rows.enumerated() {
            for index in (row * columns)..<min((row + 1) * columns, children.count) {
                let column = CGFloat(index - row * columns)
                let cell = CGRect(x: bounds.minX + column * (width + spacing), y: top, width: width, height: height)
                    .mirrored(in: bounds, direction: context.layoutDirection)
                let answer = measurement.children[index]
                let frame = alignment.place(answer.size, in: cell, direction: context.layoutDirection)
                placed.append(children[index].place(answer, in: frame, context: context))
            }
            top += height + spacing
        }
        return PlacedNode(
            id: id, kind: .grid, frame: bounds,
            attributes: [
                .init("columns", "\(columns)"), .init("spacing", FixedDecimal.text(spacing)),
                .init("alignment", self.alignment.rawValue),
            ], children: placed)
    }
}
