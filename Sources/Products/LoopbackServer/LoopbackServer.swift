import NIOCore
import NIOHTTP1
import NIOPosix

/// A server for the pages of one person on this machine: it listens on 127.0.0.1 alone, and answers nobody who does not
/// know its secret (``RequestGuard``).
package final class LoopbackServer: Sendable {
    private let group: MultiThreadedEventLoopGroup
    private let channel: any Channel
    /// The address to open: `http://127.0.0.1:8080/SECRET/`.
    package let address: String

    /// Starts a server.
    /// - Parameters:
    ///   - port: the port; 0 for any that is free.
    ///   - secret: what addresses begin with, in lower-case hexadecimal digits.
    ///   - answer: answers a request that is allowed.
    /// - Throws: `IOError` where the port is taken.
    package convenience init(
        port: Int, secret: String = LoopbackServer.newSecret(),
        answer: @escaping @Sendable (WebRequest) async -> WebAnswer
    ) throws {
        try self.init(port: port, secret: secret, limits: ServerLimits(), answer: answer)
    }

    init(
        port: Int, secret: String, limits: ServerLimits,
        answer: @escaping @Sendable (WebRequest) async -> WebAnswer
    ) throws {
        group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
        let count = ConnectionCount(limit: limits.connections)
        let bootstrap = ServerBootstrap(group: group)
            .serverChannelOption(.backlog, value: Int32(limits.connections))
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            // Without it the second packet of an answer waits for the acknowledgement of the first.
            .childChannelOption(.socketOption(.tcp_nodelay), value: 1)
            .childChannelInitializer { channel in
                guard count.admits(channel), let port = channel.localAddress?.port else { return channel.close() }
                return channel.eventLoop.makeCompletedFuture {
                    let pipeline = channel.pipeline.syncOperations
                    try pipeline.addHandler(RequestSizeLimit(limit: limits.requestBytes))
                    try pipeline.configureHTTPServerPipeline(withPipeliningAssistance: false, withErrorHandling: true)
                    try pipeline.addHandler(
                        RequestReader(
                            gate: RequestGuard(secret: secret, port: port), limits: limits, answer: answer))
                }
            }
        do {
            channel = try bootstrap.bind(host: "127.0.0.1", port: port).wait()
        } catch {
            try? group.syncShutdownGracefully()
            throw error
        }
        address = "http://127.0.0.1:\(channel.localAddress?.port ?? port)/\(secret)/"
    }

    /// Waits until the server is stopped.
    package func wait() throws { try channel.closeFuture.wait() }

    /// Ends all connections.
    package func stop() throws {
        try channel.close().wait()
        try group.syncShutdownGracefully()
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
