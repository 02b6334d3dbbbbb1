import Foundation

/// A socket that listens on 127.0.0.1. The descriptor is open until ``close()``.
struct ListeningSocket: Sendable {
    let descriptor: Int32
    let port: Int

    /// - Parameter port: 0 for any that is free.
    /// - Throws: `POSIXError` where the port is taken.
    init(port: Int, waiting: Int) throws {
        #if os(Linux)
            let kind = Int32(SOCK_STREAM.rawValue)
        #else
            let kind = SOCK_STREAM
        #endif
        descriptor = socket(AF_INET, kind, 0)
        guard descriptor >= 0 else { throw Self.error() }
        var on: Int32 = 1
        setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &on, socklen_t(MemoryLayout<Int32>.size))
        // No other program that this one starts keeps the port.
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let descriptor = descriptor
        // `sockaddr_in` is laid out as `sockaddr`, and lives for each call.
        let result = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                guard bind(descriptor, pointer, length) == 0, listen(descriptor, Int32(waiting)) == 0 else {
                    return false
                }
                return getsockname(descriptor, pointer, &length) == 0
            }
        }
        guard result else {
            let error = Self.error()
            Foundation.close(descriptor)
            throw error
        }
        self.port = Int(in_port_t(bigEndian: address.sin_port))
    }

    /// The next connection; nil when the socket is stopped.
    func next() -> Connection? {
        while true {
            let connection = accept(descriptor, nil, nil)
            if connection >= 0 {
                var on: Int32 = 1
                setsockopt(connection, Int32(IPPROTO_TCP), TCP_NODELAY, &on, socklen_t(MemoryLayout<Int32>.size))
                _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
                return Connection(descriptor: connection)
            }
            // A client that has gone before, or too many open files, is no end.
            guard [EINTR, ECONNABORTED, EMFILE, ENFILE].contains(errno) else { return nil }
            usleep(1_000)
        }
    }

    /// Ends waiting for connections: ``next()`` returns nil from now on.
    func stop() { shutdown(descriptor, Int32(SHUT_RDWR)) }

    /// Gives the descriptor back, after the last call of ``next()``.
    func close() { Foundation.close(descriptor) }

    private static func error() -> POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
}
