import Foundation

extension Publisher {
    /// A publisher whose values come from those of this one.
    private func changed<T>(_ received: @escaping (Output, (T) -> Void) -> Void) -> AnyPublisher<T, Failure> {
        AnyPublisher { subscriber in
            _subscribe(_Subscriber(value: { received($0, subscriber.value) }, end: subscriber.end))
        }
    }

    /// Each value changed.
    public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
        changed { value, send in send(transform(value)) }
    }
    /// A property of each value.
    public func map<T>(_ keyPath: KeyPath<Output, T>) -> AnyPublisher<T, Failure> { map { $0[keyPath: keyPath] } }
    /// Two properties of each value.
    public func map<A, B>(_ first: KeyPath<Output, A>, _ second: KeyPath<Output, B>) -> AnyPublisher<(A, B), Failure> {
        map { ($0[keyPath: first], $0[keyPath: second]) }
    }
    /// Each value changed, without those that become nil.
    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
        changed { value, send in transform(value).map(send) }
    }
    /// The values of which something holds.
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        compactMap { isIncluded($0) ? $0 : nil }
    }
    /// A value where another is nil.
    public func replaceNil<T>(with output: T) -> AnyPublisher<T, Failure> where Output == T? { map { $0 ?? output } }
    /// The values without those that are alike one after the other.
    public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure> {
        stepwise(nil as Output?) { last, value in
            defer { last = value }
            return (last.map { predicate($0, value) } == true ? nil : value, nil)
        }
    }
    /// The values and what came of those before.
    public func scan<T>(_ initial: T, _ next: @escaping (T, Output) -> T) -> AnyPublisher<T, Failure> {
        stepwise(initial) { sum, value in
            sum = next(sum, value)
            return (sum, nil)
        }
    }
    /// The values without the first.
    public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
        stepwise(count) { left, value in
            left -= 1
            return (left < 0 ? value : nil, nil)
        }
    }
    /// The first values.
    public func prefix(_ count: Int) -> AnyPublisher<Output, Failure> {
        if count <= 0 { return Empty<Output, Failure>().eraseToAnyPublisher() }
        return stepwise(count) { left, value in
            left -= 1
            return (left < 0 ? nil : value, left > 0 ? nil : .finished)
        }
    }
    /// The first value.
    public func first() -> AnyPublisher<Output, Failure> { prefix(1) }
    /// The first value of which something holds.
    public func first(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        filter(predicate).first()
    }
    /// All values, when they have ended.
    public func collect() -> AnyPublisher<[Output], Failure> {
        AnyPublisher { subscriber in
            var all: [Output] = []
            return _subscribe(
                _Subscriber(
                    value: { all.append($0) },
                    end: { completion in
                        if case .finished = completion { subscriber.value(all) }
                        subscriber.end(completion)
                    }))
        }
    }

    /// A publisher with a state for each subscriber. A step returns what is sent, if anything, and how the values end, nil
    /// while they do not. It sends nothing by itself: who receives a value may send the next one, which is a step, too.
    func stepwise<State, T>(
        _ start: State, _ step: @escaping (inout State, Output) -> (T?, Subscribers.Completion<Failure>?)
    ) -> AnyPublisher<T, Failure> {
        AnyPublisher { subscriber in
            let upstreams = Upstreams(subscriber, open: [0])
            var state = start
            upstreams.hear(self, as: 0) { value in
                let (sent, completion) = step(&state, value)
                if let sent { upstreams.send(sent) }
                if let completion { upstreams.end(completion) }
            }
            return AnyCancellable(upstreams)
        }
    }

    /// The values, received on another thread on iOS and at once here.
    public func receive<S>(on scheduler: S, options: Never? = nil) -> AnyPublisher<Output, Failure> {
        AnyPublisher(self)
    }
    /// The values, asked for on another thread on iOS and at once here.
    public func subscribe<S>(on scheduler: S, options: Never? = nil) -> AnyPublisher<Output, Failure> {
        AnyPublisher(self)
    }
    /// The values after a pause, which is not waited for: no time passes while a picture is made.
    public func debounce<S>(for dueTime: _Time, scheduler: S) -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
    /// The values, all of them: no time passes while a picture is made.
    public func throttle<S>(for interval: _Time, scheduler: S, latest: Bool) -> AnyPublisher<Output, Failure> {
        AnyPublisher(self)
    }
    /// The values after a pause, which is not waited for: no time passes while a picture is made.
    public func delay<S>(for interval: _Time, tolerance: _Time? = nil, scheduler: S) -> AnyPublisher<Output, Failure> {
        AnyPublisher(self)
    }
    /// The values, which all subscribers share: the publisher is heard once, from the first of them to the last.
    public func share() -> AnyPublisher<Output, Failure> {
        let sharing = Sharing(self)
        return AnyPublisher(sharing.add)
    }
    /// The values; nothing is printed.
    public func print(_ prefix: String = "") -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
    /// The values, with closures that receive them, too.
    public func handleEvents(
        receiveSubscription: ((any Cancellable) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil
    ) -> AnyPublisher<Output, Failure> {
        AnyPublisher { subscriber in
            var isOpen = true
            let upstreams = Upstreams<Output, Failure>(
                _Subscriber(
                    value: {
                        receiveOutput?($0)
                        subscriber.value($0)
                    },
                    end: {
                        isOpen = false
                        receiveCompletion?($0)
                        subscriber.end($0)
                    }), open: [0])
            let cancellable = AnyCancellable {
                if isOpen { receiveCancel?() }
                upstreams.cancel()
            }
            receiveSubscription?(cancellable)
            upstreams.hear(self, as: 0, value: upstreams.send)
            return cancellable
        }
    }
}

extension Publisher where Output: Equatable {
    /// The values without those that are equal one after the other.
    public func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates(by: ==) }
}

/// A length of time, as the clocks of iOS write it: seconds are `.seconds(2)` or `0.3`.
public struct _Time: Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    /// A length of time.
    public init(floatLiteral value: Double) {}
    /// A length of time.
    public init(integerLiteral value: Int) {}
    /// A length of time.
    public static func seconds(_ count: Double) -> Self { 0 }
    /// A length of time.
    public static func milliseconds(_ count: Int) -> Self { 0 }
}
