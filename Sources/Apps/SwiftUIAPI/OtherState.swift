import Foundation
import UIKitAPI
import ViewLayout

/// A value by a key, kept as long as the view is. SwiftUI's property wrapper of this name; nothing is written to disk.
@propertyWrapper public struct AppStorage<Value>: LinkedProperty {
    private let key: String
    private let state: State<Value>

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) { (self.key, state) = (key, State(initialValue: wrappedValue)) }

    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }
    public var projectedValue: Binding<Value> { state.projectedValue }

    // A key names one value wherever it is read.
    func link(in scope: ViewScope) { state.link(at: key.hashValue, in: scope.graph) }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
    public init(_ key: String, store: UserDefaults? = nil) { self.init(wrappedValue: nil, key, store: store) }
}

@propertyWrapper public struct FocusState<Value: Hashable>: LinkedProperty {
    private let state: State<Value>
    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }
    public var projectedValue: Binding<Value> { state.projectedValue }
    /// Nothing has the keyboard.
    public init() where Value == Bool { state = State(wrappedValue: false) }
    public init<T>() where Value == T? { state = State(wrappedValue: nil) }
    func link(in scope: ViewScope) { state.link(in: scope) }
}

@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: LinkedProperty {
    private let base: Value
    private let style: Font.TextStyle
    private let traits = ValueBox(TraitCollection())

    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { (base, style) = (wrappedValue, textStyle) }

    public var wrappedValue: Value {
        let metrics = FontMetrics(forTextStyle: style)
        return Value(metrics.scaledValue(for: CGFloat(base), compatibleWith: traits.value ?? TraitCollection()))
    }

    func link(in scope: ViewScope) { traits.value = scope.traits }
}
