import Foundation

extension Publisher {
    /// The values of a publisher for each value.
    public func flatMap<P: Publisher>(
        maxPublishers: Int? = nil, _ transform: @escaping (Output) -> P
    ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure { following(keepsAll: true, transform) }

    /// The values of publishers for the values, of all or of the last one.
    fileprivate func following<P: Publisher>(
        keepsAll: Bool, _ transform: @escaping (Output) -> P
    ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
        AnyPublisher { listener in
            var inner: [AnyCancellable] = []
            let outer = _tell(
                _Listener(
                    value: { value in
                        if !keepsAll { inner = [] }
                        inner.append(
                            transform(value)._tell(
                                _Listener(
                                    value: listener.value,
                                    end: { if case .failure = $0 { listener.end($0) } })))
                    }, end: listener.end))
            return AnyCancellable {
                outer.cancel()
                inner = []
            }
        }
    }

    /// The values of both, as they come.
    public func merge<P: Publisher>(with other: P) -> AnyPublisher<Output, Failure>
    where P.Output == Output, P.Failure == Failure {
        joined(with: other) { value, tell in
            tell(value)
        } _: { value, tell in
            tell(value)
        }
    }
    /// The last values of both, with each that comes.
    public func combineLatest<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
    where P.Failure == Failure {
        AnyPublisher { listener in
            var (first, second): (Output?, P.Output?)
            func tell(_ tell: ((Output, P.Output)) -> Void) {
                if let first, let second { tell((first, second)) }
            }
            return joined(with: other) {
                first = $0
                tell($1)
            } _: {
                second = $0
                tell($1)
            }._tell(listener)
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
        AnyPublisher { listener in
            var (first, second): ([Output], [P.Output]) = ([], [])
            func tell(_ tell: ((Output, P.Output)) -> Void) {
                if !first.isEmpty, !second.isEmpty { tell((first.removeFirst(), second.removeFirst())) }
            }
            return joined(with: other) {
                first.append($0)
                tell($1)
            } _: {
                second.append($0)
                tell($1)
            }._tell(listener)
        }
    }
    /// Values before those of this publisher.
    public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> {
        AnyPublisher { listener in
            for element in elements { listener.value(element) }
            return _tell(listener)
        }
    }

    /// What two publishers tell; they end when both have ended.
    private func joined<P: Publisher, T>(
        with other: P, _ first: @escaping (Output, (T) -> Void) -> Void,
        _ second: @escaping (P.Output, (T) -> Void) -> Void
    ) -> AnyPublisher<T, Failure> where P.Failure == Failure {
        AnyPublisher { listener in
            var open = 2
            func end(_ completion: Subscribers.Completion<Failure>) {
                open -= 1
                if case .failure = completion { return listener.end(completion) }
                if open == 0 { listener.end(completion) }
            }
            let one = _tell(_Listener(value: { first($0, listener.value) }, end: end))
            let two = other._tell(_Listener(value: { second($0, listener.value) }, end: end))
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
