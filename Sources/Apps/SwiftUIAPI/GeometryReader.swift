import Foundation
import ViewLayout

/// The size of a place. SwiftUI's type of this name.
public struct GeometryProxy: Sendable {
    /// The size in points.
    public let size: CGSize
    /// What covers the edges, which is nothing.
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }
    /// The place in its own coordinates, whatever coordinates are asked for.
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect { CGRect(origin: .zero, size: size) }
}

/// Coordinates. SwiftUI's type of this name.
public enum CoordinateSpace: Hashable, Sendable { case global, local }

/// A view that depends on its place, from its top leading corner. SwiftUI's type of this name.
public nonisolated struct GeometryReader<Content: View>: PrimitiveView {
    /// Makes the view.
    public var content: (GeometryProxy) -> Content
    /// Makes a view that depends on its place.
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
    func items(in scope: ViewScope) -> [ViewItem] {
        [
            ViewItem(
                Deferred(
                    size: { proposal, _ in ProposedViewSize(proposal).replacingUnspecifiedDimensions() },
                    make: { size, _ in
                        scope.part("geometry").element(of: content(GeometryProxy(size: size)), alignment: .topLeading)
                    }))
        ]
    }
}

/// The first view that fits. SwiftUI's type of this name.
public nonisolated struct ViewThatFits<Content: View>: PrimitiveView {
    let axes: Axis.Set
    let content: Content
    /// Makes a choice.
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        (self.axes, self.content) = (axes, content())
    }
    func items(in scope: ViewScope) -> [ViewItem] {
        let choices = scope.items(of: content).map(\.element)
        guard !choices.isEmpty else { return [] }
        return [ViewItem(FittingElement(children: choices, axes: axes))]
    }
}

/// The first child whose ideal size fits the offer; the last one where none does.
struct FittingElement: Element {
    let children: [any Element]
    let axes: Axis.Set

    private func choice(_ proposal: ProposedSize, _ subviews: [EngineSubview], _ context: LayoutContext) throws -> Int {
        for (index, subview) in subviews.enumerated() {
            let ideal = try subview.size(
                for: ProposedSize(
                    width: axes.contains(.horizontal) ? nil : proposal.width,
                    height: axes.contains(.vertical) ? nil : proposal.height))
            let fitsAcross = !axes.contains(.horizontal) || ideal.width <= (proposal.width ?? .infinity) + 0.001
            let fitsDown = !axes.contains(.vertical) || ideal.height <= (proposal.height ?? .infinity) + 0.001
            context.note(.way(fitsAcross && fitsDown ? 1 : 0))
            if fitsAcross && fitsDown { return index }
        }
        return subviews.count - 1
    }

    func size(for proposal: ProposedSize, subviews: [EngineSubview], in context: LayoutContext) throws -> CGSize {
        try subviews[choice(proposal, subviews, context)].size(for: proposal)
    }

    func measure(
        _ proposal: ProposedSize, subviews: [EngineSubview], in context: LayoutContext
    ) throws -> LayoutMeasurement {
        let index = try choice(proposal, subviews, context)
        let inner = try subviews[index].measure(proposal)
        // The children that were not chosen are left out of the measurement, which says so by its count.
        return LayoutMeasurement(
            size: inner.size, firstBaseline: inner.firstBaseline,
            children: Array(repeating: LayoutMeasurement(size: .zero), count: index) + [inner])
    }

    func place(_ measurement: LayoutMeasurement, in bounds: CGRect, context: LayoutContext) -> PlacedNode {
        let index = measurement.children.count - 1
        return children[index].place(measurement.children[index], in: bounds, context: context)
    }
}
