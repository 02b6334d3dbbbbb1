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
            let upstreams = Upstreams(subscriber, open: [0])
            var last = 0
            upstreams.hear(self, as: 0) { value in
                if !keepsAll, last > 0 { upstreams.leave(last) }
                last += 1
                // The closure may send the next value.
                let number = last
                upstreams.hear(transform(value), as: number, value: upstreams.send)
            }
            return AnyCancellable(upstreams)
        }
    }

    /// The values of both, as they come.
    public func merge<P: Publisher>(with other: P) -> AnyPublisher<Output, Failure>
    where P.Output == Output, P.Failure == Failure {
        joined(with: other) {
            $1.send($0)
        } _: {
            $1.send($0)
        }
    }
    /// The last values of both, with each that comes.
    public func combineLatest<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
    where P.Failure == Failure {
        AnyPublisher { subscriber in
            var (first, second): (Output?, P.Output?)
            func pass(_ upstreams: Upstreams<(Output, P.Output), Failure>) {
                if let first, let second { upstreams.send((first, second)) }
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
    /// Values of both in pairs, until one has finished whose values are all in pairs.
    public func zip<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure> where P.Failure == Failure {
        AnyPublisher { subscriber in
            var (first, second): ([Output], [P.Output]) = ([], [])
            func pass(_ upstreams: Upstreams<(Output, P.Output), Failure>) {
                if !first.isEmpty, !second.isEmpty { upstreams.send((first.removeFirst(), second.removeFirst())) }
                let isOver = first.isEmpty && !upstreams.isOpen(0) || second.isEmpty && !upstreams.isOpen(1)
                if isOver { upstreams.end(.finished) }
            }
            return joined(
                with: other,
                {
                    first.append($0)
                    pass($1)
                },
                {
                    second.append($0)
                    pass($1)
                }, finished: pass
            )._subscribe(subscriber)
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
        with other: P, _ first: @escaping (Output, Upstreams<T, Failure>) -> Void,
        _ second: @escaping (P.Output, Upstreams<T, Failure>) -> Void,
        finished: @escaping (Upstreams<T, Failure>) -> Void = { _ in }
    ) -> AnyPublisher<T, Failure> where P.Failure == Failure {
        AnyPublisher { subscriber in
            let upstreams = Upstreams(subscriber, open: [0, 1])
            upstreams.hear(self, as: 0) {
                first($0, upstreams)
            } finished: {
                finished(upstreams)
            }
            upstreams.hear(other, as: 1) {
                second($0, upstreams)
            } finished: {
                finished(upstreams)
            }
            return AnyCancellable(upstreams)
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
