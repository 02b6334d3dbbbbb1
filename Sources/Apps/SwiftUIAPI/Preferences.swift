import Foundation
import ViewLayout

public protocol PreferenceKey {
    associatedtype Value
    static var defaultValue: Value { get }
    static func reduce(value: inout Value, nextValue: () -> Value)
}

/// The values that the views inside a view say. It is used on the main thread.
final class Preferences: @unchecked Sendable {
    private var values: [ObjectIdentifier: Any] = [:]
    private let outer: Preferences?

    init(outer: Preferences? = nil) { self.outer = outer }

    func value<K: PreferenceKey>(of key: K.Type) -> K.Value { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }

    func add<K: PreferenceKey>(_ new: K.Value, as key: K.Type) {
        if var joined = values[ObjectIdentifier(key)] as? K.Value {
            K.reduce(value: &joined) { new }
            values[ObjectIdentifier(key)] = joined
        } else {
            values[ObjectIdentifier(key)] = new
        }
        outer?.add(new, as: key)
    }
}

nonisolated extension View {
    public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        ChangedView(content: self) { item, scope in
            scope.preferences.add(value, as: key)
            return item
        }
    }
    public func onPreferenceChange<K: PreferenceKey>(_ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void) -> some View
    where K.Value: Equatable { PreferenceReader(content: self, key: key, action: action) }
}

/// A view that is told what the views inside say.
private nonisolated struct PreferenceReader<Content: View, Key: PreferenceKey>: PrimitiveView where Key.Value: Equatable {
    let content: Content
    let key: Key.Type
    let action: (Key.Value) -> Void

    func items(in scope: ViewScope) -> [ViewItem] {
        var inner = scope.part("preference")
        let preferences = Preferences(outer: scope.preferences)
        inner.preferences = preferences
        let last = scope.graph.stored(at: inner.identity) { StateBox<Key.Value?> { nil } }
        // Views in a GeometryReader say their values when they are placed.
        scope.graph.afterPlacing.append {
            let value = preferences.value(of: key)
            guard last.value != value else { return false }
            last.value = value
            action(value)
            return true
        }
        return inner.items(of: content)
    }
}
