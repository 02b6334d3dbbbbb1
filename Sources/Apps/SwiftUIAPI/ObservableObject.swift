import Foundation

/// An object whose published properties views show. Combine's protocol of this name, as far as views need it.
public protocol ObservableObject: AnyObject {
    /// What is told before a change.
    associatedtype ObjectWillChangePublisher = ObservableObjectPublisher
    /// What is told before a change.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// What is told before a change. Each layout reads all values again, so that it has nothing to do.
    public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
}

/// What is told before a change. Combine's class of this name.
public final class ObservableObjectPublisher: Sendable {
    /// Makes one.
    public init() {}
    /// Does nothing: each layout reads all values again.
    public func send() {}
}

/// A property whose changes views show. Combine's property wrapper of this name, as far as views need it.
@propertyWrapper public struct Published<Value> {
    /// The value.
    public var wrappedValue: Value
    /// Keeps a value.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    /// Keeps a value.
    public init(initialValue: Value) { wrappedValue = initialValue }
    /// What tells the values.
    public var projectedValue: _Values<Value> { _Values() }
}

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
@propertyWrapper public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
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

    func link(in scope: ViewScope) { box.value = scope.environment.object(of: ObjectType.self) }
}

/// A value that is set before the body of a view is read. It is used on the main thread.
final class ValueBox<Value>: @unchecked Sendable {
    var value: Value?
    init(_ value: Value? = nil) { self.value = value }
}
