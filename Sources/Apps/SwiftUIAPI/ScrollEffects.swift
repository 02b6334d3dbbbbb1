// Effects of where a view is, and lengths of what is around it.

import Foundation
import ViewLayout

public enum ScrollTransitionPhase: Hashable, Sendable {
    case topLeading, identity, bottomTrailing
    public var isIdentity: Bool { self == .identity }
    public var value: Double { self == .topLeading ? -1 : self == .identity ? 0 : 1 }
}

extension _Choice {
    public static func animated(_ animation: Animation) -> _Choice { .animated }
}

public struct ScrollGeometry: Equatable, Sendable {
    public var contentOffset = CGPoint.zero
    public var contentSize = CGSize.zero, containerSize = CGSize.zero
    public var contentInsets = EdgeInsets()
    public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }
    public var visibleRect: CGRect { bounds }
}

/// An element that has been made.
private nonisolated struct MadeElement: PrimitiveView {
    let element: any Element
    func items(in scope: ViewScope) -> [ViewItem] { [ViewItem(element)] }
}

nonisolated extension View {
    /// The view as it is when it has been scrolled to.
    public func scrollTransition<V: View>(
        _ configuration: _Choice = .interactive, axis: Axis? = nil, transition: (_Slot<Self>, ScrollTransitionPhase) -> V
    ) -> some View { transition(_Slot(self), .identity) }
    /// The view with effects of its size; places in other coordinates are its own.
    public func visualEffect<V: View>(_ effect: @escaping (_Slot<Self>, GeometryProxy) -> V) -> some View {
        wrapped { element, scope in
            Deferred(
                size: { try element.measure($0, in: $1).size },
                make: { place, _ in
                    let proxy = GeometryProxy(size: place.size, origin: place.origin)
                    return scope.part("effect").element(of: effect(_Slot(MadeElement(element: element)), proxy))
                })
        }
    }
    public func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (T, T) -> Void
    ) -> some View { postponing("onScrollGeometryChange") }
    /// The view in a frame whose lengths follow those that are offered.
    public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        wrapped { element, _ in
            Deferred(
                alignment: alignment.placed,
                size: { proposal, context in
                    // A length that is not finite or is below zero counts as none, as in a frame.
                    let width = axes.contains(.horizontal) ? FrameLimits.fixed(proposal.width.map { length($0, .horizontal) }) : nil
                    let height = axes.contains(.vertical) ? FrameLimits.fixed(proposal.height.map { length($0, .vertical) }) : nil
                    let offer = ProposedSize(width: width ?? proposal.width, height: height ?? proposal.height)
                    let own = try element.measure(offer, in: context).size
                    return CGSize(width: width ?? own.width, height: height ?? own.height)
                },
                make: { _, _ in element })
        }
    }
    public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in
            let count = max(count, 1)
            return (length - spacing * CGFloat(count - 1)) / CGFloat(count) * CGFloat(span) + spacing * CGFloat(span - 1)
        }
    }
}
