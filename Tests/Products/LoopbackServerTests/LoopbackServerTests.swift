import Foundation
import Synchronization
import TestSupport
import Testing

@testable import LoopbackServer

/// A real server on a free port, and clients that do what they should not.
struct LoopbackServerTests {
    /// A server that answers with what it was asked.
    private static func withServer(
        _ limits: ServerLimits = ServerLimits(),
        _ body: (_ port: Int, _ asked: @Sendable () -> [WebRequest]) throws -> Void
    ) throws {
        let box = Requests()
        let server = try LoopbackServer(port: 0, secret: "5ec2e7", limits: limits) { request in
            box.list.withLock { $0.append(request) }
            return WebAnswer(200, "text/plain", Array("\(request.path)|".utf8) + request.body)
        }
        Thread.detachNewThread { server.run() }
        defer { server.stop() }
        let port = try #require(Int(server.address.split(separator: ":")[2].prefix { $0 != "/" }))
        try body(port) { box.list.withLock { $0 } }
    }

    private final class Requests: Sendable {
        let list = Mutex<[WebRequest]>([])
    }

    private static func get(_ path: String, port: Int, _ fields: String = "") -> String {
        "GET /5ec2e7/\(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\(fields)\r\n"
    }

    @Test func aRequestIsAnsweredAndTheConnectionClosed() throws {
        try Self.withServer { port, _ in
            let answer = try #require(RawClient.exchange(Self.get("pictures/a.png", port: port), port: port))
            #expect(answer.status == 200 && answer.body == "pictures/a.png|" && answer.isClosed)
            #expect(answer.field("content-length") == "15" && answer.field("content-type") == "text/plain")
            #expect(answer.field("x-content-type-options") == "nosniff" && answer.field("cache-control") == "no-store")
            #expect(answer.field("content-security-policy")?.contains("default-src 'none'") == true)
            // No other page may read it.
            #expect(answer.field("access-control-allow-origin") == nil)
            let posted =
                "POST /5ec2e7/decide HTTP/1.1\r\nHost: localhost:\(port)\r\nContent-Type: application/json\r\n"
                + "Content-Length: 4\r\n\r\n{\"a\""
            #expect(RawClient.exchange(posted, port: port)?.body == "decide|{\"a\"")
        }
    }

    @Test func whatIsRefusedReachesNobody() throws {
        try Self.withServer { port, asked in
            let refused = [
                ("GET / HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n", 404),
                (Self.get("../a", port: port), 404), (Self.get("%2e%2e/a", port: port), 404),
                (Self.get("", port: port, "Origin: http://balloon.example\r\n"), 403),
                ("GET /5ec2e7/ HTTP/1.1\r\nHost: balloon.example\r\n\r\n", 421),
                ("GET /5ec2e7/ HTTP/1.1\r\n\r\n", 421), ("GET /5ec2e7/ HTTP/1.0\r\n\r\n", 421),
                ("DELETE /5ec2e7/ HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n", 405),
            ]
            for (text, status) in refused {
                let answer = try #require(RawClient.exchange(text, port: port))
                #expect(answer.status == status && answer.isClosed, "\(text)")
            }
            #expect(asked().isEmpty)
        }
    }

    @Test func aLongRequestIsCutOff() throws {
        var limits = ServerLimits()
        (limits.headBytes, limits.bodyBytes) = (1 << 14, 1 << 16)
        try Self.withServer(limits) { port, asked in
            let starts = [
                "POST /5ec2e7/decide HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nContent-Type: application/json\r\n"
                    + "Content-Length: 1000000000\r\n\r\n",
                "GET /5ec2e7/ HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nX: ", "GET /",
            ]
            for start in starts {
                let client = try #require(RawClient(port: port))
                client.send(Array(start.utf8))
                // What the kernel keeps counts as sent.
                for _ in 0..<512 where client.send([UInt8](repeating: 97, count: 1 << 16)) {}
                let answer = client.receive()
                #expect(answer.isClosed && answer.status != 200)
                client.close()
            }
            #expect(asked().isEmpty)
            #expect(RawClient.exchange(Self.get("", port: port), port: port)?.status == 200)
        }
    }

    @Test func aSlowRequestIsCutOff() throws {
        var limits = ServerLimits()
        limits.time = .milliseconds(200)
        try Self.withServer(limits) { port, asked in
            for start in ["", "GET /5ec2e7/ HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n"] {
                let client = try #require(RawClient(port: port))
                client.send(Array(start.utf8))
                #expect(client.receive().isClosed)
                client.close()
            }
            #expect(asked().isEmpty)
        }
    }

    @Test func tooManyConnectionsAreClosedAndTheOthersServed() throws {
        var limits = ServerLimits()
        limits.connections = 8
        try Self.withServer(limits) { port, _ in
            let first = try (0..<8).map { _ in try #require(RawClient(port: port)) }
            // A connection that is served is counted.
            first[0].send(Array(Self.get("a", port: port).utf8))
            #expect(first[0].receive().status == 200)
            var clients: [RawClient] = []
            for _ in 0..<200 { if let client = RawClient(port: port, seconds: 10) { clients.append(client) } }
            let closed = clients.dropFirst().count { $0.receive().isClosed }
            #expect(closed >= clients.count - 2)
            (first + clients).forEach { $0.close() }
            // The places are free again.
            var status: Int?
            for _ in 0..<50 where status != 200 {
                status = RawClient.exchange(Self.get("", port: port), port: port)?.status
                if status != 200 { usleep(20_000) }
            }
            #expect(status == 200)
        }
    }

    /// Bytes that are almost a request never stop the server, and never reach an address that was not asked.
    @Test func changedBytesAreRefused() throws {
        try Self.withServer { port, asked in
            var random = SplitMix(state: 20_261_128)
            let whole = Array(
                ("POST /5ec2e7/decide?x HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nContent-Type: application/json\r\n"
                    + "Content-Length: 2\r\nOrigin: http://127.0.0.1:\(port)\r\n\r\n{}").utf8)
            for _ in 0..<300 {
                var bytes = whole
                for _ in 0...Int(random.next() % 4) {
                    let index = Int(random.next() % UInt64(bytes.count))
                    switch random.next() % 3 {
                    case 0: bytes[index] = UInt8(truncatingIfNeeded: random.next())
                    case 1: bytes.remove(at: index)
                    default: bytes.insert(contentsOf: bytes[index...].prefix(9), at: index)
                    }
                }
                let client = try #require(RawClient(port: port, seconds: 1))
                client.send(bytes)
                client.endSending()
                _ = client.receive()
                client.close()
            }
            #expect(asked().allSatisfy { $0.path.allSatisfy { $0.isASCII } && !$0.path.contains("..") })
            #expect(RawClient.exchange(Self.get("", port: port), port: port)?.status == 200)
        }
    }

    private struct SplitMix {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9e37_79b9_7f4a_7c15
            var mixed = state
            mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
            return mixed ^ (mixed >> 31)
        }
    }
}
