import NIOCore
import NIOHTTP1

/// Reads the one request of a connection, answers it and closes the connection.
///
/// One request a connection leaves nothing to keep between two, and on one machine a connection costs next to nothing.
final class RequestReader: ChannelInboundHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    private let gate: RequestGuard
    private let limits: ServerLimits
    private let answer: @Sendable (WebRequest) async -> WebAnswer
    private var request: (method: WebRequest.Method, path: String, query: String)?
    private var body: [UInt8] = []
    private var isAnswered = false
    private var clock: Scheduled<Void>?

    init(
        gate: RequestGuard, limits: ServerLimits, answer: @escaping @Sendable (WebRequest) async -> WebAnswer
    ) {
        (self.gate, self.limits, self.answer) = (gate, limits, answer)
    }

    func channelActive(context: ChannelHandlerContext) {
        close(context.channel, after: limits.requestTime)
        context.fireChannelActive()
    }

    func channelInactive(context: ChannelHandlerContext) {
        clock?.cancel()
        context.fireChannelInactive()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard !isAnswered else { return }
        switch unwrapInboundIn(data) {
        case .head(let head):
            let verdict = gate.verdict(
                RequestGuard.Head(method: head.method.rawValue, address: head.uri) { head.headers[$0] })
            switch verdict {
            case .allowed(let method, let path, let query): request = (method, path, query)
            case .refused(let status):
                isAnswered = true
                Self.write(WebAnswer(status: status), to: context.channel)
            }
        case .body(let buffer): body += buffer.readableBytesView
        case .end:
            guard let request else { return }
            isAnswered = true
            close(context.channel, after: limits.connectionTime)
            let (answer, channel) = (answer, context.channel)
            let whole = WebRequest(request.method, request.path, query: request.query, body: body)
            Task { Self.write(await answer(whole), to: channel) }
        }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        context.close(promise: nil)
    }

    private func close(_ channel: any Channel, after time: TimeAmount) {
        clock?.cancel()
        clock = channel.eventLoop.scheduleTask(in: time) { channel.close(promise: nil) }
    }

    private static func write(_ answer: WebAnswer, to channel: any Channel) {
        var head = HTTPResponseHead(version: .http1_1, status: HTTPResponseStatus(statusCode: answer.status))
        for (name, value) in WebFields.all.merging(answer.fields, uniquingKeysWith: { $1 }).sorted(by: <) {
            head.headers.add(name: name, value: value)
        }
        head.headers.add(name: "content-type", value: answer.type)
        head.headers.add(name: "content-length", value: "\(answer.bytes.count)")
        head.headers.add(name: "connection", value: "close")
        channel.write(HTTPServerResponsePart.head(head), promise: nil)
        channel.write(HTTPServerResponsePart.body(.byteBuffer(ByteBuffer(bytes: answer.bytes))), promise: nil)
        channel.writeAndFlush(HTTPServerResponsePart.end(nil)).whenComplete { _ in channel.close(promise: nil) }
    }
}

/// The fields that every answer has. No other page may read an answer, frame the page or learn its address.
enum WebFields {
    static let all = [
        "cache-control": "no-store", "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin", "referrer-policy": "no-referrer",
        "x-content-type-options": "nosniff",
        "content-security-policy": policy(scripts: "'self'", styles: "'self'"),
    ]

    /// What a page may load: nothing of other servers.
    static func policy(scripts: String, styles: String) -> String {
        "default-src 'none'; script-src \(scripts); style-src \(styles); img-src 'self' data: blob:; connect-src 'self'; "
            + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    }
}
