/// Whether a request may be answered.
///
/// A browser sends requests to this machine for any page that is open in it. So a request must know the secret that was
/// printed in the terminal, must be sent to this machine by its own name (a page elsewhere can give its own name the
/// address of this machine), and must come from a page of this server.
struct RequestGuard: Sendable {
    let secret: String
    /// The names of this server: `127.0.0.1:8080`.
    let hosts: [String]

    enum Verdict: Equatable {
        case allowed(WebRequest.Method, path: String, query: String)
        case refused(status: Int)
    }

    init(secret: String, port: Int) {
        self.secret = secret
        hosts = ["127.0.0.1:\(port)", "localhost:\(port)"]
    }

    func verdict(_ head: RequestHead) -> Verdict {
        let named = head.values("host")
        guard named.count == 1, hosts.contains(named[0]) else { return .refused(status: 421) }
        let origins = head.values("origin")
        guard origins.allSatisfy({ $0 == "http://\(named[0])" }) else { return .refused(status: 403) }
        // Browsers say which page sends a request; an address that somebody types has none.
        let sites = head.values("sec-fetch-site")
        guard sites.allSatisfy({ ["same-origin", "none"].contains($0) }) else { return .refused(status: 403) }
        guard let (path, query) = ownPath(head.address) else { return .refused(status: 404) }
        guard let method = WebRequest.Method(rawValue: head.method) else { return .refused(status: 405) }
        // A form of another page cannot send this type without asking first.
        guard method == .get || head.values("content-type") == ["application/json"] else {
            return .refused(status: 415)
        }
        return .allowed(method, path: path, query: query)
    }

    /// The path below the secret, and the query; nil for other addresses.
    private func ownPath(_ address: String) -> (path: String, query: String)? {
        let parts = address.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        let path = Array((parts.first ?? "").utf8)
        let start = Array("/\(secret)/".utf8)
        guard path.count >= start.count else { return nil }
        // All bytes are compared, so that the time tells nothing about the secret.
        let differing = zip(path, start).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) }
        guard differing == 0 else { return nil }
        let rest = path[start.count...]
        // Names of this server are plain: nothing is decoded, and nothing leads out of a folder.
        guard rest.allSatisfy(Self.isPlain), !String(decoding: rest, as: UTF8.self).contains("..") else { return nil }
        return (String(decoding: rest, as: UTF8.self), parts.count > 1 ? String(parts[1]) : "")
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."),
            UInt8(ascii: "-"), UInt8(ascii: "/"):
            true
        default: false
        }
    }
}
