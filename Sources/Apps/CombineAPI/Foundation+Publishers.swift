import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A publisher that begins when it is connected. Combine's protocol of this name.
public protocol ConnectablePublisher: Publisher {}

extension ConnectablePublisher {
    /// The publisher, which begins by itself.
    public func autoconnect() -> Self { self }
    /// Begins.
    public func connect() -> any Cancellable { AnyCancellable {} }
}

extension Timer {
    /// Publishes the time again and again. Combine's class of this name; here it publishes nothing, since no time passes in a picture.
    public struct TimerPublisher: ConnectablePublisher {
        /// What would be published.
        public typealias Output = Date
        /// Nothing fails.
        public typealias Failure = Never
        /// Publishes nothing.
        public func _subscribe(_ subscriber: _Subscriber<Date, Never>) -> AnyCancellable { AnyCancellable {} }
    }
    /// Publishes the time again and again; here nothing.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
    ) -> TimerPublisher { TimerPublisher() }
}

extension NotificationCenter {
    /// Publishes the notifications of a name.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> AnyPublisher<Notification, Never> {
        AnyPublisher { [self] subscriber in
            let received = Sent(subscriber)
            let token = Sent(addObserver(forName: name, object: object, queue: nil) { received.value.value($0) })
            return AnyCancellable { [self] in removeObserver(token.value) }
        }
    }
}

extension URLSession {
    /// Publishes what is at an address; here nothing, because nothing is loaded.
    public func dataTaskPublisher(for url: URL) -> AnyPublisher<(data: Data, response: URLResponse), URLError> {
        Empty(completeImmediately: false).eraseToAnyPublisher()
    }
    /// Publishes what is at an address; here nothing, because nothing is loaded.
    public func dataTaskPublisher(for request: URLRequest) -> AnyPublisher<
        (data: Data, response: URLResponse), URLError
    > { Empty(completeImmediately: false).eraseToAnyPublisher() }
}

extension Array {
    /// Publishes the elements, one after the other.
    public var publisher: AnyPublisher<Element, Never> {
        AnyPublisher { subscriber in
            for element in self { subscriber.value(element) }
            subscriber.end(.finished)
            return AnyCancellable {}
        }
    }
}
