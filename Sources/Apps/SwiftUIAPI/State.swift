import Foundation

@propertyWrapper public struct State<Value>: LinkedProperty {
    private let box: StateBox<Value>

    public init(wrappedValue value: @autoclosure @escaping () -> Value) { box = StateBox(value) }
    public init(initialValue value: Value) { box = StateBox { value } }

    public var wrappedValue: Value {
        get { box.kept.value }
        nonmutating set { box.kept.value = newValue }
    }

    public var projectedValue: Binding<Value> { Binding(get: { box.kept.value }, set: { box.kept.value = $0 }) }

    func link(in scope: ViewScope) { link(at: scope.identity, in: scope.graph) }

    func link(at identity: Int, in graph: ViewGraph) {
        let kept = graph.stored(at: identity) { box }
        box.original = kept === box ? nil : kept
        kept.changed = { [weak graph] in graph?.change() }
    }
}

extension State where Value: ExpressibleByNilLiteral {
    public init() { self.init(wrappedValue: nil) }
}

/// The storage of a value of a view. It is used on the main thread.
final class StateBox<Value>: @unchecked Sendable {
    /// The box of the first layout, which keeps the value.
    var original: StateBox<Value>?
    /// Called after a change.
    var changed: () -> Void = {}
    private let make: () -> Value
    private var current: Value?

    init(_ make: @escaping () -> Value) { self.make = make }

    /// The box that keeps the value.
    var kept: StateBox<Value> { original?.kept ?? self }

    var value: Value {
        get {
            if let current { return current }
            let value = make()
            current = value
            return value
        }
        set {
            current = newValue
            changed()
        }
    }
}
