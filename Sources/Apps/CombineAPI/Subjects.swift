import Foundation

/// Subscribers in the order in which they came.
final class SubscriberList<Output, Failure: Error> {
    private var all: [Int: _Subscriber<Output, Failure>] = [:]
    private var count = 0
    /// How the values ended; nil while they come.
    private(set) var ended: Subscribers.Completion<Failure>?

    func add(_ subscriber: _Subscriber<Output, Failure>) -> AnyCancellable {
        if let ended {
            subscriber.end(ended)
            return AnyCancellable {}
        }
        let place = count
        count += 1
        all[place] = subscriber
        return AnyCancellable { [self] in all[place] = nil }
    }

    func send(_ value: Output) {
        for place in all.keys.sorted() where ended == nil { all[place]?.value(value) }
    }

    func end(_ completion: Subscribers.Completion<Failure>) {
        guard ended == nil else { return }
        ended = completion
        let received = all.sorted { $0.key < $1.key }
        all = [:]
        for subscriber in received { subscriber.value.end(completion) }
    }
}

/// A publisher whose values are sent from outside. Combine's protocol of this name.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    /// Publishes a value.
    func send(_ value: Output)
    /// Ends the values.
    func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
    /// Publishes that something happened.
    public func send() { send(()) }
}

/// Publishes what is sent to it. Combine's class of this name.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
    private let subscribers = SubscriberList<Output, Failure>()
    /// Makes a subject.
    public init() {}
    /// Publishes a value.
    public func send(_ value: Output) { subscribers.send(value) }
    /// Ends the values.
    public func send(completion: Subscribers.Completion<Failure>) { subscribers.end(completion) }
    /// Adds a subscriber.
    public func _subscribe(_ subscriber: _Subscriber<Output, Failure>) -> AnyCancellable { subscribers.add(subscriber) }
}

/// Publishes its value and each new one. Combine's class of this name.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    private let subscribers = SubscriberList<Output, Failure>()
    /// The value.
    public var value: Output { didSet { subscribers.send(value) } }
    /// Makes a subject with a value.
    public init(_ value: Output) { self.value = value }
    /// Publishes a value.
    public func send(_ value: Output) { self.value = value }
    /// Ends the values.
    public func send(completion: Subscribers.Completion<Failure>) { subscribers.end(completion) }
    /// Adds a subscriber, which receives the value first.
    public func _subscribe(_ subscriber: _Subscriber<Output, Failure>) -> AnyCancellable {
        if subscribers.ended == nil { subscriber.value(value) }
        return subscribers.add(subscriber)
    }
}

/// Publishes one value. Combine's type of this name.
public struct Just<Output>: Publisher {
    /// Nothing fails.
    public typealias Failure = Never
    /// The value.
    public let output: Output
    /// Publishes a value.
    public init(_ output: Output) { self.output = output }
    /// Sends the value to a subscriber.
    public func _subscribe(_ subscriber: _Subscriber<Output, Never>) -> AnyCancellable {
        subscriber.value(output)
        subscriber.end(.finished)
        return AnyCancellable {}
    }
}

/// Publishes nothing. Combine's type of this name.
public struct Empty<Output, Failure: Error>: Publisher {
    let ends: Bool
    /// Publishes nothing, and ends at once or never.
    public init(completeImmediately: Bool = true) { ends = completeImmediately }
    /// Publishes nothing, and ends at once or never.
    public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
        ends = completeImmediately
    }
    /// Sends the end to a subscriber.
    public func _subscribe(_ subscriber: _Subscriber<Output, Failure>) -> AnyCancellable {
        if ends { subscriber.end(.finished) }
        return AnyCancellable {}
    }
}

/// Fails. Combine's type of this name.
public struct Fail<Output, Failure: Error>: Publisher {
    /// Why.
    public let error: Failure
    /// Fails with an error.
    public init(error: Failure) { self.error = error }
    /// Fails with an error.
    public init(outputType: Output.Type, failure: Failure) { error = failure }
    /// Sends the error to a subscriber.
    public func _subscribe(_ subscriber: _Subscriber<Output, Failure>) -> AnyCancellable {
        subscriber.end(.failure(error))
        return AnyCancellable {}
    }
}

/// Publishes one value that comes later. Combine's class of this name.
public final class Future<Output, Failure: Error>: Publisher {
    /// What delivers the value.
    public typealias Promise = (Result<Output, Failure>) -> Void
    private let subscribers = SubscriberList<Output, Failure>()
    private var result: Output?
    /// Begins something that keeps a promise.
    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        attemptToFulfill { [self] result in
            guard subscribers.ended == nil else { return }
            switch result {
            case .success(let value):
                self.result = value
                subscribers.send(value)
                subscribers.end(.finished)
            case .failure(let error): subscribers.end(.failure(error))
            }
        }
    }
    /// Sends the value to a subscriber.
    public func _subscribe(_ subscriber: _Subscriber<Output, Failure>) -> AnyCancellable {
        if let result { subscriber.value(result) }
        return subscribers.add(subscriber)
    }
}

/// Makes a publisher for each subscriber. Combine's type of this name.
public struct Deferred<P: Publisher>: Publisher {
    /// What is published.
    public typealias Output = P.Output
    /// How it can fail.
    public typealias Failure = P.Failure
    /// Makes the publisher.
    public let createPublisher: () -> P
    /// Makes a publisher for each subscriber.
    public init(createPublisher: @escaping () -> P) { self.createPublisher = createPublisher }
    /// Adds a subscriber.
    public func _subscribe(_ subscriber: _Subscriber<Output, Failure>) -> AnyCancellable {
        createPublisher()._subscribe(subscriber)
    }
}
