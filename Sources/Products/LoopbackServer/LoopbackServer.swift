import Foundation
import Synchronization

/// A server for the pages of one person on this machine: it listens on 127.0.0.1 alone, and answers nobody who does not
/// know its secret (``RequestGuard``).
///
/// It is small because it does little: one request a connection, each on a thread of its own, with limits for everything. Of
/// the libraries, NIOHTTP1 2.101 took 126 s of processor to build, and FlyingFox 0.27 answered in 53 ms on this machine (2026-11).
package final class LoopbackServer: Sendable {
    private let socket: ListeningSocket
    private let gate: RequestGuard
    private let limits: ServerLimits
    private let connections = Mutex(0)
    private let answer: @Sendable (WebRequest) -> WebAnswer

    /// The address to open: `http://127.0.0.1:8080/SECRET/`.
    package let address: String

    /// Listens on a port; ``run()`` answers.
    /// - Parameters:
    ///   - port: the port; 0 for any that is free.
    ///   - secret: what addresses begin with, in lower-case hexadecimal digits.
    ///   - answer: answers a request that is allowed, on a thread of its own.
    /// - Throws: `POSIXError` where the port is taken.
    package convenience init(
        port: Int, secret: String = LoopbackServer.newSecret(), answer: @escaping @Sendable (WebRequest) -> WebAnswer
    ) throws {
        try self.init(port: port, secret: secret, limits: ServerLimits(), answer: answer)
    }

    init(
        port: Int, secret: String, limits: ServerLimits, answer: @escaping @Sendable (WebRequest) -> WebAnswer
    ) throws {
        socket = try ListeningSocket(port: port, waiting: limits.connections)
        gate = RequestGuard(secret: secret, port: socket.port)
        address = "http://127.0.0.1:\(socket.port)/\(secret)/"
        (self.limits, self.answer) = (limits, answer)
    }

    /// Answers until the server is stopped.
    package func run() {
        while let connection = socket.next() {
            let isAdmitted = connections.withLock { count in
                guard count < limits.connections else { return false }
                count += 1
                return true
            }
            guard isAdmitted else {
                Foundation.close(connection.descriptor)
                continue
            }
            Thread.detachNewThread {
                self.serve(connection)
                self.connections.withLock { $0 -= 1 }
            }
        }
        socket.close()
    }

    /// Ends ``run()``; answers that are being made are still sent.
    package func stop() { socket.stop() }

    private func serve(_ connection: Connection) {
        defer { connection.close() }
        guard let answer = answer(to: connection) else { return }
        connection.write(answer.message, until: .now + limits.time)
    }

    /// The answer to the request of a connection; nil where none comes.
    private func answer(to connection: Connection) -> WebAnswer? {
        let end = ContinuousClock.now + limits.time
        var length: Int?
        let start = connection.read(limit: limits.headBytes, until: end) { bytes in
            length = RequestHead.length(in: bytes)
            return length != nil
        }
        guard let start, let length else { return nil }
        guard let head = RequestHead(start[..<length]), let bodyLength = head.bodyLength else {
            return WebAnswer(status: 400)
        }
        switch gate.verdict(head) {
        case .refused(let status): return WebAnswer(status: status)
        case .allowed(let method, let path, let query):
            guard bodyLength <= limits.bodyBytes else { return WebAnswer(status: 413) }
            let first = length + RequestHead.end.count
            guard
                let all = connection.read(
                    start, limit: first + bodyLength, until: end,
                    isEnough: {
                        $0.count >= first + bodyLength
                    })
            else { return nil }
            return answer(WebRequest(method, path, query: query, body: Array(all[first..<first + bodyLength])))
        }
    }

    /// Thirty-two digits that nobody guesses.
    package static func newSecret() -> String {
        var random = SystemRandomNumberGenerator()
        return (0..<2).map { _ in
            let digits = String(random.next() as UInt64, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }
}
