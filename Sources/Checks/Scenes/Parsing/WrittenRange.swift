import Foundation

/// Two numbers with something between them that people write for a range: `320-440`, `320...440`, `320 to 440`.
struct WrittenRange {
    /// The numbers as they are written, the smaller one first.
    let lower, upper: Substring

    /// Nil for what is not a range.
    init?(_ text: String) {
        let isNumber: (Character) -> Bool = { $0.isASCII && $0.isNumber }
        let first = text.prefix(while: isNumber)
        let last = text.reversed().prefix(while: isNumber).count
        let between = text.dropFirst(first.count).dropLast(last).trimmingCharacters(in: .whitespaces)
        guard !first.isEmpty, last > 0, Self.signs.contains(between) else { return nil }
        let ends = [first, text.suffix(last)].sorted { (Double($0) ?? 0) < (Double($1) ?? 0) }
        (lower, upper) = (ends[0], ends[1])
    }

    private static let signs: Set = ["-", "\u{2013}", "..", "...", "..<", "\u{2026}", ":", "to"]
}
