import Foundation
import ViewLayout

/// A part of an interface. SwiftUI's protocol of this name.
@preconcurrency @MainActor public protocol View {
    /// What the view is made of.
    associatedtype Body: View
    /// What the view shows.
    @ViewBuilder var body: Body { get }
}

extension Never: View {
    /// There is no value of this type.
    public nonisolated var body: Never { fatalError("a view that draws itself has no body") }
}

/// A view that makes elements by itself.
protocol PrimitiveView: View where Body == Never {
    /// The elements of the view, in its order.
    nonisolated func items(in scope: ViewScope) -> [ViewItem]
}

nonisolated extension PrimitiveView {
    /// A view that makes its elements has no body.
    public var body: Never { fatalError("\(Self.self) has no body") }
}

/// The engine's view of a child, which has the name of a type of SwiftUI.
typealias EngineSubview = ViewLayout.LayoutSubview

/// A value that is used on the main thread only, where the compiler cannot know it.
struct MainThreadValue<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
}

extension ViewScope {
    /// The elements of a view.
    func items<Content: View>(of view: Content) -> [ViewItem] {
        if let primitive = view as? any PrimitiveView { return primitive.items(in: self) }
        let inner = entering(Content.self)
        if let element = inner.element(ofUIKit: view) { return [ViewItem(element)] }
        DynamicFields.link(view, in: inner)
        let held = MainThreadValue(view)
        let body = MainActor.assumeIsolated { MainThreadValue(held.value.body) }.value
        return inner.items(of: body)
    }

    /// The one element of a view; several are in one place, as in SwiftUI's overlays.
    func element(of view: some View, alignment: Alignment = .center) -> any Element {
        Self.together(items(of: view).map(\.element), alignment: alignment)
    }

    /// Elements in one place.
    static func together(_ elements: [any Element], alignment: Alignment = .center) -> any Element {
        elements.count == 1 ? elements[0] : ViewLayout.ZStack(elements, alignment: alignment.placed)
    }
}
