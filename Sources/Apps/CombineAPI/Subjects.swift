import Foundation

/// Listeners in the order of their coming.
final class Listeners<Output, Failure: Error> {
    private var all: [Int: _Listener<Output, Failure>] = [:]
    private var count = 0
    /// How the values ended; nil while they come.
    private(set) var ended: Subscribers.Completion<Failure>?

    func add(_ listener: _Listener<Output, Failure>) -> AnyCancellable {
        if let ended {
            listener.end(ended)
            return AnyCancellable {}
        }
        let place = count
        count += 1
        all[place] = listener
        return AnyCancellable { [self] in all[place] = nil }
    }

    func tell(_ value: Output) {
        for place in all.keys.sorted() where ended == nil { all[place]?.value(value) }
    }

    func end(_ completion: Subscribers.Completion<Failure>) {
        guard ended == nil else { return }
        ended = completion
        let told = all.sorted { $0.key < $1.key }
        all = [:]
        for listener in told { listener.value.end(completion) }
    }
}

/// A publisher that is told from outside. Combine's protocol of this name.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    /// Tells a value.
    func send(_ value: Output)
    /// Ends the values.
    func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
    /// Tells that something was.
    public func send() { send(()) }
}

/// Tells what it is told. Combine's class of this name.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
    private let listeners = Listeners<Output, Failure>()
    /// Makes a subject.
    public init() {}
    /// Tells a value.
    public func send(_ value: Output) { listeners.tell(value) }
    /// Ends the values.
    public func send(completion: Subscribers.Completion<Failure>) { listeners.end(completion) }
    /// Tells a listener what comes.
    public func _tell(_ listener: _Listener<Output, Failure>) -> AnyCancellable { listeners.add(listener) }
}

/// Tells its value and each new one. Combine's class of this name.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    private let listeners = Listeners<Output, Failure>()
    /// The value.
    public var value: Output { didSet { listeners.tell(value) } }
    /// Makes a subject with a value.
    public init(_ value: Output) { self.value = value }
    /// Tells a value.
    public func send(_ value: Output) { self.value = value }
    /// Ends the values.
    public func send(completion: Subscribers.Completion<Failure>) { listeners.end(completion) }
    /// Tells a listener the value and what comes.
    public func _tell(_ listener: _Listener<Output, Failure>) -> AnyCancellable {
        if listeners.ended == nil { listener.value(value) }
        return listeners.add(listener)
    }
}

/// Tells one value. Combine's type of this name.
public struct Just<Output>: Publisher {
    /// Nothing fails.
    public typealias Failure = Never
    /// The value.
    public let output: Output
    /// Tells a value.
    public init(_ output: Output) { self.output = output }
    /// Tells a listener the value.
    public func _tell(_ listener: _Listener<Output, Never>) -> AnyCancellable {
        listener.value(output)
        listener.end(.finished)
        return AnyCancellable {}
    }
}

/// Tells nothing. Combine's type of this name.
public struct Empty<Output, Failure: Error>: Publisher {
    let ends: Bool
    /// Tells nothing, and ends at once or never.
    public init(completeImmediately: Bool = true) { ends = completeImmediately }
    /// Tells nothing, and ends at once or never.
    public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
        ends = completeImmediately
    }
    /// Tells a listener the end.
    public func _tell(_ listener: _Listener<Output, Failure>) -> AnyCancellable {
        if ends { listener.end(.finished) }
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
    /// Tells a listener the error.
    public func _tell(_ listener: _Listener<Output, Failure>) -> AnyCancellable {
        listener.end(.failure(error))
        return AnyCancellable {}
    }
}

/// Tells one value that comes later. Combine's class of this name.
public final class Future<Output, Failure: Error>: Publisher {
    /// Who is told the value.
    public typealias Promise = (Result<Output, Failure>) -> Void
    private let listeners = Listeners<Output, Failure>()
    private var result: Output?
    /// Begins something that keeps a promise.
    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        attemptToFulfill { [self] result in
            switch result {
            case .success(let value):
                self.result = value
                listeners.tell(value)
                listeners.end(.finished)
            case .failure(let error): listeners.end(.failure(error))
            }
        }
    }
    /// Tells a listener the value.
    public func _tell(_ listener: _Listener<Output, Failure>) -> AnyCancellable {
        if let result { listener.value(result) }
        return listeners.add(listener)
    }
}

/// Makes a publisher for each listener. Combine's type of this name.
public struct Deferred<P: Publisher>: Publisher {
    /// What is told.
    public typealias Output = P.Output
    /// How it can fail.
    public typealias Failure = P.Failure
    /// Makes the publisher.
    public let createPublisher: () -> P
    /// Makes a publisher for each listener.
    public init(createPublisher: @escaping () -> P) { self.createPublisher = createPublisher }
    /// Tells a listener.
    public func _tell(_ listener: _Listener<Output, Failure>) -> AnyCancellable { createPublisher()._tell(listener) }
}
