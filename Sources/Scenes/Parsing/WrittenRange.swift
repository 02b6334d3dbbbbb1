import Foundation

/// Two numbers with something between them that people write for a range: `320-440`, `320...440`, `320 to 440`.
package struct WrittenRange {
    /// The numbers as they are written.
    package let first, last: Substring

    /// Nil for what is not a range.
    package init?(_ text: String) {
        let isNumber: (Character) -> Bool = { $0.isASCII && $0.isNumber }
        let first = text.prefix(while: isNumber)
        let last = text.reversed().prefix(while: isNumber).count
        let between = text.dropFirst(first.count).dropLast(last).trimmingCharacters(in: .whitespaces)
        guard !first.isEmpty, last > 0, Self.signs.contains(between) else { return nil }
        (self.first, self.last) = (first, text.suffix(last))
    }

    private static let signs: Set = ["-", "\u{2013}", "..", "...", "..<", "\u{2026}", ":", "to"]
}
