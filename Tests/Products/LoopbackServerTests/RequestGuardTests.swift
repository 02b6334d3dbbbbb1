import Testing

@testable import LoopbackServer

/// Who gets an answer: a page of this server that knows the secret, and nobody else.
struct RequestGuardTests {
    private static let gate = RequestGuard(secret: "5ec2e7", port: 8080)

    private static func verdict(
        _ method: String = "GET", _ address: String = "/5ec2e7/", _ fields: [String: [String]] = [:]
    ) -> RequestGuard.Verdict {
        let all = ["host": ["127.0.0.1:8080"]].merging(fields) { $1 }
        let lines = ["\(method) \(address) HTTP/1.1"] + all.flatMap { name, values in values.map { "\(name): \($0)" } }
        return RequestHead(lines.joined(separator: "\r\n").utf8).map(gate.verdict) ?? .refused(status: 400)
    }

    @Test func ownPagesAreAnswered() {
        #expect(Self.verdict() == .allowed(.get, path: "", query: ""))
        #expect(Self.verdict("GET", "/5ec2e7/pictures/0a.png") == .allowed(.get, path: "pictures/0a.png", query: ""))
        #expect(Self.verdict("GET", "/5ec2e7/changed?3") == .allowed(.get, path: "changed", query: "3"))
        for host in ["localhost:8080", "localhost:8080 \t"] {
            #expect(Self.verdict("GET", "/5ec2e7/", ["host": [host]]) == .allowed(.get, path: "", query: ""))
        }
        let sent = ["content-type": ["application/json"], "origin": ["http://127.0.0.1:8080"]]
        #expect(Self.verdict("POST", "/5ec2e7/decide", sent) == .allowed(.post, path: "decide", query: ""))
    }

    @Test(arguments: [
        ["host": ["balloon.example:8080"]], ["host": ["127.0.0.1"]], ["host": ["127.0.0.1:8081"]], ["host": []],
        ["host": ["127.0.0.1:8080", "127.0.0.1:8080"]], ["origin": ["http://balloon.example"]], ["origin": ["null"]],
        ["origin": ["http://localhost:8080"]], ["sec-fetch-site": ["cross-site"]], ["sec-fetch-site": ["same-site"]],
        ["origin": ["http://127.0.0.1:8080", "http://balloon.example"]],
    ])
    func otherPagesAreNot(_ fields: [String: [String]]) {
        for (method, address) in [("GET", "/5ec2e7/"), ("POST", "/5ec2e7/decide")] {
            let all = fields.merging(["content-type": ["application/json"]]) { first, _ in first }
            guard case .refused = Self.verdict(method, address, all) else {
                Issue.record("\(method) is answered")
                return
            }
        }
    }

    @Test(arguments: [
        "/", "*", "5ec2e7/", "/5ec2e7", "/5ec2e8/", "/5ec2e7x/", "//5ec2e7/", "/5ec2e7/../etc", "/5ec2e7/..",
        "/5ec2e7/%2e%2e/a", "/5ec2e7/a%00", "http://127.0.0.1:8080/5ec2e7/",
        "/5EC2E7/", "/5ec2e7/a\\b",
    ])
    func otherAddressesAreNot(_ address: String) {
        #expect(Self.verdict("GET", address) == .refused(status: 404))
    }

    @Test func onlyTwoMethodsAndOneTypeAre() {
        for method in ["PUT", "DELETE", "OPTIONS", "HEAD", "CONNECT", "get"] {
            #expect(Self.verdict(method) == .refused(status: 405))
        }
        for type in [[], ["text/plain"], ["application/x-www-form-urlencoded"], ["application/json", "text/plain"]] {
            #expect(Self.verdict("POST", "/5ec2e7/decide", ["content-type": type]) == .refused(status: 415))
        }
    }

    @Test(arguments: [
        "", "GET", "GET /", "GET /5ec2e7/ HTTP/2", "GET  /5ec2e7/ HTTP/1.1", "GET /5ec2e7/a b HTTP/1.1",
        "GET /5ec2e7/\u{e9} HTTP/1.1", "GET /5ec2e7/ HTTP/1.1\r\n folded: a", "GET /5ec2e7/ HTTP/1.1\r\nhost : a",
        "GET /5ec2e7/ HTTP/1.1\r\n: a", "GET /5ec2e7/ HTTP/1.1\r\nhost", "GET /5ec2e7/ HTTP/1.1\nhost: a",
        "GET /5ec2e7/ HTTP/1.1\r\na: \u{0}",
    ])
    func whatIsNoHeadIsNoRequest(_ text: String) {
        #expect(RequestHead(text.utf8) == nil)
    }

    @Test func bodiesHaveOneLength() {
        func length(_ fields: String...) -> Int? {
            RequestHead((["POST / HTTP/1.1"] + fields).joined(separator: "\r\n").utf8)?.bodyLength
        }
        #expect(length() == 0 && length("Content-Length: 12") == 12)
        for wrong in ["-1", "+1", "1 1", "0x1", "", "99999999999999999999"] {
            #expect(length("Content-Length: \(wrong)") == nil, "\(wrong)")
        }
        #expect(length("Content-Length: 1", "Content-Length: 1") == nil)
        #expect(length("Transfer-Encoding: chunked") == nil)
    }

    @Test func secretsDiffer() {
        let secrets = Set((0..<100).map { _ in LoopbackServer.newSecret() })
        #expect(secrets.count == 100 && secrets.allSatisfy { $0.wholeMatch(of: /[0-9a-f]{32}/) != nil })
    }
}
