import Foundation

/// Reads the keys of an object in a JSON text as far as possible: even a line that is not valid JSON can have some.
enum TopLevelKeys {
    /// The keys in order, each with the place where its value begins.
    static func all(in bytes: [UInt8]) -> [(key: String, value: Int)] {
        var keys: [(key: String, value: Int)] = []
        var depth = 0
        var index = 0
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: "\""):
                let end = endOfText(in: bytes, from: index)
                if depth == 1, let value = value(behindKeyEndingAt: end, in: bytes), let key = text(bytes[index..<end])
                {
                    keys.append((key, value))
                }
                index = end
                continue
            default: break
            }
            index += 1
        }
        return keys
    }

    /// The end of the string that starts with a quotation mark, after its closing mark.
    static func endOfText(in bytes: [UInt8], from start: Int) -> Int {
        var index = start + 1
        while index < bytes.count && bytes[index] != UInt8(ascii: "\"") {
            index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        return min(index + 1, bytes.count)
    }

    /// Where the value of a key begins; nil for a string that is not a key.
    private static func value(behindKeyEndingAt end: Int, in bytes: [UInt8]) -> Int? {
        let blank = [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r")]
        guard let colon = bytes[end...].firstIndex(where: { !blank.contains($0) }), bytes[colon] == UInt8(ascii: ":")
        else { return nil }
        return bytes[(colon + 1)...].firstIndex { !blank.contains($0) }
    }

    /// The value of a string, with its escapes replaced.
    private static func text(_ quoted: ArraySlice<UInt8>) -> String? {
        try? JSONDecoder().decode([String].self, from: Data([UInt8(ascii: "[")] + quoted + [UInt8(ascii: "]")])).first
    }
}
