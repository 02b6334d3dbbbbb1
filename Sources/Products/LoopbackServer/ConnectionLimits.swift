import NIOCore
import Synchronization

/// Closes a connection that sends more bytes than a request may have, before anything is made of them.
final class RequestSizeLimit: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer

    private let limit: Int
    private var count = 0

    init(limit: Int) { self.limit = limit }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        count += unwrapInboundIn(data).readableBytes
        guard count <= limit else { return context.close(promise: nil) }
        context.fireChannelRead(data)
    }
}

/// How many connections there are.
final class ConnectionCount: Sendable {
    private let limit: Int
    private let count = Mutex(0)

    init(limit: Int) { self.limit = limit }

    /// Counts a connection until it is closed.
    /// - Returns: false where there are too many.
    func admits(_ channel: any Channel) -> Bool {
        let isAdmitted = count.withLock { count in
            guard count < limit else { return false }
            count += 1
            return true
        }
        if isAdmitted { channel.closeFuture.whenComplete { _ in self.count.withLock { $0 -= 1 } } }
        return isAdmitted
    }
}
