import Foundation
import UIKitAPI
import ViewLayout

public struct GridItem: Sendable {
    public enum Size: Sendable {
        case fixed(CGFloat)
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)

        var engine: ColumnGrid.Column.Width {
            switch self {
            case .fixed(let length): .fixed(length)
            case .flexible(let minimum, let maximum): .flexible(minimum: minimum, maximum: maximum)
            case .adaptive(let minimum, let maximum): .adaptive(minimum: minimum, maximum: maximum)
            }
        }
    }
    public var size: Size
    public var spacing: CGFloat?
    public var alignment: Alignment?
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        (self.size, self.spacing, self.alignment) = (size, spacing, alignment)
    }
}

public nonisolated struct LazyVGrid<Content: View>: PrimitiveView {
    let columns: [GridItem]
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let content: Content
    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
        @ViewBuilder content: () -> Content
    ) { (self.columns, self.alignment, self.spacing, self.content) = (columns, alignment, spacing, content()) }
    func items(in scope: ViewScope) -> [ViewItem] {
        let columns = columns.map { item in
            ColumnGrid.Column(item.size.engine, gap: item.spacing ?? DefaultSpacing.length, alignment: (item.alignment ?? .center).placed)
        }
        let cells = scope.items(of: content).elements
        return [ViewItem(ColumnGrid(cells, columns: columns, alignment: alignment.engine, spacing: spacing ?? DefaultSpacing.length))]
    }
}

public nonisolated struct GridRow<Content: View>: PrimitiveView {
    let content: Content
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
    func items(in scope: ViewScope) -> [ViewItem] {
        let cells = scope.items(of: content)
        var item = ViewItem(ViewLayout.HStack(cells.elements, spacing: DefaultSpacing.length))
        item.requests.cells = cells
        return [item]
    }
}

nonisolated extension View {
    /// The view as it is: columns are aligned as the grid is, and another alignment is found as not drawn.
    public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        undrawnEffect("column with an alignment of its own", unless: guide == .center)
    }
    /// The axes in which a cell asks for no room, which it does here.
    public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { self }
    /// The view as it is: cells are placed as the grid says, and another place is found as not drawn.
    public func gridCellAnchor(_ anchor: UnitPoint) -> some View { undrawnEffect("cell with a place of its own", unless: anchor == .center) }
}

public nonisolated struct Grid<Content: View>: PrimitiveView {
    let alignment: Alignment
    let horizontalSpacing, verticalSpacing: CGFloat?
    let content: Content
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        (self.alignment, self.content) = (alignment, content())
        (self.horizontalSpacing, self.verticalSpacing) = (horizontalSpacing, verticalSpacing)
    }
    func items(in scope: ViewScope) -> [ViewItem] {
        let rows = scope.items(of: content).map { item in item.requests.cells.map { RowGrid.Row($0.elements) } ?? RowGrid.Row(spanned: item.element) }
        return [
            ViewItem(
                RowGrid(
                    rows, alignment: alignment.placed, across: horizontalSpacing ?? DefaultSpacing.length,
                    down: verticalSpacing ?? DefaultSpacing.length))
        ]
    }
}
