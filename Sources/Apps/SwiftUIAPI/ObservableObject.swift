import CombineAPI
import Foundation

/// Bindings to the properties of an object. SwiftUI's type of this name is `ObservedObject.Wrapper`.
@dynamicMemberLookup public struct ObservedObjectBindings<ObjectType: AnyObject> {
    let object: ObjectType
    /// A binding to a property.
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject>
    {
        let object = object
        return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
}

/// An object that another view keeps. SwiftUI's property wrapper of this name.
@propertyWrapper public struct ObservedObject<ObjectType: ObservableObject>: LinkedProperty {
    /// Bindings to the properties of the object.
    public typealias Wrapper = ObservedObjectBindings<ObjectType>
    /// The object.
    public var wrappedValue: ObjectType
    /// Bindings to the properties of the object.
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
    /// Shows an object.
    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
    /// Shows an object.
    public init(initialValue: ObjectType) { wrappedValue = initialValue }

    func link(in scope: ViewScope) { scope.graph.observe(wrappedValue) }
}

/// An object that a view makes once and keeps. SwiftUI's property wrapper of this name.
@propertyWrapper public struct StateObject<ObjectType: ObservableObject>: LinkedProperty {
    private let box: StateBox<ObjectType>
    /// Keeps an object.
    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { box = StateBox(thunk) }
    /// The object.
    public var wrappedValue: ObjectType { box.kept.value }
    /// Bindings to the properties of the object.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }

    func link(in scope: ViewScope) {
        let kept = scope.graph.stored(at: scope.identity) { box }
        box.original = kept === box ? nil : kept
        scope.graph.observe(kept.value)
    }
}

/// An object of a view further out. SwiftUI's property wrapper of this name.
@propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject>: LinkedProperty {
    private let box = ValueBox<ObjectType>()
    /// Reads the object.
    public init() {}
    /// The object. Without one the process ends with the reason, as in SwiftUI.
    public var wrappedValue: ObjectType {
        guard let object = box.value else {
            preconditionFailure("no \(ObjectType.self) in the environment; add .environmentObject(…) further out")
        }
        return object
    }
    /// Bindings to the properties of the object.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }

    func link(in scope: ViewScope) {
        box.value = scope.environment.object(of: ObjectType.self)
        if let object = box.value { scope.graph.observe(object) }
    }
}

/// A value that is set before the body of a view is read. It is used on the main thread.
final class ValueBox<Value>: @unchecked Sendable {
    var value: Value?
    init(_ value: Value? = nil) { self.value = value }
}
