import Foundation
import UIKitAPI

nonisolated extension View {
    public func onAppear(perform action: (() -> Void)? = nil) -> some View { AppearingView(content: self, action: action ?? {}) }
    /// Runs a task to its first suspension when the view is there for the first time.
    public func task(priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @isolated(any) @Sendable () async -> Void)
        -> some View
    { AppearingView(content: self) { MainActor.assumeIsolated { _ = Task.immediate { @MainActor in await action() } } } }
    public func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @isolated(any) @Sendable () async -> Void
    ) -> some View { task(priority: priority, action) }

    public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void) -> some View {
        WatchingView(content: self, value: value, isInitial: initial, action: action)
    }
    public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some View {
        onChange(of: value, initial: initial) { _, _ in action() }
    }
    public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some View { onChange(of: value) { action($1) } }
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View { TapView(content: self) { _ in action() } }
    public func onTapGesture(count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void) -> some View {
        TapView(content: self, action: action)
    }
    /// The view; a bar is not drawn, and what is in it can be touched.
    public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        let bar = content()
        return wrapped { element, scope in
            scope.graph.postpone("toolbar")
            return scope.touching(bar, behind: element)
        }
    }
    public func id<ID: Hashable>(_ id: ID) -> some View { IdentifiedView(content: self, id: id) }
    public func tag<V: Hashable>(_ tag: V) -> some View { told { $0.requests.tag = AnyHashable(tag) } }
}

// What acts later and is not played: sheets, alerts, menus, bars and gestures. Each is noted by its name; what a sheet or an
// alert that is there shows can be touched.
nonisolated extension View {
    public func onDisappear(perform action: (() -> Void)? = nil) -> some View { postponing("onDisappear") }
    public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View { postponing("onLongPressGesture") }
    public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)?, perform action: @escaping () -> Void
    ) -> some View { postponing("onLongPressGesture") }
    public func gesture<T: Gesture>(_ gesture: T) -> some View { postponing("gesture") }
    public func simultaneousGesture<T: Gesture>(_ gesture: T) -> some View { postponing("gesture") }
    public func highPriorityGesture<T: Gesture>(_ gesture: T) -> some View { postponing("gesture") }
    public func sheet<V: View>(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> V) -> some View {
        offering("sheet") { isPresented.wrappedValue ? content() : nil }
    }
    public func sheet<Item: Identifiable, V: View>(item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> V)
        -> some View
    { offering("sheet") { item.wrappedValue.map(content) } }
    public func fullScreenCover<V: View>(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> V)
        -> some View
    { offering("fullScreenCover") { isPresented.wrappedValue ? content() : nil } }
    public func fullScreenCover<Item: Identifiable, V: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> V
    ) -> some View { offering("fullScreenCover") { item.wrappedValue.map(content) } }
    public func popover<V: View>(isPresented: Binding<Bool>, arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> V) -> some View {
        offering("popover") { isPresented.wrappedValue ? content() : nil }
    }
    public func alert<A: View>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A) -> some View {
        offering("alert") { isPresented.wrappedValue ? actions() : nil }
    }
    public func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: () -> M
    ) -> some View { offering("alert") { isPresented.wrappedValue ? actions() : nil } }
    @_disfavoredOverload public func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: () -> M
    ) -> some View { offering("alert") { isPresented.wrappedValue ? actions() : nil } }
    public func alert<T, A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View { postponing("alert") }
    public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View { postponing("alert") }
    public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View { postponing("alert") }
    public func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> A
    ) -> some View { offering("confirmationDialog") { isPresented.wrappedValue ? actions() : nil } }
    public func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: () -> M
    ) -> some View { offering("confirmationDialog") { isPresented.wrappedValue ? actions() : nil } }
    public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some View { postponing("contextMenu") }
    public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { postponing("navigationTitle") }
    @_disfavoredOverload public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { postponing("navigationTitle") }
}

public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }
public struct ScrollIndicatorVisibility: Equatable, Sendable {
    public static let automatic = Self(), visible = Self(), hidden = Self(), never = Self()
}

/// A view that calls a closure when it is there for the first time.
nonisolated struct AppearingView<Content: View>: PrimitiveView {
    let content: Content
    let action: () -> Void
    func items(in scope: ViewScope) -> [ViewItem] {
        let inner = scope.part("onAppear")
        if inner.graph.appears(inner.identity) {
            // The state of the views inside exists before the closure is called, as on iOS.
            let before = inner.items(of: content)
            scope.graph.appearing.append(action)
            return before
        }
        return inner.items(of: content)
    }
}

/// A view that calls a closure when a value is another one than before.
nonisolated struct WatchingView<Content: View, V: Equatable>: PrimitiveView {
    let content: Content
    let value: V
    let isInitial: Bool
    let action: (V, V) -> Void
    func items(in scope: ViewScope) -> [ViewItem] {
        let inner = scope.part("onChange")
        let isNew = inner.graph.appears(inner.identity)
        let known = inner.graph.stored(at: inner.identity) { ValueBox(value) }
        let old = known.value ?? value
        known.value = value
        if isNew ? isInitial : old != value { scope.graph.appearing.append { [action, value] in action(old, value) } }
        return inner.items(of: content)
    }
}

/// A view with another identity.
nonisolated struct IdentifiedView<Content: View, ID: Hashable>: PrimitiveView {
    let content: Content
    let id: ID
    func items(in scope: ViewScope) -> [ViewItem] { scope.part(id).items(of: content) }
}
