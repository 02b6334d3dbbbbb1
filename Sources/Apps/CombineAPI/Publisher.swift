import Foundation

/// What publishes values. Combine's protocol of this name. Here values arrive at once, on the thread of who sends them.
public protocol Publisher<Output, Failure> {
    /// What is published.
    associatedtype Output
    /// How it can fail.
    associatedtype Failure: Error
    /// Sends what is published to a subscriber, until the result is cancelled.
    func _subscribe(_ subscriber: _Subscriber<Output, Failure>) -> AnyCancellable
}

/// What receives the values of a publisher.
public struct _Subscriber<Output, Failure: Error> {
    let value: (Output) -> Void
    let end: (Subscribers.Completion<Failure>) -> Void
}

/// Names of Combine about subscribers.
public enum Subscribers {
    /// How values end. Combine's type of this name.
    public enum Completion<Failure: Error> {
        case finished
        case failure(Failure)
    }
}
extension Subscribers.Completion: Sendable where Failure: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}

/// What can be ended. Combine's protocol of this name.
public protocol Cancellable {
    /// Ends it.
    func cancel()
}

extension Cancellable {
    /// Keeps it in a set, until the set goes.
    public func store(in set: inout Set<AnyCancellable>) { set.insert(self as? AnyCancellable ?? AnyCancellable(self)) }
    /// Keeps it in a collection, until the collection goes.
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        collection.append(self as? AnyCancellable ?? AnyCancellable(self))
    }
}

/// Ends something when it goes. Combine's class of this name.
public final class AnyCancellable: Cancellable, Hashable {
    private var end: (() -> Void)?
    /// Ends something by a closure.
    public init(_ cancel: @escaping () -> Void) { end = cancel }
    /// Ends something.
    public init<C: Cancellable>(_ canceller: C) { end = { canceller.cancel() } }
    /// Ends it.
    public func cancel() {
        let action = end
        end = nil
        action?()
    }
    /// Whether two are the same.
    public static func == (first: AnyCancellable, second: AnyCancellable) -> Bool { first === second }
    /// Puts the identity into a hash.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    deinit { cancel() }
}

/// A publisher of any type. Combine's type of this name; operators give it, too.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
    private let send: (_Subscriber<Output, Failure>) -> AnyCancellable
    /// Hides the type of a publisher.
    public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
        send = publisher._subscribe
    }
    init(_ send: @escaping (_Subscriber<Output, Failure>) -> AnyCancellable) { self.send = send }
    /// Adds a subscriber.
    public func _subscribe(_ subscriber: _Subscriber<Output, Failure>) -> AnyCancellable { send(subscriber) }
}

extension Publisher {
    /// The publisher without its type.
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
    /// Calls closures with values and with their end.
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable { _subscribe(_Subscriber(value: receiveValue, end: receiveCompletion)) }
}

extension Publisher where Failure == Never {
    /// Calls a closure with each value.
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        _subscribe(_Subscriber(value: receiveValue, end: { _ in }))
    }
    /// Sets a property to each value.
    public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
        sink { object[keyPath: keyPath] = $0 }
    }
    /// Sets a published property to each value, as long as its object is there.
    public func assign(to published: inout Published<Output>.Publisher) {
        let storage = published.storage
        storage.sources.append(sink { [weak storage] in storage?.set($0) })
    }
    /// The values, one after the other.
    public var values: AsyncStream<Output> {
        let (stream, continuation) = AsyncStream<Output>.makeStream()
        let kept = Sent(sink { continuation.yield(Sent($0).value) })
        continuation.onTermination = { _ in kept.value.cancel() }
        return stream
    }
}

/// A value that Combine passes between threads without a promise that it may be, as on iOS.
struct Sent<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
}
