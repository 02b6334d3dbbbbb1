import Foundation
import ViewLayout

@preconcurrency @MainActor public protocol ViewModifier {
    associatedtype Body: View
    @ViewBuilder func body(content: Content) -> Body
    typealias Content = _Slot<Self>
}

public typealias _ViewModifier_Content<Modifier> = _Slot<Modifier>

public nonisolated struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier
    public init(content: Content, modifier: Modifier) { (self.content, self.modifier) = (content, modifier) }
}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
    nonisolated func items(in scope: ViewScope) -> [ViewItem] {
        if let effect = modifier as? any GeometryEffect {
            nonisolated(unsafe) let held = effect
            return scope.items(of: content.mapped { held.effectValue(size: $0).map })
        }
        return scope.entering(Modifier.self).items(of: modifier, _Slot<Modifier>(content)) { $0.body(content: $1) }
    }
}

nonisolated extension View {
    public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> { ModifiedContent(content: self, modifier: modifier) }
}

/// A view whose elements are changed.
nonisolated struct ChangedView<Content: View>: PrimitiveView {
    let content: Content
    let change: (ViewItem, ViewScope) -> ViewItem
    func items(in scope: ViewScope) -> [ViewItem] { scope.items(of: content).map { change($0, scope) } }
}

/// A view in another environment.
nonisolated struct EnvironmentView<Content: View>: PrimitiveView {
    let content: Content
    let change: (inout EnvironmentValues) -> Void
    func items(in scope: ViewScope) -> [ViewItem] {
        var inner = scope
        change(&inner.environment)
        let items = inner.items(of: content)
        guard inner.environment.traits != scope.environment.traits else { return items }
        return items.map { item in
            // A spacer stays one for the stack around it.
            item.element.spacer != nil ? item : item.with(Offered(item.element, traits: inner.environment.traits))
        }
    }
}

nonisolated extension View {
    /// The view with other elements around its own.
    func wrapped(_ make: @escaping (any Element, ViewScope) -> any Element) -> ChangedView<Self> {
        ChangedView(content: self) { item, scope in
            var item = item.with(make(item.element, scope))
            if item.spacing != nil { item.requests.spacing = nil }
            return item
        }
    }

    /// The view with what it says to its container changed.
    func told(_ change: @escaping (inout ViewItem) -> Void) -> ChangedView<Self> { ChangedView(content: self) { item, _ in changed(item, change) } }

    func inEnvironment(_ change: @escaping (inout EnvironmentValues) -> Void) -> EnvironmentView<Self> {
        EnvironmentView(content: self, change: change)
    }

    /// The view, whose placed node is changed.
    func drawn(_ change: @escaping @Sendable (PlacedNode, CGRect, LayoutContext) -> PlacedNode) -> ChangedView<Self> {
        wrapped { element, _ in Changed(element, change: change) }
    }

    /// The view, over which another one can be shown: it is noted, and can be touched while it is there.
    func offering<Content: View>(_ name: String, _ content: @escaping () -> Content?) -> ChangedView<Self> {
        ChangedView(content: self) { item, scope in
            scope.graph.postpone(name)
            return content().map { item.with(scope.touching($0, behind: item.element)) } ?? item
        }
    }

    /// The view, where something that acts later is noted.
    func postponing(_ name: String) -> ChangedView<Self> {
        ChangedView(content: self) { item, scope in
            scope.graph.postpone(name)
            return item
        }
    }
}
