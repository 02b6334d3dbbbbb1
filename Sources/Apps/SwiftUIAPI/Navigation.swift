import Foundation
import ViewLayout

/// Views one after the other. SwiftUI's type of this name; the first one is drawn, and no bar.
public nonisolated struct NavigationStack<Root: View>: PrimitiveView {
    let root: Root
    public init(@ViewBuilder root: () -> Root) { self.root = root() }
    public init<Data>(path: Binding<Data>, @ViewBuilder root: () -> Root) { self.root = root() }
    func items(in scope: ViewScope) -> [ViewItem] { scope.items(of: VStack(spacing: 0) { root }.undrawnEffect("navigation bar", unless: false)) }
}
public typealias NavigationView = NavigationStack

public struct NavigationPath {
    public private(set) var count = 0
    public var isEmpty: Bool { count == 0 }
    public init() {}
    public mutating func append<V: Hashable>(_ value: V) { count += 1 }
    public mutating func removeLast(_ k: Int = 1) { count = max(0, count - k) }
}

/// A button that goes to another view. SwiftUI's type of this name; the label is drawn, and after a touch what is in the
/// other view can be touched.
public nonisolated struct NavigationLink<Label: View>: PrimitiveView {
    let label: Label
    let destination: (ControlEnvironment) -> AnyView?
    public init<D: View>(@ViewBuilder destination: () -> D, @ViewBuilder label: () -> Label) { self.init(destination: destination(), label: label) }
    public init<D: View>(destination: D, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.destination = { [view = AnyView(destination)] _ in view }
    }
    public init<V: Hashable>(value: V?, @ViewBuilder label: () -> Label) {
        self.label = label()
        destination = { environment in value.flatMap { environment.destinations[ObjectIdentifier(V.self)]?($0) } }
    }
    func items(in scope: ViewScope) -> [ViewItem] {
        let inner = scope.part("link")
        let isOpen = inner.graph.stored(at: inner.identity) { ValueBox(false) }
        let button = Button {
            isOpen.value = true
            inner.graph.change()
        } label: {
            label
        }
        let items = scope.items(of: button)
        guard isOpen.value == true, let destination = destination(scope.environment.controls), let last = items.last else { return items }
        return items.dropLast() + [last.with(inner.touching(destination, behind: last.element))]
    }
}
nonisolated extension NavigationLink where Label == Text {
    public init<D: View>(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> D) {
        self.init(destination: destination()) { Text(titleKey) }
    }
    public init<D: View>(_ titleKey: LocalizedStringKey, destination: D) { self.init(destination: destination) { Text(titleKey) } }
    public init<V: Hashable>(_ titleKey: LocalizedStringKey, value: V?) { self.init(value: value) { Text(titleKey) } }
}

/// Something in a bar. SwiftUI's type of this name; bars are not drawn, and what is in them can be touched.
public nonisolated struct ToolbarItem<Content: View>: PrimitiveView {
    let content: Content
    public init(placement: _Choice = .automatic, @ViewBuilder content: () -> Content) { self.content = content() }
    public init(id: String, placement: _Choice = .automatic, @ViewBuilder content: () -> Content) { self.content = content() }
    func items(in scope: ViewScope) -> [ViewItem] { scope.items(of: content) }
}
public typealias ToolbarItemGroup = ToolbarItem
public nonisolated struct ToolbarSpacer: PrimitiveView {
    public init(_ sizing: _Choice = .flexible, placement: _Choice = .automatic) {}
    func items(in scope: ViewScope) -> [ViewItem] { [] }
}

nonisolated extension View {
    /// Says what links with values of a type open. SwiftUI's modifier of this name.
    public func navigationDestination<D: Hashable, C: View>(for data: D.Type, @ViewBuilder destination: @escaping (D) -> C) -> some View {
        inEnvironment { $0.controls.destinations[ObjectIdentifier(data)] = { ($0 as? D).map { AnyView(destination($0)) } } }
    }
    public func navigationDestination<V: View>(isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V) -> some View {
        offering("navigationDestination") { isPresented.wrappedValue ? destination() : nil }
    }
    public func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
    ) -> some View {
        let bar = content()
        return VStack(alignment: alignment, spacing: spacing ?? 0) {
            if edge == .top { bar }
            self
            if edge == .bottom { bar }
        }
    }
    public func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
    ) -> some View {
        let bar = content()
        return HStack(alignment: alignment, spacing: spacing ?? 0) {
            if edge == .leading { bar }
            self
            if edge == .trailing { bar }
        }
    }
    public func safeAreaBar<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
    ) -> some View { safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content) }
    public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { padding(edges, length) }
    public func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }
    public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }
    public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        frame(maxWidth: axes.contains(.horizontal) ? .infinity : nil, maxHeight: axes.contains(.vertical) ? .infinity : nil, alignment: alignment)
    }
}
