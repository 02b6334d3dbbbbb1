import Foundation

/// A connection to a client, which is given a limited time for everything. The descriptor is open until ``close()``, and only
/// one thread uses it.
struct Connection: Sendable {
    let descriptor: Int32

    private static let partSize = 1 << 16

    /// Reads bytes until a condition holds.
    /// - Parameter isEnough: gets everything that was read.
    /// - Returns: nil when the client is too slow, ends before, or sends more than the limit.
    func read(
        _ bytes: [UInt8] = [], limit: Int, until end: ContinuousClock.Instant, isEnough: ([UInt8]) -> Bool
    ) -> [UInt8]? {
        var bytes = bytes
        var part = [UInt8](repeating: 0, count: Self.partSize)
        while !isEnough(bytes) {
            guard bytes.count < limit, wait(for: Int16(POLLIN), until: end) else { return nil }
            let count = recv(descriptor, &part, min(part.count, limit - bytes.count), 0)
            guard count > 0 else { return nil }
            bytes += part[..<count]
        }
        return bytes
    }

    /// Writes bytes; false when the client is too slow or gone.
    @discardableResult func write(_ bytes: [UInt8], until end: ContinuousClock.Instant) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            guard wait(for: Int16(POLLOUT), until: end) else { return false }
            let count = rest.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, Self.sendFlags) }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }

    /// Ends the connection. What the client has sent and nobody has read would make the kernel drop the answer, so it is
    /// read for a moment.
    func close() {
        shutdown(descriptor, Int32(SHUT_WR))
        var part = [UInt8](repeating: 0, count: Self.partSize)
        let end = ContinuousClock.now + Self.lingering
        while wait(for: Int16(POLLIN), until: end), recv(descriptor, &part, part.count, 0) > 0 {}
        Foundation.close(descriptor)
    }

    private static let lingering = Duration.milliseconds(200)

    #if os(Linux)
        // A client that is gone must not end the program.
        private static let sendFlags = Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT)
    #else
        private static let sendFlags = MSG_DONTWAIT
    #endif

    private func wait(for event: Int16, until end: ContinuousClock.Instant) -> Bool {
        let left = ContinuousClock.now.duration(to: end)
        let milliseconds = left.components.seconds * 1_000 + left.components.attoseconds / 1_000_000_000_000_000
        guard milliseconds > 0 else { return false }
        var request = pollfd(fd: descriptor, events: event, revents: 0)
        return poll(&request, 1, Int32(clamping: milliseconds)) > 0
    }
}
