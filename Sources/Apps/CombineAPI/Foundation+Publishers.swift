import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// What begins to tell when it is connected. Combine's protocol of this name.
public protocol ConnectablePublisher: Publisher {}

extension ConnectablePublisher {
    /// The publisher, which begins by itself.
    public func autoconnect() -> Self { self }
    /// Begins.
    public func connect() -> any Cancellable { AnyCancellable {} }
}

extension Timer {
    /// Tells the time again and again. Combine's class of this name; here it tells nothing, as no time passes in a picture.
    public struct TimerPublisher: ConnectablePublisher {
        /// What would be told.
        public typealias Output = Date
        /// Nothing fails.
        public typealias Failure = Never
        /// Tells nothing.
        public func _tell(_ listener: _Listener<Date, Never>) -> AnyCancellable { AnyCancellable {} }
    }
    /// Tells the time again and again; here it tells nothing.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
    ) -> TimerPublisher { TimerPublisher() }
}

extension NotificationCenter {
    /// Tells the notifications of a name.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> AnyPublisher<Notification, Never> {
        AnyPublisher { [self] listener in
            let told = Sent(listener)
            let token = Sent(addObserver(forName: name, object: object, queue: nil) { told.value.value($0) })
            return AnyCancellable { [self] in removeObserver(token.value) }
        }
    }
}

extension URLSession {
    /// Tells what an address has; here it tells nothing, because nothing is loaded.
    public func dataTaskPublisher(for url: URL) -> AnyPublisher<(data: Data, response: URLResponse), URLError> {
        Empty(completeImmediately: false).eraseToAnyPublisher()
    }
    /// Tells what an address has; here it tells nothing, because nothing is loaded.
    public func dataTaskPublisher(for request: URLRequest) -> AnyPublisher<
        (data: Data, response: URLResponse), URLError
    > { Empty(completeImmediately: false).eraseToAnyPublisher() }
}

extension Array {
    /// Tells the elements, one after the other.
    public var publisher: AnyPublisher<Element, Never> {
        AnyPublisher { listener in
            for element in self { listener.value(element) }
            listener.end(.finished)
            return AnyCancellable {}
        }
    }
}
