/// Quotation marks that open and close in a language, as brackets do.
///
/// UAX #14 does not know whether a quotation mark opens or closes. On Apple's systems the line breaker treats those of
/// the text's language as brackets (facts 7.20): a line may end between `”` and `(`, and never between `«` and a word
/// of French, whatever is before them.
struct QuotationMarks: Equatable {
    /// The marks of a language as an object.
    final class Kept: Sendable {
        let marks: QuotationMarks

        init(_ marks: QuotationMarks) { self.marks = marks }
    }

    /// The marks that open: two at most, for an outer and an inner pair.
    private(set) var opening: [UInt16] = []
    /// The marks that close.
    private(set) var closing: [UInt16] = []

    /// The marks of a BCP 47 tag's language.
    init(language tag: String) {
        let subtags = LanguageSubtags.likely(for: tag)
        // In Danish each mark may be on either side.
        guard let language = subtags.first, language != "da" else { return }
        let tags = (1...3).reversed().map { subtags.prefix($0).joined(separator: "-") }
        let marks = tags.lazy.compactMap { Self.byTag[$0] }.first ?? Self.root
        add(marks[0], marks[1])
        add(marks[2], marks[3])
    }

    /// Adds a pair where it is clear which of the two marks opens.
    private mutating func add(_ open: UInt16, _ close: UInt16) {
        // “ and ‘ close in some languages and open in English, which is quoted in all languages. ” closes in English,
        // and ’ is also an apostrophe.
        let close = close == 0x201C ? 0x201D : close
        guard open != close, !opening.contains(open) else { return }
        if Self.isAmbiguous(open), open != Self.apostrophe { opening.append(open) }
        if Self.isAmbiguous(close), close != Self.apostrophe, close != 0x2018 { closing.append(close) }
    }

    private static let apostrophe: UInt16 = 0x2019

    /// Whether UAX #14 has a mark in the class QU. Others, such as „ and 「, open or close in all languages.
    static func isAmbiguous(_ unit: UInt16) -> Bool {
        switch unit {
        case 0xAB, 0xBB, 0x2018, 0x2019, 0x201B...0x201D, 0x201F, 0x2039, 0x203A: true
        default: false
        }
    }

    /// The text for the line breaker: with a bracket instead of each mark.
    func asBrackets(_ units: [UInt16]) -> [UInt16] {
        units.map { unit in opening.contains(unit) ? 0x7B : closing.contains(unit) ? 0x7D : unit }
    }
}
