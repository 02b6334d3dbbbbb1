import Foundation

/// An object whose published properties views show. Combine's protocol of this name.
public protocol ObservableObject: AnyObject {
    /// What publishes that the object will change.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never
    /// What publishes that the object will change.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// What publishes that a property will change. An object without one has a new one each time.
    public var objectWillChange: ObservableObjectPublisher {
        let properties = sequence(first: Mirror(reflecting: self)) { $0.superclassMirror }
            .flatMap { $0.children.compactMap { $0.value as? any PublishedProperty } }
        let known = properties.lazy.compactMap(\.willChange).first ?? ObservableObjectPublisher()
        for property in properties { property.willChange = known }
        return known
    }
}

/// What publishes that the object will change. Combine's class of this name.
public final class ObservableObjectPublisher: Publisher {
    private let subscribers = SubscriberList<Void, Never>()
    /// Makes one.
    public init() {}
    /// Publishes that something will change.
    public func send() { subscribers.send(()) }
    /// Adds a subscriber.
    public func _subscribe(_ subscriber: _Subscriber<Void, Never>) -> AnyCancellable { subscribers.add(subscriber) }
}

/// A property that says when it will change.
protocol PublishedProperty {
    var willChange: ObservableObjectPublisher? { get nonmutating set }
}

/// A property whose changes views show. Combine's property wrapper of this name.
@propertyWrapper public struct Published<Value>: PublishedProperty {
    final class Storage {
        var value: Value
        let subscribers = SubscriberList<Value, Never>()
        var willChange: ObservableObjectPublisher?
        /// What sets the property.
        var sources: [AnyCancellable] = []
        init(_ value: Value) { self.value = value }

        func set(_ new: Value) {
            willChange?.send()
            subscribers.send(new)
            value = new
        }
    }

    /// Publishes the value and, before the property has it, each new one. Combine's type of this name.
    public struct Publisher: CombineAPI.Publisher {
        /// What is published.
        public typealias Output = Value
        /// Nothing fails.
        public typealias Failure = Never
        let storage: Storage
        /// Adds a subscriber, which receives the value first.
        public func _subscribe(_ subscriber: _Subscriber<Value, Never>) -> AnyCancellable {
            subscriber.value(storage.value)
            return storage.subscribers.add(subscriber)
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
    /// The publisher of the values.
    public var projectedValue: Publisher {
        get { Publisher(storage: storage) }
        set {}
    }
    var willChange: ObservableObjectPublisher? {
        get { storage.willChange }
        nonmutating set { storage.willChange = newValue }
    }
}
