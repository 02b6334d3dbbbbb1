/// What a page asks of its server.
package struct WebRequest: Sendable, Equatable {
    /// What a request may do.
    package enum Method: String, Sendable { case get = "GET", post = "POST" }

    package let method: Method
    /// The path below the secret one: empty for the page itself.
    package let path: String
    /// What stands behind the question mark; empty without one.
    package let query: String
    package let body: [UInt8]

    package init(_ method: Method, _ path: String, query: String = "", body: [UInt8] = []) {
        (self.method, self.path, self.query, self.body) = (method, path, query, body)
    }
}

/// What the server answers.
package struct WebAnswer: Sendable, Equatable {
    /// The status of HTTP, such as 200.
    package let status: Int
    /// The type of the bytes, such as `text/html; charset=utf-8`.
    package let type: String
    package let bytes: [UInt8]
    /// Further fields of the head.
    package var fields: [String: String] = [:]

    package init(_ status: Int = 200, _ type: String, _ bytes: [UInt8]) {
        (self.status, self.type, self.bytes) = (status, type, bytes)
    }

    /// A page whose own style and script have a nonce; it may load no others.
    package static func page(_ html: String, nonce: String) -> WebAnswer {
        var answer = WebAnswer(200, "text/html; charset=utf-8", Array(html.utf8))
        let own = "'nonce-\(nonce)'"
        answer.fields["content-security-policy"] = WebFields.policy(scripts: own, styles: own)
        return answer
    }

    /// The bytes of the answer, head and all.
    var message: [UInt8] {
        var head = WebFields.all.merging(fields, uniquingKeysWith: { $1 })
        head["content-type"] = type
        head["content-length"] = "\(bytes.count)"
        head["connection"] = "close"
        let lines = head.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)\r\n" }
        return Array("HTTP/1.1 \(status) \r\n\(lines.joined())\r\n".utf8) + bytes
    }

    /// A status alone.
    package init(status: Int) { self.init(status, "text/plain; charset=utf-8", Array("\(status)\n".utf8)) }
}
