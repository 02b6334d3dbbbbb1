import Foundation
import ViewLayout

public struct GeometryProxy: Sendable {
    public let size: CGSize
    /// The place in the balloon.
    var origin = CGPoint.zero
    /// What covers the edges, which is nothing.
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }
    /// The place in its own coordinates, whatever coordinates are asked for.
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect { CGRect(origin: .zero, size: size) }
}

/// Where a place is counted from. SwiftUI's type of this name; they are all the same here.
public struct CoordinateSpace: Hashable, Sendable {
    public static let global = Self(), local = Self(), scrollView = Self()
    public static func named(_ name: some Hashable) -> Self { Self() }
    public static func scrollView(axis: Axis) -> Self { Self() }
}

public nonisolated struct GeometryReader<Content: View>: PrimitiveView {
    public var content: (GeometryProxy) -> Content
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
    func items(in scope: ViewScope) -> [ViewItem] {
        [
            ViewItem(
                Deferred(
                    size: { proposal, _ in ProposedViewSize(proposal).replacingUnspecifiedDimensions() },
                    make: { place, _ in
                        scope.part("geometry").element(of: content(GeometryProxy(size: place.size, origin: place.origin)), alignment: .topLeading)
                    }))
        ]
    }
}

public nonisolated struct ViewThatFits<Content: View>: PrimitiveView {
    let axes: Axis.Set
    let content: Content
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) { (self.axes, self.content) = (axes, content()) }
    func items(in scope: ViewScope) -> [ViewItem] {
        let choices = scope.items(of: content).elements
        let axes = self.axes.engine
        return choices.isEmpty ? [] : [ViewItem(FirstFitting(choices, axes: axes))]
    }
}
