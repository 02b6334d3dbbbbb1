import Foundation

/// Finds surrogate escapes such as `\uD83D` without their partner. Foundation refuses them without naming the place.
enum SurrogateEscapes {
    /// The first lone surrogate escape of a JSON text: its value and its byte offset; nil when there is none.
    static func firstLone(in json: Data) -> (value: Int, offset: Int)? {
        let bytes = [UInt8](json)
        var index = 0
        while index + 1 < bytes.count {
            guard bytes[index] == UInt8(ascii: "\\") else {
                index += 1
                continue
            }
            guard let value = escape(bytes, at: index), (0xD800...0xDFFF).contains(value) else {
                index += 2
                continue
            }
            guard value < 0xDC00, let low = escape(bytes, at: index + 6), (0xDC00...0xDFFF).contains(low) else {
                return (value, index)
            }
            index += 12
        }
        return nil
    }

    /// The value of a `\uXXXX` escape at an offset; nil when there is none.
    private static func escape(_ bytes: [UInt8], at index: Int) -> Int? {
        guard index + 5 < bytes.count, bytes[index] == UInt8(ascii: "\\"), bytes[index + 1] == UInt8(ascii: "u") else {
            return nil
        }
        return Int(String(decoding: bytes[(index + 2)...(index + 5)], as: UTF8.self), radix: 16)
    }
}
