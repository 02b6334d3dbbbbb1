import Foundation
import UIKitAPI
import ViewLayout

public struct ProjectionTransform: Equatable, Sendable {
    let map: CGAffineTransform
    public init() { map = .identity }
    public init(_ m: CGAffineTransform) { map = m }
    /// The map, as far as it is one of the plane.
    public init(_ m: CATransform3D) { map = CGAffineTransform(a: m.m11, b: m.m12, c: m.m21, d: m.m22, tx: m.m41, ty: m.m42) }
}

/// A change of where a view is drawn. SwiftUI's protocol of this name; a view is moved, and other maps are found as not drawn.
@preconcurrency @MainActor public protocol GeometryEffect: ViewModifier, Animatable where Body == Never {
    nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    public func body(content: Content) -> Never { fatalError("an effect has no body") }
}

nonisolated extension View {
    /// The view moved; other maps are found as not drawn.
    func mapped(_ map: @escaping @Sendable (CGSize) -> CGAffineTransform) -> some View {
        drawn { node, bounds, _ in
            let map = map(bounds.size)
            var moved = node.translated(x: map.tx, y: map.ty)
            let isMoved = map.a == 1 && map.b == 0 && map.c == 0 && map.d == 1
            if !isMoved { moved.attributes.append(.init("undrawn", "view with an effect")) }
            return moved
        }
    }
    // The view as far as it is moved; other maps are found as not drawn.
    public func transformEffect(_ transform: CGAffineTransform) -> some View { mapped { _ in transform } }
    public func projectionEffect(_ transform: ProjectionTransform) -> some View { mapped { _ in transform.map } }
    /// The view, which is mirrored in an interface from right to left; that is found as not drawn.
    public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        wrapped { element, scope in
            guard enabled, scope.environment.layoutDirection == .rightToLeft else { return element }
            return Changed.annotated(element, [.init("undrawn", "mirrored view")])
        }
    }
}
