import Support
import Typesetting

/// Two texts that differ. If the difference is invisible, the sentence names code points.
package struct TextPair: Hashable, Sendable {
    package let from, to: String

    package init(from: String, to: String) { (self.from, self.to) = (from, to) }

    /// “Dinner at 8?” instead of “Dinner at 7?”.
    package var words: String { "\(Self.quoted(to)) instead of \(Self.quoted(from))" + codePoints }

    /// The same sentence without quotation marks, for attributes such as colours.
    var plainWords: String {
        "\(QuotedText.withoutInvisible(to)) instead of \(QuotedText.withoutInvisible(from))" + codePoints
    }

    /// A text as sentences quote it. Characters that are invisible, or would reorder the sentence, are escaped.
    static func quoted(_ text: String) -> String {
        text.isEmpty ? "nothing" : "“\(QuotedText.withoutInvisible(text))”"
    }

    /// ` (U+00A0 instead of U+0020)`, where the two look alike; empty where the difference can be seen.
    private var codePoints: String {
        guard LookAlike.areAlike(from, to) else { return unseenMarks }
        let (old, new) = parts
        return " (\(Self.names(new)) instead of \(Self.names(old)))"
    }

    /// ` (with U+200D)`, where a longer difference contains invisible marks; empty where it has none.
    private var unseenMarks: String {
        let (old, new) = (Self.unseenMarks(in: parts.from), Self.unseenMarks(in: parts.to))
        let words = [("with", new.subtracting(old)), ("without", old.subtracting(new))].filter { !$0.1.isEmpty }
            .map { "\($0.0) \(Self.names($0.1.sorted()))" }
        return words.isEmpty ? "" : " (\(words.joined(separator: ", ")))"
    }

    /// Marks that are invisible by themselves. Marks that join emoji have a visible effect.
    private static func unseenMarks(in scalars: [Unicode.Scalar]) -> Set<Unicode.Scalar> {
        let pairs = zip([" "] + scalars, scalars)
        return Set(
            pairs.filter { before, scalar in
                let joinsEmoji = before.properties.isEmoji || before.properties.isVariationSelector
                return isUnseen(scalar) && scalar.properties.generalCategory != .nonspacingMark && !joinsEmoji
            }.map(\.1))
    }

    /// The differing parts, without the common beginning and end.
    private var parts: (from: [Unicode.Scalar], to: [Unicode.Scalar]) {
        let (old, new) = (Array(from.unicodeScalars), Array(to.unicodeScalars))
        let start = zip(old, new).prefix { $0 == $1 }.count
        let end = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed()).prefix { $0 == $1 }.count
        return (Array(old[start..<(old.count - end)]), Array(new[start..<(new.count - end)]))
    }

    /// Marks, and spaces other than the usual one.
    private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .nonspacingMark, .enclosingMark: true
        case .spaceSeparator: scalar != " "
        default: scalar.properties.isDefaultIgnorableCodePoint
        }
    }

    private static func names(_ scalars: [Unicode.Scalar]) -> String {
        guard !scalars.isEmpty else { return "nothing" }
        return scalars.map { scalar in
            let digits = String(scalar.value, radix: 16, uppercase: true)
            return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        }.joined(separator: " ")
    }
}

extension TextPair {
    /// Longer texts are shortened to the part that differs, in characters.
    private static let maximumLength = 80
    /// How many equal characters are kept before and after it.
    private static let context = 24

    /// The beginning of a long text; a short one is returned unchanged.
    static func shortened(_ text: String) -> String {
        text.count > maximumLength ? text.prefix(maximumLength - 1) + "…" : text
    }

    /// The differing part of two long texts with its context; short texts are returned unchanged.
    package var excerpt: TextPair {
        let (old, new) = (Array(from), Array(to))
        guard max(old.count, new.count) > Self.maximumLength else { return self }
        let start = zip(old, new).prefix { $0 == $1 }.count
        let end = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed()).prefix { $0 == $1 }.count
        func part(_ text: [Character]) -> String {
            let first = start <= Self.context ? 0 : start - Self.context
            let last = min(text.count, text.count - end + Self.context)
            let kept = text[first..<min(last, first + Self.maximumLength)]
            return (first > 0 ? "…" : "") + String(kept) + (first + kept.count < text.count ? "…" : "")
        }
        return TextPair(from: part(old), to: part(new))
    }
}
