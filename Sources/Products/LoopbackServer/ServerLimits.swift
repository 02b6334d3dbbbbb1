/// How much a page may ask of its server.
struct ServerLimits: Sendable {
    /// The maximum number of connections at once; a browser opens six.
    var connections = 64
    /// The maximum number of bytes of a request's head.
    var headBytes = 32 << 10
    /// The maximum number of bytes of its body: the names of ten thousand cells.
    var bodyBytes = 4 << 20
    /// How long a request may take until all of it is there, and how long a client may take to read an answer.
    var time = Duration.seconds(10)
}
