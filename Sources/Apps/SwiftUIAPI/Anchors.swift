import Foundation
import ViewLayout

/// A place in a view, which another view asks for. SwiftUI's type of this name; it is known when the view has been placed.
public struct Anchor<Value>: Hashable, @unchecked Sendable {
    public struct Source {
        let value: (CGRect) -> Value
    }
    final class Place { var bounds = CGRect.zero }
    let place = Place()
    let source: Source

    public static func == (first: Anchor, second: Anchor) -> Bool { first.place === second.place }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(place)) }
}
extension Anchor<CGRect>.Source {
    public static var bounds: Self { Self { $0 } }
    public static func rect(_ r: CGRect) -> Self { Self { r.offsetBy(dx: $0.minX, dy: $0.minY) } }
}
extension Anchor<CGPoint>.Source {
    public static func unitPoint(_ p: UnitPoint) -> Self { Self { p.point(in: $0) } }
    public static var center: Self { unitPoint(.center) }
    public static var top: Self { unitPoint(.top) }
    public static var bottom: Self { unitPoint(.bottom) }
    public static var leading: Self { unitPoint(.leading) }
    public static var trailing: Self { unitPoint(.trailing) }
    public static var topLeading: Self { unitPoint(.topLeading) }
    public static var topTrailing: Self { unitPoint(.topTrailing) }
    public static var bottomLeading: Self { unitPoint(.bottomLeading) }
    public static var bottomTrailing: Self { unitPoint(.bottomTrailing) }
}

extension GeometryProxy {
    /// What an anchor says, in the reader's own coordinates.
    public subscript<T>(anchor: Anchor<T>) -> T { anchor.source.value(anchor.place.bounds.offsetBy(dx: -origin.x, dy: -origin.y)) }
}

nonisolated extension View {
    public func anchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View {
        ChangedView(content: self) { item, scope in
            let anchor = Anchor(source: value)
            scope.preferences.add(transform(anchor), as: K.self)
            return item.with(
                Changed(item.element) { node, bounds, _ in
                    anchor.place.bounds = bounds
                    return node
                })
        }
    }
    public func overlayPreferenceValue<K: PreferenceKey>(
        _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> some View
    ) -> some View { PreferenceLayer(content: self, key: key, isBehind: false, alignment: alignment, layer: transform) }
    public func backgroundPreferenceValue<K: PreferenceKey>(
        _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> some View
    ) -> some View { PreferenceLayer(content: self, key: key, isBehind: true, alignment: alignment, layer: transform) }
}

/// A view with a layer that is made of what the views inside say; those in a GeometryReader say it too late.
private nonisolated struct PreferenceLayer<Content: View, Key: PreferenceKey, Layer: View>: PrimitiveView {
    let content: Content
    let key: Key.Type
    let isBehind: Bool
    let alignment: Alignment
    let layer: (Key.Value) -> Layer

    func items(in scope: ViewScope) -> [ViewItem] {
        var inner = scope.part("preference")
        inner.preferences = Preferences(outer: scope.preferences)
        let element = inner.element(of: content)
        let other = scope.part("layer").element(of: layer(inner.preferences.value(of: key)), alignment: alignment)
        return [ViewItem(Layered(element, other, isBehind: isBehind, alignment: alignment.placed))]
    }
}
