import Foundation

/// What tells values later. Combine's protocol `Publisher`, as far as `onReceive` needs it; nothing is told.
public protocol _Publisher {
    /// What is told.
    associatedtype Output
}

/// What tells values of a type.
public struct _Values<Output>: _Publisher {
    /// The values.
    public func autoconnect() -> Self { self }
    /// The values, told elsewhere.
    public func receive<S>(on scheduler: S) -> Self { self }
}

extension Timer {
    /// Tells the time again and again; here it tells nothing.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
    ) -> _Values<Date> { _Values() }
}

extension NotificationCenter {
    /// Tells notifications; here it tells nothing.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> _Values<Notification> { _Values() }
}

extension View {
    /// The view; nothing is told.
    public nonisolated func onReceive<P: _Publisher>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View { postponing("onReceive") }
}
