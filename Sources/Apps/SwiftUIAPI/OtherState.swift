import Foundation
import UIKitAPI
import ViewLayout

/// A value by a key, kept as long as the view is. SwiftUI's property wrapper of this name; nothing is written to disk.
@propertyWrapper public struct AppStorage<Value>: LinkedProperty {
    private let key: String
    private let box: StateBox<Value>

    /// Keeps a value by a key.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.key = key
        box = StateBox { wrappedValue }
    }

    /// The value.
    public var wrappedValue: Value {
        get { box.kept.value }
        nonmutating set { box.kept.value = newValue }
    }
    /// The value for another view to change.
    public var projectedValue: Binding<Value> { Binding(get: { wrappedValue }, set: { wrappedValue = $0 }) }

    func link(in scope: ViewScope) {
        // A key names one value wherever it is read.
        let kept = scope.graph.stored(at: key.hashValue) { box }
        box.original = kept === box ? nil : kept
        kept.changed = { [weak graph = scope.graph] in graph?.change() }
    }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
    /// Keeps nil by a key.
    public init(_ key: String, store: UserDefaults? = nil) { self.init(wrappedValue: nil, key, store: store) }
}

/// Where the keyboard is. SwiftUI's property wrapper of this name.
@propertyWrapper public struct FocusState<Value: Hashable>: LinkedProperty {
    private let state: State<Value>
    /// The value.
    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }
    /// The value for other views.
    public var projectedValue: Binding<Value> { state.projectedValue }
    /// Nothing has the keyboard.
    public init() where Value == Bool { state = State(wrappedValue: false) }
    /// Nothing has the keyboard.
    public init<T>() where Value == T? { state = State(wrappedValue: nil) }
    func link(in scope: ViewScope) { state.link(in: scope) }
}

/// A length that follows the viewer's text size. SwiftUI's property wrapper of this name.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: LinkedProperty {
    private let base: Value
    private let style: Font.TextStyle
    private let traits = ValueBox(TraitCollection())

    /// Makes a length in points.
    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }
    /// Makes a length in points that follows a text style.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { (base, style) = (wrappedValue, textStyle) }

    /// The length for the viewer.
    public var wrappedValue: Value {
        let metrics = FontMetrics(forTextStyle: style)
        return Value(metrics.scaledValue(for: CGFloat(base), compatibleWith: traits.value ?? TraitCollection()))
    }

    func link(in scope: ViewScope) { traits.value = scope.traits }
}
