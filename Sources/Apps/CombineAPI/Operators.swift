import Foundation

extension Publisher {
    /// A publisher whose values come from those of this one.
    private func changed<T>(_ told: @escaping (Output, (T) -> Void) -> Void) -> AnyPublisher<T, Failure> {
        AnyPublisher { listener in
            _tell(_Listener(value: { told($0, listener.value) }, end: listener.end))
        }
    }

    /// Each value changed.
    public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
        changed { value, tell in tell(transform(value)) }
    }
    /// A property of each value.
    public func map<T>(_ keyPath: KeyPath<Output, T>) -> AnyPublisher<T, Failure> { map { $0[keyPath: keyPath] } }
    /// Two properties of each value.
    public func map<A, B>(_ first: KeyPath<Output, A>, _ second: KeyPath<Output, B>) -> AnyPublisher<(A, B), Failure> {
        map { ($0[keyPath: first], $0[keyPath: second]) }
    }
    /// Each value changed, without those that become nil.
    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
        changed { value, tell in transform(value).map(tell) }
    }
    /// The values of which something holds.
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        compactMap { isIncluded($0) ? $0 : nil }
    }
    /// A value where another is nil.
    public func replaceNil<T>(with output: T) -> AnyPublisher<T, Failure> where Output == T? { map { $0 ?? output } }
    /// The values without those that are alike one after the other.
    public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure> {
        stepwise(nil as Output?) { last, value, tell in
            if last.map({ predicate($0, value) }) != true { tell(value) }
            last = value
            return true
        }
    }
    /// The values and what came of those before.
    public func scan<T>(_ initial: T, _ next: @escaping (T, Output) -> T) -> AnyPublisher<T, Failure> {
        stepwise(initial) { sum, value, tell in
            sum = next(sum, value)
            tell(sum)
            return true
        }
    }
    /// The values without the first.
    public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
        stepwise(count) { left, value, tell in
            if left > 0 { left -= 1 } else { tell(value) }
            return true
        }
    }
    /// The first values.
    public func prefix(_ count: Int) -> AnyPublisher<Output, Failure> {
        stepwise(count) { left, value, tell in
            left -= 1
            if left >= 0 { tell(value) }
            return left > 0
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
        AnyPublisher { listener in
            var all: [Output] = []
            return _tell(
                _Listener(
                    value: { all.append($0) },
                    end: { completion in
                        if case .finished = completion { listener.value(all) }
                        listener.end(completion)
                    }))
        }
    }

    /// A publisher with a state for each listener; a step says whether values go on.
    private func stepwise<State, T>(
        _ start: State, _ step: @escaping (inout State, Output, (T) -> Void) -> Bool
    ) -> AnyPublisher<T, Failure> {
        AnyPublisher { listener in
            var (state, goesOn) = (start, true)
            func end(_ completion: Subscribers.Completion<Failure>) {
                guard goesOn else { return }
                goesOn = false
                listener.end(completion)
            }
            return _tell(
                _Listener(
                    value: { value in
                        if goesOn, !step(&state, value, listener.value) { end(.finished) }
                    }, end: end))
        }
    }

    /// The values, told on another thread on iOS and at once here.
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
    /// The values, which are told once to all.
    public func share() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
    /// The values; nothing is printed.
    public func print(_ prefix: String = "") -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
    /// The values, with closures that are told, too.
    public func handleEvents(
        receiveSubscription: ((any Cancellable) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil
    ) -> AnyPublisher<Output, Failure> {
        AnyPublisher { listener in
            _tell(
                _Listener(
                    value: {
                        receiveOutput?($0)
                        listener.value($0)
                    },
                    end: {
                        receiveCompletion?($0)
                        listener.end($0)
                    }))
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
