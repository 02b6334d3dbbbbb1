import Foundation

/// Finds keys that an object has twice. Foundation keeps one of them without an error.
enum RepeatedKeys {
    /// The first key that the object of a JSON text has twice; nil when there is none, or the text is not an object.
    static func first(in json: Data) -> String? {
        let bytes = [UInt8](json)
        var known: Set<String> = []
        var depth = 0
        var index = 0
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: "\""):
                let end = endOfText(in: bytes, from: index)
                if depth == 1, isKey(endingAt: end, in: bytes), let key = text(bytes[index..<end]),
                    !known.insert(key).inserted
                {
                    return key
                }
                index = end
                continue
            default: break
            }
            index += 1
        }
        return nil
    }

    /// Where the text that starts with a quotation mark ends, that at its end included.
    private static func endOfText(in bytes: [UInt8], from start: Int) -> Int {
        var index = start + 1
        while index < bytes.count && bytes[index] != UInt8(ascii: "\"") {
            index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        return min(index + 1, bytes.count)
    }

    private static func isKey(endingAt end: Int, in bytes: [UInt8]) -> Bool {
        let blank = [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r")]
        return bytes[end...].first { !blank.contains($0) } == UInt8(ascii: ":")
    }

    /// The value of a text, with its escapes replaced.
    private static func text(_ quoted: ArraySlice<UInt8>) -> String? {
        try? JSONDecoder().decode([String].self, from: Data([UInt8(ascii: "[")] + quoted + [UInt8(ascii: "]")])).first
    }
}
