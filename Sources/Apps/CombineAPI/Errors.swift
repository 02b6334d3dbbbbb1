import Foundation

extension Publisher {
    /// A publisher whose end comes from that of this one; a closure says what follows a failure.
    private func ending<E: Error>(
        _ failed: @escaping (Failure, _Subscriber<Output, E>) -> Void
    ) -> AnyPublisher<Output, E> {
        AnyPublisher { subscriber in
            _subscribe(
                _Subscriber(
                    value: subscriber.value,
                    end: { completion in
                        switch completion {
                        case .finished: subscriber.end(.finished)
                        case .failure(let error): failed(error, subscriber)
                        }
                    }))
        }
    }

    /// The values, with another error.
    public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> AnyPublisher<Output, E> {
        ending { error, subscriber in subscriber.end(.failure(transform(error))) }
    }
    /// The values, and one in place of a failure.
    public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
        ending { _, subscriber in
            subscriber.value(output)
            subscriber.end(.finished)
        }
    }
    /// The values, and those of another publisher after a failure.
    public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> AnyPublisher<Output, P.Failure>
    where P.Output == Output {
        AnyPublisher { subscriber in
            var next: AnyCancellable?
            let first = ending { error, subscriber in next = handler(error)._subscribe(subscriber) }._subscribe(
                subscriber)
            return AnyCancellable {
                first.cancel()
                next?.cancel()
            }
        }
    }
    /// The values once more after a failure, up to a number of times.
    public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
        retries > 0 ? `catch` { _ in retry(retries - 1) } : AnyPublisher(self)
    }

    /// Each value changed; an error ends the values.
    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> AnyPublisher<T, any Error> {
        mapError { $0 as any Error }.stepwise(()) { _, value in
            do { return (try transform(value), nil) } catch { return (nil, .failure(error)) }
        }
    }
}

extension Publisher where Failure == Never {
    /// The values, as if they could fail.
    public func setFailureType<E: Error>(to failureType: E.Type) -> AnyPublisher<Output, E> {
        AnyPublisher { subscriber in
            _subscribe(_Subscriber(value: subscriber.value, end: { _ in subscriber.end(.finished) }))
        }
    }
}

extension Publisher where Output == Data {
    /// What is read of the values.
    public func decode<T: Decodable>(type: T.Type, decoder: JSONDecoder) -> AnyPublisher<T, any Error> {
        tryMap { try decoder.decode(type, from: $0) }
    }
}

extension Publisher where Output: Encodable {
    /// The values as data.
    public func encode(encoder: JSONEncoder) -> AnyPublisher<Data, any Error> { tryMap { try encoder.encode($0) } }
}
