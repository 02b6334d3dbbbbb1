import Foundation

/// Learns whether there is a network. Network's class of this name: it says once that there is one, as on most devices.
///
/// ```swift
/// let monitor = NWPathMonitor()
/// monitor.pathUpdateHandler = { path in print(path.status == .satisfied) }
/// monitor.start(queue: .main)
/// ```
public final class NWPathMonitor: @unchecked Sendable {
    /// Called once, when the monitor starts.
    public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
    /// The network.
    public let currentPath = NWPath()
    /// Makes one.
    public init() {}
    /// Calls the handler with the network.
    public func start(queue: DispatchQueue) { pathUpdateHandler?(currentPath) }
    /// Does nothing: nothing changes.
    public func cancel() {}
}

/// A network. The structure of this name of Network.
///
/// ```swift
/// let isThere = NWPathMonitor().currentPath.status == .satisfied
/// ```
public struct NWPath: Equatable, Sendable {
    /// Whether there is one.
    public enum Status: Sendable { case satisfied, unsatisfied, requiresConnection }
    /// There is one.
    public var status: Status { .satisfied }
    /// Whether it costs money: no.
    public var isExpensive: Bool { false }
}
