import Foundation
import ViewLayout

public protocol Layout: Animatable {
    associatedtype Cache = Void
    typealias Subviews = LayoutSubviews
    func makeCache(subviews: Subviews) -> Cache
    func updateCache(_ cache: inout Cache, subviews: Subviews)
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
}

extension Layout where Cache == Void {
    public func makeCache(subviews: Subviews) {}
}
extension Layout {
    public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }
    public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View { LayoutView(layout: AnyLayout(self), content: content()) }
}

public struct AnyLayout: Layout {
    private let size: (ProposedViewSize, LayoutSubviews) -> CGSize
    private let placing: (CGRect, ProposedViewSize, LayoutSubviews) -> Void
    /// The stack that it is; nil for a layout of the app's own.
    var stack: (@Sendable (ViewScope, [ViewItem]) -> any Element)?
    public init<L: Layout>(_ layout: L) {
        size = { proposal, subviews in
            var cache = layout.makeCache(subviews: subviews)
            return layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
        }
        placing = { bounds, proposal, subviews in
            var cache = layout.makeCache(subviews: subviews)
            _ = layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
            layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }
        stack = (layout as? AnyLayout)?.stack
    }
    public init(_ layout: VStackLayout) { self.init { $0.column(of: $1, layout.alignment, layout.spacing) } }
    public init(_ layout: HStackLayout) { self.init { $0.row(of: $1, layout.alignment, layout.spacing) } }
    public init(_ layout: ZStackLayout) { self.init { $0.pile(of: $1, layout.alignment) } }
    private init(stack: @escaping @Sendable (ViewScope, [ViewItem]) -> any Element) {
        (size, placing, self.stack) = ({ _, _ in .zero }, { _, _, _ in }, stack)
    }
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { size(proposal, subviews) }
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        placing(bounds, proposal, subviews)
    }
}

public struct LayoutSubviews: RandomAccessCollection {
    public var layoutDirection: LayoutDirection
    fileprivate let views: [LayoutSubview]
    public var startIndex: Int { 0 }
    public var endIndex: Int { views.count }
    public subscript(index: Int) -> LayoutSubview { views[index] }
}

public struct LayoutSubview {
    fileprivate final class Placement {
        var frame: CGRect?
        var proposal = ProposedViewSize.unspecified
    }
    fileprivate let subview: EngineSubview
    fileprivate let values: [ObjectIdentifier: Any]
    fileprivate let placement = Placement()
    public let priority: Double
    public var spacing: ViewSpacing { ViewSpacing() }
    /// The size for an offer; zero for a view that cannot be laid out.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { (try? subview.size(for: proposal.engine)) ?? .zero }
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        let size = sizeThatFits(proposal)
        return ViewDimensions(width: size.width, height: size.height)
    }
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        let size = sizeThatFits(proposal)
        placement.frame = CGRect(
            x: position.x - size.width * anchor.x, y: position.y - size.height * anchor.y, width: size.width, height: size.height)
        placement.proposal = proposal
    }
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
}

public struct ViewSpacing: Sendable {
    public init() {}
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { DefaultSpacing.length }
}

public protocol LayoutValueKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

nonisolated extension View {
    public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        told { $0.requests.layoutValues[ObjectIdentifier(key)] = value }
    }
}

/// Views in a layout of the app's own.
nonisolated struct LayoutView<Content: View>: PrimitiveView {
    let layout: AnyLayout
    let content: Content
    func items(in scope: ViewScope) -> [ViewItem] {
        let items = scope.items(of: content)
        if let stack = layout.stack?(scope, items) { return [ViewItem(stack)] }
        scope.graph.asksCode = true
        return [ViewItem(LayoutElement(layout: layout, items: items))]
    }
}

// The layouts of stacks are none of their protocol: they stand in an `AnyLayout`, and are called as stacks are.

public struct VStackLayout: Sendable {
    let alignment: HorizontalAlignment, spacing: CGFloat?
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) { (self.alignment, self.spacing) = (alignment, spacing) }
    public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View { AnyLayout(self)(content) }
}

public struct HStackLayout: Sendable {
    let alignment: VerticalAlignment, spacing: CGFloat?
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) { (self.alignment, self.spacing) = (alignment, spacing) }
    public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View { AnyLayout(self)(content) }
}

public struct ZStackLayout: Sendable {
    let alignment: Alignment
    public init(alignment: Alignment = .center) { self.alignment = alignment }
    public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View { AnyLayout(self)(content) }
}

/// The element of a layout of an app's own. It is used on the main thread.
private struct LayoutElement: Element, @unchecked Sendable {
    let layout: AnyLayout
    let items: [ViewItem]

    var children: [any Element] { items.elements }

    private func views(_ subviews: [EngineSubview], _ context: LayoutContext) -> LayoutSubviews {
        LayoutSubviews(
            layoutDirection: context.layoutDirection,
            views: zip(items, subviews).map { LayoutSubview(subview: $1, values: $0.requests.layoutValues, priority: $0.element.layoutPriority) })
    }

    func size(for proposal: ProposedSize, subviews: [EngineSubview], in context: LayoutContext) throws -> CGSize {
        var cache: Void = ()
        return layout.sizeThatFits(proposal: ProposedViewSize(proposal), subviews: views(subviews, context), cache: &cache)
    }

    func place(_ measurement: LayoutMeasurement, in bounds: CGRect, context: LayoutContext) -> PlacedNode {
        let subviews = items.map { EngineSubview($0.element, in: context) }
        let views = views(subviews, context)
        var cache: Void = ()
        layout.placeSubviews(in: bounds, proposal: ProposedViewSize(bounds.size), subviews: views, cache: &cache)
        let nodes = zip(views, subviews).map { view, subview -> PlacedNode in
            // A view that was not placed is in the middle with the size of the layout, as in SwiftUI.
            if view.placement.frame == nil {
                view.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: ProposedViewSize(bounds.size))
            }
            var frame = view.placement.frame ?? bounds
            if context.layoutDirection == .rightToLeft { frame.origin.x = bounds.maxX - (frame.maxX - bounds.minX) }
            guard let inner = try? subview.measure(view.placement.proposal.engine) else {
                return PlacedNode(kind: .frame, frame: frame, attributes: [.init("undrawn", "view of a layout")])
            }
            return subview.place(inner, in: frame)
        }
        return PlacedNode(kind: .frame, frame: bounds, children: nodes)
    }
}
