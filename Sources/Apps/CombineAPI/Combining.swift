import Foundation

extension Publisher {
    /// The values of a publisher for each value.
    public func flatMap<P: Publisher>(
        maxPublishers: Int? = nil, _ transform: @escaping (Output) -> P
    ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure { following(keepsAll: true, transform) }

    /// The values of publishers for the values, of all or of the last one. They end when this one and those have ended.
    fileprivate func following<P: Publisher>(
        keepsAll: Bool, _ transform: @escaping (Output) -> P
    ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
        AnyPublisher { subscriber in
            var inner: [Int: AnyCancellable] = [:]
            // The publishers that have not ended: this one, and those of values by their numbers.
            var (open, count, isOuterOpen) = (Set<Int>(), 0, true)
            func endIfAllHave() {
                if !isOuterOpen, open.isEmpty { subscriber.end(.finished) }
            }
            let outer = _subscribe(
                _Subscriber(
                    value: { value in
                        if !keepsAll { (inner, open) = ([:], []) }
                        count += 1
                        let number = count
                        open.insert(number)
                        let following = transform(value)._subscribe(
                            _Subscriber(
                                value: subscriber.value,
                                end: { completion in
                                    guard open.remove(number) != nil else { return }
                                    inner[number] = nil
                                    if case .failure = completion { subscriber.end(completion) } else { endIfAllHave() }
                                }))
                        if open.contains(number) { inner[number] = following }
                    },
                    end: { completion in
                        isOuterOpen = false
                        if case .failure = completion { subscriber.end(completion) } else { endIfAllHave() }
                    }))
            return AnyCancellable {
                outer.cancel()
                inner = [:]
            }
        }
    }

    /// The values of both, as they come.
    public func merge<P: Publisher>(with other: P) -> AnyPublisher<Output, Failure>
    where P.Output == Output, P.Failure == Failure {
        joined(with: other) { value, send in
            send(value)
        } _: { value, send in
            send(value)
        }
    }
    /// The last values of both, with each that comes.
    public func combineLatest<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
    where P.Failure == Failure {
        AnyPublisher { subscriber in
            var (first, second): (Output?, P.Output?)
            func pass(_ send: ((Output, P.Output)) -> Void) {
                if let first, let second { send((first, second)) }
            }
            return joined(with: other) {
                first = $0
                pass($1)
            } _: {
                second = $0
                pass($1)
            }._subscribe(subscriber)
        }
    }
    /// What becomes of the last values of both.
    public func combineLatest<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> AnyPublisher<T, Failure> where P.Failure == Failure { combineLatest(other).map { transform($0.0, $0.1) } }
    /// The last values of three, with each that comes.
    public func combineLatest<P: Publisher, Q: Publisher>(
        _ second: P, _ third: Q
    ) -> AnyPublisher<(Output, P.Output, Q.Output), Failure> where P.Failure == Failure, Q.Failure == Failure {
        combineLatest(second).combineLatest(third).map { ($0.0, $0.1, $1) }
    }
    /// Values of both in pairs.
    public func zip<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure> where P.Failure == Failure {
        AnyPublisher { subscriber in
            var (first, second): ([Output], [P.Output]) = ([], [])
            func pass(_ send: ((Output, P.Output)) -> Void) {
                if !first.isEmpty, !second.isEmpty { send((first.removeFirst(), second.removeFirst())) }
            }
            return joined(with: other) {
                first.append($0)
                pass($1)
            } _: {
                second.append($0)
                pass($1)
            }._subscribe(subscriber)
        }
    }
    /// Values before those of this publisher.
    public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> {
        AnyPublisher { subscriber in
            for element in elements { subscriber.value(element) }
            return _subscribe(subscriber)
        }
    }

    /// The values of two publishers; they end when both have ended.
    private func joined<P: Publisher, T>(
        with other: P, _ first: @escaping (Output, (T) -> Void) -> Void,
        _ second: @escaping (P.Output, (T) -> Void) -> Void
    ) -> AnyPublisher<T, Failure> where P.Failure == Failure {
        AnyPublisher { subscriber in
            var open = 2
            func end(_ completion: Subscribers.Completion<Failure>) {
                open -= 1
                if case .failure = completion { return subscriber.end(completion) }
                if open == 0 { subscriber.end(completion) }
            }
            let one = _subscribe(_Subscriber(value: { first($0, subscriber.value) }, end: end))
            let two = other._subscribe(_Subscriber(value: { second($0, subscriber.value) }, end: end))
            return AnyCancellable {
                one.cancel()
                two.cancel()
            }
        }
    }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
    /// The values of the last publisher.
    public func switchToLatest() -> AnyPublisher<Output.Output, Failure> { following(keepsAll: false) { $0 } }
}

/// Names of Combine for several publishers.
public enum Publishers {
    /// The last values of two. Combine's type of this name.
    public static func CombineLatest<A: Publisher, B: Publisher>(_ a: A, _ b: B) -> AnyPublisher<
        (A.Output, B.Output), A.Failure
    > where A.Failure == B.Failure { a.combineLatest(b) }
    /// The last values of three. Combine's type of this name.
    public static func CombineLatest3<A: Publisher, B: Publisher, C: Publisher>(_ a: A, _ b: B, _ c: C)
        -> AnyPublisher<(A.Output, B.Output, C.Output), A.Failure>
    where A.Failure == B.Failure, A.Failure == C.Failure { a.combineLatest(b, c) }
    /// The values of two. Combine's type of this name.
    public static func Merge<A: Publisher, B: Publisher>(_ a: A, _ b: B) -> AnyPublisher<A.Output, A.Failure>
    where A.Failure == B.Failure, A.Output == B.Output { a.merge(with: b) }
}
