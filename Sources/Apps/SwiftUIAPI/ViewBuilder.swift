import Foundation

/// Makes one view of the views of a closure. SwiftUI's type of this name.
@resultBuilder public struct ViewBuilder {
    /// A view as it is.
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
    /// No view.
    public static func buildBlock() -> EmptyView { EmptyView() }
    /// One view.
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    /// Several views.
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> {
        TupleView((repeat each content)) { views, scope in
            var (items, index) = ([ViewItem](), 0)
            items.reserveCapacity(4)
            for view in repeat each views {
                items += view._items(in: scope.part(index))
                index += 1
            }
            return items
        }
    }
    /// The view of an `if` without `else`.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    /// The view of a condition that holds.
    public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> {
        _ConditionalContent(.first(first))
    }
    /// The view of a condition that does not hold.
    public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> {
        _ConditionalContent(.second(second))
    }
    /// The view of `if #available`.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}

/// The views of a closure. SwiftUI's type of this name.
public nonisolated struct TupleView<T>: PrimitiveView {
    /// The views as a tuple.
    public var value: T
    private let list: (T, ViewScope) -> [ViewItem]

    init(_ value: T, list: @escaping (T, ViewScope) -> [ViewItem]) { (self.value, self.list) = (value, list) }

    /// Makes a view of a tuple of views.
    public init(_ value: T) {
        self.init(value) { value, scope in
            let views = Mirror(reflecting: value).children.compactMap { $0.value as? any View }
            return views.enumerated().flatMap { scope.part($0).items(of: $1) }
        }
    }

    func items(in scope: ViewScope) -> [ViewItem] { list(value, scope) }
}

/// One of two views. SwiftUI's type of this name.
public nonisolated struct _ConditionalContent<First: View, Second: View>: PrimitiveView {
    enum Storage {
        case first(First)
        case second(Second)
    }

    private let storage: Storage

    init(_ storage: Storage) { self.storage = storage }

    func items(in scope: ViewScope) -> [ViewItem] {
        switch storage {
        case .first(let view): scope.part(true).items(of: view)
        case .second(let view): scope.part(false).items(of: view)
        }
    }
}

extension Optional: View where Wrapped: View {
    /// A view that makes its elements has no body.
    public nonisolated var body: Never { fatalError("an optional view has no body") }
}

extension Optional: PrimitiveView where Wrapped: View {
    nonisolated func items(in scope: ViewScope) -> [ViewItem] { map { scope.items(of: $0) } ?? [] }
}

/// No view. SwiftUI's type of this name.
public nonisolated struct EmptyView: PrimitiveView, Sendable {
    /// Makes no view.
    public init() {}
    func items(in scope: ViewScope) -> [ViewItem] { [] }
}

/// A view of any type. SwiftUI's type of this name.
public nonisolated struct AnyView: PrimitiveView {
    private let view: any View
    /// Hides the type of a view.
    public init<V: View>(_ view: V) { self.view = view }
    /// Hides the type of a view.
    public init<V: View>(erasing view: V) { self.view = view }
    func items(in scope: ViewScope) -> [ViewItem] { scope.entering(type(of: view)).items(of: view) }
}

/// Views without a container. SwiftUI's type of this name.
public nonisolated struct Group<Content> {
    let content: Content
}

extension Group: View, PrimitiveView where Content: View {
    /// Makes a group of views.
    public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
    nonisolated func items(in scope: ViewScope) -> [ViewItem] { scope.items(of: content) }
}
