/// The characters that a font draws, as its manifest lists them: increasing hexadecimal code points and ranges, such as
/// `20-7E A0 A2-17F`. The list is parsed when a character is first searched.
final class CharacterCoverage: Sendable {
    private let text: String
    /// Where the list is, for error messages.
    private let place: String
    private let ranges = LazyReference<Ranges>()

    init(_ text: String, place: String) {
        self.text = text
        self.place = place
    }

    /// The first character of each range and the one after its last, alternating and increasing.
    private final class Ranges: Sendable {
        let edges: [UInt32]

        init(_ edges: [UInt32]) { self.edges = edges }
    }

    /// Whether the list has a character.
    /// - Throws: ``TypesettingError/unusableFont(file:reason:)`` when the list is malformed.
    /// - Complexity: O(log(ranges)), the first time O(length).
    func contains(_ character: UInt32) throws -> Bool {
        let edges = try ranges.value(make: read).edges
        var (low, high) = (0, edges.count)
        while low < high {
            let middle = (low + high) / 2
            if edges[middle] <= character { low = middle + 1 } else { high = middle }
        }
        // After an odd number of edges the character is inside a range.
        return low & 1 == 1
    }

    private func read() throws -> Ranges {
        var edges: [UInt32] = []
        for part in text.utf8.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false) {
            let ends = part.split(separator: UInt8(ascii: "-"), maxSplits: 1, omittingEmptySubsequences: false)
            guard let first = Self.codePoint(ends[0]), let last = Self.codePoint(ends[ends.count - 1]), first <= last,
                edges.last.map({ $0 <= first }) ?? true
            else {
                throw TypesettingError.unusableFont(
                    file: place,
                    reason: "\"coverage\" has \"\(Substring(part))\"; it must be increasing code points and ranges "
                        + "such as \"20-7E A0\", or be left out")
            }
            edges.append(first)
            edges.append(last + 1)
        }
        return Ranges(edges)
    }

    private static func codePoint(_ digits: Substring.UTF8View) -> UInt32? {
        guard (1...6).contains(digits.count) else { return nil }
        var value: UInt32 = 0
        for byte in digits {
            let digit: UInt8
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
            case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = byte - UInt8(ascii: "A") + 10
            default: return nil
            }
            value = value << 4 | UInt32(digit)
        }
        return value <= 0x10FFFF ? value : nil
    }
}
