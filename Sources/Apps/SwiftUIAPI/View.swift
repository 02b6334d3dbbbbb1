import Foundation
import ViewLayout

@preconcurrency @MainActor public protocol View {
    associatedtype Body: View
    @ViewBuilder var body: Body { get }
    /// The elements of the view, which are those of its body where it does not make them by itself.
    nonisolated func _items(in scope: _ViewScope) -> [_ViewItem]
}

nonisolated extension View {
    public func _items(in scope: _ViewScope) -> [_ViewItem] {
        let inner = scope.entering(Self.self)
        DynamicFields.link(self, in: inner)
        nonisolated(unsafe) let view = self
        return onMainThread { view.body._items(in: inner) }
    }
}

extension Never: View {
    public nonisolated var body: Never { fatalError("a view that draws itself has no body") }
}

/// A view that makes elements by itself.
protocol PrimitiveView: View where Body == Never {
    /// The elements of the view, in its order.
    nonisolated func items(in scope: ViewScope) -> [ViewItem]
}

nonisolated extension PrimitiveView {
    public var body: Never { fatalError("\(Self.self) has no body") }
    /// The view's own elements.
    public func _items(in scope: _ViewScope) -> [_ViewItem] { items(in: scope) }
}

/// The engine's view of a child, which has the name of a type of SwiftUI.
typealias EngineSubview = ViewLayout.LayoutSubview

/// Does what belongs to the main thread, on which views are made. `assumeIsolated` gives back what can be sent between threads
/// alone, and a box for what cannot is a type that would be looked up for each view.
@inline(__always) func onMainThread<Result>(_ work: @MainActor () -> Result) -> Result {
    MainActor.preconditionIsolated()
    return withoutActuallyEscaping(work) { unsafeBitCast($0, to: (() -> Result).self)() }
}

extension ViewScope {
    func items(of view: some View) -> [ViewItem] { view._items(in: self) }

    /// The one element of a view; several are in one place, as in SwiftUI's overlays.
    func element(of view: some View, alignment: Alignment = .center) -> any Element { Self.together(items(of: view).elements, alignment: alignment) }

    /// Elements in one place.
    static func together(_ elements: [any Element], alignment: Alignment = .center) -> any Element {
        elements.count == 1 ? elements[0] : ViewLayout.ZStack(elements, alignment: alignment.placed)
    }
}
