import Foundation

extension Publisher {
    /// A publisher whose end comes from that of this one; a closure says what follows a failure.
    private func ending<E: Error>(
        _ failed: @escaping (Failure, _Listener<Output, E>) -> Void
    ) -> AnyPublisher<Output, E> {
        AnyPublisher { listener in
            _tell(
                _Listener(
                    value: listener.value,
                    end: { completion in
                        switch completion {
                        case .finished: listener.end(.finished)
                        case .failure(let error): failed(error, listener)
                        }
                    }))
        }
    }

    /// The values, with another error.
    public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> AnyPublisher<Output, E> {
        ending { error, listener in listener.end(.failure(transform(error))) }
    }
    /// The values, and one in place of a failure.
    public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
        ending { _, listener in
            listener.value(output)
            listener.end(.finished)
        }
    }
    /// The values, and those of another publisher after a failure.
    public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> AnyPublisher<Output, P.Failure>
    where P.Output == Output {
        AnyPublisher { listener in
            var next: AnyCancellable?
            let first = ending { error, listener in next = handler(error)._tell(listener) }._tell(listener)
            return AnyCancellable {
                first.cancel()
                next?.cancel()
            }
        }
    }
    /// The values once more after a failure, which is not done here.
    public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

    /// Each value changed; an error ends the values.
    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> AnyPublisher<T, any Error> {
        AnyPublisher { listener in
            var goesOn = true
            func end(_ completion: Subscribers.Completion<any Error>) {
                if goesOn { listener.end(completion) }
                goesOn = false
            }
            return _tell(
                _Listener(
                    value: { value in
                        guard goesOn else { return }
                        do { listener.value(try transform(value)) } catch { end(.failure(error)) }
                    },
                    end: { completion in
                        if case .failure(let error) = completion { end(.failure(error)) } else { end(.finished) }
                    }))
        }
    }
}

extension Publisher where Failure == Never {
    /// The values, as if they could fail.
    public func setFailureType<E: Error>(to failureType: E.Type) -> AnyPublisher<Output, E> {
        AnyPublisher { listener in
            _tell(_Listener(value: listener.value, end: { _ in listener.end(.finished) }))
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
