import CombineAPI
import Foundation

/// Bindings to the properties of an object. SwiftUI's type of this name is `ObservedObject.Wrapper`.
@dynamicMemberLookup public struct ObservedObjectBindings<ObjectType: AnyObject> {
    let object: ObjectType
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> {
        let object = object
        return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
}

@propertyWrapper public struct ObservedObject<ObjectType: ObservableObject>: LinkedProperty {
    public typealias Wrapper = ObservedObjectBindings<ObjectType>
    public var wrappedValue: ObjectType
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
    public init(initialValue: ObjectType) { wrappedValue = initialValue }

    func link(in scope: ViewScope) { scope.graph.observe(wrappedValue) }
}

@propertyWrapper public struct StateObject<ObjectType: ObservableObject>: LinkedProperty {
    private let box: StateBox<ObjectType>
    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { box = StateBox(thunk) }
    public var wrappedValue: ObjectType { box.kept.value }
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }

    func link(in scope: ViewScope) {
        let kept = scope.graph.stored(at: scope.identity) { box }
        box.original = kept === box ? nil : kept
        scope.graph.observe(kept.value)
    }
}

@propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject>: LinkedProperty {
    private let box = ValueBox<ObjectType>()
    public init() {}
    public var wrappedValue: ObjectType {
        guard let object = box.value else { preconditionFailure("no \(ObjectType.self) in the environment; add .environmentObject(…) further out") }
        return object
    }
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
