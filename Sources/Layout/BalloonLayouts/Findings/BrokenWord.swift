/// Finds words and numbers that a line end splits because they are wider than their text: `$4` `7.5` `0`.
///
/// A break is inside a word if no white space is between the two lines, and if letters or digits of a script that
/// separates words by spaces meet there, or such a letter and a sign that belongs to its word: `Benjamin` `,`.
enum BrokenWord {
    /// The visible characters of a line, and the offsets of all its characters.
    struct Line {
        var text: String
        var range: Range<Int>
        /// Whether an ellipsis replaces some of the line.
        var isTruncated = false
    }

    /// The two parts of the first split word of a text; nil when there is none.
    static func first(in lines: [Line]) -> (before: String, after: String)? {
        for (line, next) in zip(lines, lines.dropFirst()) where !line.isTruncated {
            // A truncated line begins with the rest of the word, unless the truncation is there.
            guard line.text.utf16.count == line.range.count, let last = line.text.unicodeScalars.last,
                let first = next.text.unicodeScalars.first, !(next.isTruncated && first == "…"),
                isInsideWord(last, first)
            else { continue }
            let before = line.text.split(whereSeparator: \.isWhitespace).last ?? ""
            let after = next.text.split(whereSeparator: \.isWhitespace).first ?? ""
            return (String(before), String(after))
        }
        return nil
    }

    /// Whether two neighbouring characters are inside one word or number.
    static func isInsideWord(_ last: Unicode.Scalar, _ first: Unicode.Scalar) -> Bool {
        if isWordPart(last) && (isWordPart(first) || closers.contains(first)) { return true }
        if openers.contains(last) && isWordPart(first) { return true }
        // Separators inside numbers, currency signs before them and units after them ("UAX #14, LB25": no break there
        // unless forced).
        let isNumberSign: (Unicode.Scalar) -> Bool = {
            $0 == "." || $0 == "," || $0.properties.generalCategory == .currencySymbol
        }
        let isDigit: (Unicode.Scalar) -> Bool = { $0.properties.generalCategory == .decimalNumber }
        if isDigit(last), postfixes.contains(first) { return true }
        return (isDigit(last) && isNumberSign(first)) || (isNumberSign(last) && isDigit(first))
    }

    /// Whether two neighbouring characters are letters or digits of scripts that separate words by spaces.
    static func areWordParts(_ last: Unicode.Scalar, _ first: Unicode.Scalar) -> Bool {
        isWordPart(last) && isWordPart(first)
    }

    /// Signs that belong to the word before them ("UAX #14, LB13", and LB19 for quotation marks). Square brackets are
    /// left out, because made-up languages put every text between them.
    private static let closers: Set<Unicode.Scalar> = [
        ",", ".", ":", ";", "!", "?", "…", ")", "}", "”", "’", "»", "،", "؛", "؟", "।", "॥",
    ]
    /// Signs that belong to the word behind them ("UAX #14, LB14").
    private static let openers: Set<Unicode.Scalar> = ["(", "{", "¿", "¡", "“", "‘", "«"]

    /// Signs that belong to the number before them ("UAX #14, class PO").
    private static let postfixes: Set<Unicode.Scalar> = ["%", "‰", "°", "′", "″", "℃", "℉"]

    /// Whether a scalar is a letter, a mark or a digit of a script in which a break between two of them is unusual.
    private static func isWordPart(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
            .spacingMark, .decimalNumber:
            // A variation selector ends an emoji or an ideograph.
            return !scalar.properties.isVariationSelector
                && !scriptsWithoutSpaces.contains { $0.contains(scalar.value) }
        default:
            return false
        }
    }

    /// Blocks of scripts that break between syllables or by dictionary ("Unicode 15.0, Blocks.txt"): Thai and Lao,
    /// Tibetan, Myanmar, Hangul, Khmer, and from the CJK radicals to Yi, with the compatibility and supplementary
    /// blocks.
    private static let scriptsWithoutSpaces: [ClosedRange<UInt32>] = [
        0x0E00...0x0EFF, 0x0F00...0x0FFF, 0x1000...0x109F, 0x1100...0x11FF, 0x1780...0x17FF, 0x2E80...0xA4CF,
        0xA960...0xA97F, 0xAC00...0xD7FF, 0xF900...0xFAFF, 0xFF00...0xFFEF, 0x1B000...0x1B16F, 0x20000...0x3FFFF,
    ]
}
