import Foundation

/// An object whose published properties views show. Combine's protocol of this name.
public protocol ObservableObject: AnyObject {
    /// What is told before a change.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never
    /// What is told before a change.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// What is told before a published property changes. An object without one has a new one each time.
    public var objectWillChange: ObservableObjectPublisher {
        let properties = sequence(first: Mirror(reflecting: self)) { $0.superclassMirror }
            .flatMap { $0.children.compactMap { $0.value as? any PublishedProperty } }
        let known = properties.lazy.compactMap(\.willChange).first ?? ObservableObjectPublisher()
        for property in properties { property.willChange = known }
        return known
    }
}

/// What is told before a change. Combine's class of this name.
public final class ObservableObjectPublisher: Publisher {
    private let listeners = Listeners<Void, Never>()
    /// Makes one.
    public init() {}
    /// Tells that something will change.
    public func send() { listeners.tell(()) }
    /// Tells a listener what comes.
    public func _tell(_ listener: _Listener<Void, Never>) -> AnyCancellable { listeners.add(listener) }
}

/// A property that tells an object that it will change.
protocol PublishedProperty {
    var willChange: ObservableObjectPublisher? { get nonmutating set }
}

/// A property whose changes views show. Combine's property wrapper of this name.
@propertyWrapper public struct Published<Value>: PublishedProperty {
    final class Storage {
        var value: Value
        let listeners = Listeners<Value, Never>()
        var willChange: ObservableObjectPublisher?
        /// What sets the property.
        var sources: [AnyCancellable] = []
        init(_ value: Value) { self.value = value }

        func set(_ new: Value) {
            willChange?.send()
            listeners.tell(new)
            value = new
        }
    }

    /// Tells the value and, before the property has it, each new one. Combine's type of this name.
    public struct Publisher: CombineAPI.Publisher {
        /// What is told.
        public typealias Output = Value
        /// Nothing fails.
        public typealias Failure = Never
        let storage: Storage
        /// Tells a listener the value and what comes.
        public func _tell(_ listener: _Listener<Value, Never>) -> AnyCancellable {
            listener.value(storage.value)
            return storage.listeners.add(listener)
        }
    }

    let storage: Storage
    /// The value.
    public var wrappedValue: Value {
        get { storage.value }
        nonmutating set { storage.set(newValue) }
    }
    /// Keeps a value.
    public init(wrappedValue: Value) { storage = Storage(wrappedValue) }
    /// Keeps a value.
    public init(initialValue: Value) { storage = Storage(initialValue) }
    /// What tells the values.
    public var projectedValue: Publisher {
        get { Publisher(storage: storage) }
        set {}
    }
    var willChange: ObservableObjectPublisher? {
        get { storage.willChange }
        nonmutating set { storage.willChange = newValue }
    }
}
