import Foundation

/// A connection that sends any bytes, as no well-behaved client does.
package struct RawClient {
    /// What the server did.
    package struct Answer {
        /// What came until the server closed the connection, or until the time was over.
        package let bytes: [UInt8]
        /// Whether the server closed the connection.
        package let isClosed: Bool

        package var text: String { String(decoding: bytes, as: UTF8.self) }

        /// The status; nil where nothing came.
        package var status: Int? { text.split(separator: " ").dropFirst().first.flatMap { Int($0) } }
        /// What stands behind the head.
        package var body: String { text.components(separatedBy: "\r\n\r\n").dropFirst().joined(separator: "\r\n\r\n") }

        /// The bytes behind the head.
        package var content: [UInt8] {
            let end = Array("\r\n\r\n".utf8)
            let start = bytes.indices.first { bytes[$0...].starts(with: end) }
            return start.map { Array(bytes[($0 + end.count)...]) } ?? []
        }

        /// The value of a field of the head; nil without one.
        package func field(_ name: String) -> String? {
            text.components(separatedBy: "\r\n").first { $0.lowercased().hasPrefix(name + ": ") }
                .map { String($0.dropFirst(name.count + 2)) }
        }
    }

    private let descriptor: Int32

    /// Connects to a port of this machine.
    package init?(port: Int, seconds: Int = 5) {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        var time = timeval(tv_sec: seconds, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
        setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
        // The address lives for the call.
        let result = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard result == 0 else {
            Glibc.close(descriptor)
            return nil
        }
    }

    /// Sends bytes; false when the server has closed the connection.
    @discardableResult package func send(_ bytes: [UInt8]) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes {
                Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }

    /// Everything that the server sends.
    package func receive() -> Answer {
        var bytes: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = recv(descriptor, &part, part.count, 0)
            guard count > 0 else {
                return Answer(bytes: bytes, isClosed: count == 0 || errno == ECONNRESET)
            }
            bytes += part[..<count]
        }
    }

    /// Says that nothing more comes.
    package func endSending() { Glibc.shutdown(descriptor, Int32(SHUT_WR)) }

    package func close() { Glibc.close(descriptor) }

    /// One request on a connection of its own.
    package static func exchange(_ text: String, port: Int) -> Answer? {
        guard let client = RawClient(port: port) else { return nil }
        defer { client.close() }
        client.send(Array(text.utf8))
        return client.receive()
    }
}
