import NIOCore

/// How much a page may ask of its server.
struct ServerLimits: Sendable {
    /// The maximum number of connections at once; a browser opens six.
    var connections = 64
    /// The maximum number of bytes of a request, with its head: names of ten thousand cells.
    var requestBytes = 4 << 20
    /// How long a request may take until all of it is there.
    var requestTime = TimeAmount.seconds(10)
    /// How long a connection may last: longer than an answer waits for a change.
    var connectionTime = TimeAmount.seconds(60)
}
