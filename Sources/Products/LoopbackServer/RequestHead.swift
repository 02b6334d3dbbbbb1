/// The head of a request of HTTP 1.1, as far as a server of one's own pages needs it.
struct RequestHead: Equatable {
    let method, address: String
    /// The fields in their order; the names are in lower case.
    private let fields: [Field]

    private struct Field: Equatable { let name, value: String }

    /// Reads a head, without the empty line that ends it.
    /// - Returns: nil for anything that is not written as RFC 9112 says; what has two readings is refused, too.
    init?(_ bytes: some Collection<UInt8>) {
        let text = String(decoding: bytes, as: UTF8.self)
        // Control characters have no place in a head, but for the ends of lines.
        var lines = text.split(separator: "\r\n", omittingEmptySubsequences: false)[...]
        guard lines.allSatisfy({ $0.unicodeScalars.allSatisfy { (0x20..<0x7f).contains($0.value) || $0 == "\t" } })
        else {
            return nil
        }
        let start = (lines.popFirst() ?? "").split(separator: " ", omittingEmptySubsequences: false)
        guard start.count == 3, !start[0].isEmpty, ["HTTP/1.1", "HTTP/1.0"].contains(start[2]) else { return nil }
        (method, address) = (String(start[0]), String(start[1]))
        var fields: [Field] = []
        for line in lines {
            guard let colon = line.firstIndex(of: ":"), colon > line.startIndex else { return nil }
            let name = line[..<colon]
            // A line that begins with a space would belong to the one before it.
            guard name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }) else { return nil }
            // White space around a value is no part of it (RFC 9110, 5.5).
            let value = line[line.index(after: colon)...].drop { $0 == " " || $0 == "\t" }
            let end = value.lastIndex { $0 != " " && $0 != "\t" }.map(value.index(after:)) ?? value.startIndex
            fields.append(Field(name: name.lowercased(), value: String(value[..<end])))
        }
        self.fields = fields
    }

    /// The values of a field.
    /// - Parameter name: in lower case.
    func values(_ name: String) -> [String] { fields.filter { $0.name == name }.map(\.value) }

    /// The number of bytes of the body; nil where it is not said in one number.
    var bodyLength: Int? {
        guard values("transfer-encoding").isEmpty else { return nil }
        let lengths = values("content-length")
        guard let length = lengths.first else { return 0 }
        guard lengths.count == 1, length.allSatisfy({ ("0"..."9").contains($0) }) else { return nil }
        return Int(length)
    }
}

extension RequestHead {
    /// What ends a head.
    static let end = Array("\r\n\r\n".utf8)

    /// The number of bytes of a head without its end; nil where the end is not there yet.
    static func length(in bytes: [UInt8]) -> Int? {
        guard bytes.count >= end.count else { return nil }
        return (0...bytes.count - end.count).first { index in
            bytes[index] == end[0] && bytes[index..<index + end.count].elementsEqual(end)
        }
    }
}
