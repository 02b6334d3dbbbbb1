import Foundation

@resultBuilder public struct ViewBuilder {
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)> {
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
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> {
        _ConditionalContent(.first(first))
    }
    public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> {
        _ConditionalContent(.second(second))
    }
    /// The view of `if #available`.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}

public nonisolated struct TupleView<T>: PrimitiveView {
    public var value: T
    private let list: (T, ViewScope) -> [ViewItem]

    init(_ value: T, list: @escaping (T, ViewScope) -> [ViewItem]) { (self.value, self.list) = (value, list) }

    public init(_ value: T) {
        self.init(value) { value, scope in
            let views = Mirror(reflecting: value).children.compactMap { $0.value as? any View }
            return views.enumerated().flatMap { scope.part($0).items(of: $1) }
        }
    }

    func items(in scope: ViewScope) -> [ViewItem] { list(value, scope) }
}

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
    public nonisolated var body: Never { fatalError("an optional view has no body") }
}

extension Optional: PrimitiveView where Wrapped: View {
    nonisolated func items(in scope: ViewScope) -> [ViewItem] { map { scope.items(of: $0) } ?? [] }
}

public nonisolated struct EmptyView: PrimitiveView, Sendable {
    public init() {}
    func items(in scope: ViewScope) -> [ViewItem] { [] }
}

public nonisolated struct AnyView: PrimitiveView {
    private let view: any View
    public init<V: View>(_ view: V) { self.view = view }
    public init<V: View>(erasing view: V) { self.view = view }
    func items(in scope: ViewScope) -> [ViewItem] { scope.entering(type(of: view)).items(of: view) }
}

public nonisolated struct Group<Content> { let content: Content }

extension Group: View, PrimitiveView where Content: View {
    public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
    nonisolated func items(in scope: ViewScope) -> [ViewItem] { scope.items(of: content) }
}
