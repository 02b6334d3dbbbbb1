import Foundation
import UIKitAPI
import ViewLayout

/// A column or row of a grid that fills as it needs. SwiftUI's type of this name.
public struct GridItem: Sendable {
    /// The size of a column. SwiftUI's type of this name.
    public enum Size: Sendable {
        case fixed(CGFloat)
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }
    /// The size.
    public var size: Size
    /// The space after it, in points.
    public var spacing: CGFloat?
    /// The place of views in it.
    public var alignment: Alignment?
    /// Makes a column.
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        (self.size, self.spacing, self.alignment) = (size, spacing, alignment)
    }
}

/// Views in columns, row by row. SwiftUI's type of this name.
public nonisolated struct LazyVGrid<Content: View>: PrimitiveView {
    let columns: [GridItem]
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let content: Content
    /// Makes a grid; spacing is in points.
    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) { (self.columns, self.alignment, self.spacing, self.content) = (columns, alignment, spacing, content()) }
    func items(in scope: ViewScope) -> [ViewItem] {
        [
            ViewItem(
                ColumnGrid(
                    children: scope.items(of: content).map(\.element), columns: columns, alignment: alignment,
                    spacing: spacing ?? DefaultSpacing.length))
        ]
    }
}

/// The elements of a grid with columns of several kinds.
struct ColumnGrid: Element {
    let children: [any Element]
    let columns: [GridItem]
    let alignment: HorizontalAlignment
    let spacing: CGFloat

    func contextOfChildren(in context: LayoutContext) -> LayoutContext { context.inStack(along: nil) }

    private struct Column {
        var width: CGFloat
        var gap: CGFloat
        var alignment: Alignment
    }

    /// The columns for a width: fixed ones first, then the others share what is left.
    private func columns(in width: CGFloat?, _ context: LayoutContext) -> [Column] {
        let gaps = columns.map { $0.spacing ?? DefaultSpacing.length }
        let offered = width.flatMap { $0.isFinite ? $0 : nil }
        var rest = (offered ?? 0) - gaps.dropLast().reduce(0, +)
        var result = zip(columns, gaps).map { Column(width: 0, gap: $1, alignment: $0.alignment ?? .center) }
        var open: [Int] = []
        for (index, column) in columns.enumerated() {
            if case .fixed(let length) = column.size {
                result[index].width = length
                rest -= length
            } else {
                open.append(index)
            }
        }
        var expanded: [Int: [Column]] = [:]
        for (turn, index) in open.enumerated() {
            let share = max(0, rest / CGFloat(open.count - turn))
            switch columns[index].size {
            case .flexible(let minimum, let maximum):
                result[index].width = offered == nil ? minimum : min(max(share, minimum), maximum)
            case .adaptive(let minimum, let maximum):
                let gap = result[index].gap
                let count = max(1, Int(((share + gap) / (minimum + gap)).rounded(.down)))
                context.note(.step(count))
                let each = min(max((share - gap * CGFloat(count - 1)) / CGFloat(count), min(minimum, share)), maximum)
                var column = result[index]
                column.width = each
                expanded[index] = Array(repeating: column, count: count)
                result[index].width = each * CGFloat(count) + gap * CGFloat(count - 1)
            case .fixed: break
            }
            rest -= result[index].width
        }
        return result.enumerated().flatMap { expanded[$0.offset] ?? [$0.element] }
    }

    private func width(of columns: [Column]) -> CGFloat {
        columns.reduce(0) { $0 + $1.width } + columns.dropLast().reduce(0) { $0 + $1.gap }
    }

    private func rows(_ heights: [CGFloat], _ count: Int) -> [CGFloat] {
        stride(from: 0, to: heights.count, by: max(1, count)).map { start in
            heights[start..<min(start + max(1, count), heights.count)].max() ?? 0
        }
    }

    private func measured(
        _ proposal: ProposedSize, _ subviews: [EngineSubview], _ context: LayoutContext
    ) throws -> (columns: [Column], answers: [LayoutMeasurement], size: CGSize) {
        let columns = columns(in: proposal.width, context)
        let answers = try subviews.enumerated().map { index, subview in
            try subview.measure(ProposedSize(width: columns[index % columns.count].width, height: nil))
        }
        let rows = rows(answers.map(\.size.height), columns.count)
        let height = rows.reduce(0, +) + spacing * CGFloat(max(0, rows.count - 1))
        // A grid that is offered a width has it.
        let own = width(of: columns)
        let offered = proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? own
        return (columns, answers, CGSize(width: context.larger(own, offered), height: height))
    }

    func size(for proposal: ProposedSize, subviews: [EngineSubview], in context: LayoutContext) throws -> CGSize {
        guard !columns.isEmpty else { return .zero }
        return try measured(proposal, subviews, context).size
    }

    func measure(
        _ proposal: ProposedSize, subviews: [EngineSubview], in context: LayoutContext
    ) throws -> LayoutMeasurement {
        guard !columns.isEmpty else { return LayoutMeasurement(size: .zero) }
        let measured = try measured(proposal, subviews, context)
        let columns = measured.columns
        let rows = rows(measured.answers.map(\.size.height), columns.count)
        let answers = try subviews.enumerated().map { index, subview in
            let width = columns[index % columns.count].width
            return try subview.measure(
                ProposedSize(width: width, height: nil),
                growingTo: CGSize(width: width, height: rows[index / columns.count]))
        }
        return LayoutMeasurement(size: measured.size, children: answers)
    }

    func place(_ measurement: LayoutMeasurement, in bounds: CGRect, context: LayoutContext) -> PlacedNode {
        guard !columns.isEmpty else { return PlacedNode(kind: .grid, frame: bounds) }
        let columns = columns(in: bounds.width, context)
        let rows = rows(measurement.children.map(\.size.height), columns.count)
        let start = (bounds.width - width(of: columns)) * alignment.engine.share
        var (x, y) = (start, bounds.minY)
        var nodes: [PlacedNode] = []
        for (index, child) in children.enumerated() {
            let (row, place) = (index / columns.count, index % columns.count)
            if place == 0, row > 0 {
                (x, y) = (start, y + rows[row - 1] + spacing)
            }
            let column = columns[place]
            var left = bounds.minX + x
            if context.layoutDirection == .rightToLeft { left = bounds.maxX - x - column.width }
            let cell = CGRect(x: left, y: y, width: column.width, height: rows[row])
            let answer = measurement.children[index]
            nodes.append(
                child.place(
                    answer, in: column.alignment.placed.frame(of: answer.size, in: cell, context: context),
                    context: context))
            x += column.width + column.gap
        }
        return PlacedNode(
            kind: .grid, frame: bounds, attributes: [.init("columns", "\(columns.count)")], children: nodes)
    }
}

/// A row of a grid. SwiftUI's type of this name.
public nonisolated struct GridRow<Content: View>: PrimitiveView {
    let content: Content
    /// Makes a row.
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
    func items(in scope: ViewScope) -> [ViewItem] {
        let cells = scope.items(of: content)
        var item = ViewItem(ViewLayout.HStack(cells.map(\.element), spacing: DefaultSpacing.length))
        item.cells = cells
        return [item]
    }
}

/// Rows of views in columns as wide as their widest view. SwiftUI's type of this name.
public nonisolated struct Grid<Content: View>: PrimitiveView {
    let alignment: Alignment
    let horizontalSpacing, verticalSpacing: CGFloat?
    let content: Content
    /// Makes a grid; spacing is in points.
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        (self.alignment, self.content) = (alignment, content())
        (self.horizontalSpacing, self.verticalSpacing) = (horizontalSpacing, verticalSpacing)
    }
    func items(in scope: ViewScope) -> [ViewItem] {
        [
            ViewItem(
                RowGrid(
                    rows: scope.items(of: content).map { item in
                        (item.cells ?? []).isEmpty
                            ? RowGrid.Row(cells: [item.element], spansAll: true)
                            : RowGrid.Row(cells: (item.cells ?? []).map(\.element), spansAll: false)
                    }, alignment: alignment, across: horizontalSpacing ?? DefaultSpacing.length,
                    down: verticalSpacing ?? DefaultSpacing.length))
        ]
    }
}
