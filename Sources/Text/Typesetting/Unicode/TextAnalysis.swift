import CUnicode

/// What Unicode says about a text: where it can be divided, and the bidi level of every UTF-16 unit. ICU is the only
/// source.
///
/// One scan decides which steps are needed: text without right-to-left characters needs no bidi step, and in ASCII text
/// every unit is a grapheme except a CR before an LF.
final class TextAnalysis: Sendable {
    let units: [UInt16]
    /// The ``BoundaryKind`` bits of each offset `0...count`.
    let boundaries: [UInt8]
    /// The embedding level of each unit; empty when all levels are 0.
    let levels: [UInt8]
    /// For each unit, the level of the paragraph that it is in; empty when all levels are 0.
    let paragraphLevels: [UInt8]
    let hasTabs: Bool
    let hasSoftHyphens: Bool
    /// Whether there are quotation marks that open in one language and close in another.
    let hasQuotationMarks: Bool

    /// Analyses a text in the language of a BCP 47 tag.
    init(
        units: [UInt16], language: String, direction: BaseDirection, wordBreak: WordBreak = .normal
    ) throws {
        let scan = try TextScan(units)
        self.units = units
        hasTabs = scan.hasTabs
        hasSoftHyphens = scan.hasSoftHyphens
        hasQuotationMarks = scan.hasQuotationMarks
        var boundaries = try Self.graphemes(of: units, isASCII: scan.isASCII)
        try Self.addLineBoundaries(
            to: &boundaries, of: units, language: language, wordBreak: wordBreak, isASCII: scan.isASCII,
            hasQuotationMarks: hasQuotationMarks)
        self.boundaries = boundaries
        if scan.needsBidi || direction == .rightToLeft {
            (levels, paragraphLevels) = try Self.levels(of: units, direction: direction)
        } else {
            levels = []
            paragraphLevels = []
        }
    }

    /// The same text with the break rules of another language.
    init(_ other: TextAnalysis, language: String, wordBreak: WordBreak) throws {
        units = other.units
        hasTabs = other.hasTabs
        hasSoftHyphens = other.hasSoftHyphens
        hasQuotationMarks = other.hasQuotationMarks
        (levels, paragraphLevels) = (other.levels, other.paragraphLevels)
        var boundaries = other.boundaries.map { $0 & BoundaryKind.grapheme }
        try Self.addLineBoundaries(
            to: &boundaries, of: units, language: language, wordBreak: wordBreak, isASCII: false,
            hasQuotationMarks: hasQuotationMarks)
        self.boundaries = boundaries
    }

    func level(at offset: Int) -> UInt8 { levels.isEmpty ? 0 : levels[offset] }

    /// The level of the paragraph of a unit; at the end of the text, that of the last paragraph.
    func paragraphLevel(at offset: Int) -> UInt8 {
        paragraphLevels.isEmpty ? 0 : paragraphLevels[min(offset, paragraphLevels.count - 1)]
    }

    private static func addLineBoundaries(
        to kinds: inout [UInt8], of units: [UInt16], language: String, wordBreak: WordBreak, isASCII: Bool,
        hasQuotationMarks: Bool
    ) throws {
        guard !units.isEmpty else { return }
        let text = hasQuotationMarks ? QuotationMarks(language: language).asBrackets(units) : units
        // A text that is passed as it is would be copied into an array.
        let code = language.withCString { cunicode_line_boundaries($0, text, Int32(text.count), &kinds) }
        try check("ubrk line", code)
        switch wordBreak.adding(keywordOf: language) {
        case .normal: break
        case .keepAll: WholeWords.keepAll(in: &kinds, of: units)
        case .keepHangul where !isASCII: WholeWords.keepHangul(in: &kinds, of: units)
        case .keepHangul: break
        }
    }

    /// The boundaries between grapheme clusters alone.
    static func graphemes(of units: [UInt16], isASCII: Bool) throws -> [UInt8] {
        var kinds = [UInt8](repeating: isASCII && !units.isEmpty ? BoundaryKind.grapheme : 0, count: units.count + 1)
        guard !units.isEmpty else { return kinds }
        if isASCII {
            for offset in 1..<units.count where units[offset - 1] == 0x0D && units[offset] == 0x0A {
                kinds[offset] &= ~BoundaryKind.grapheme
            }
        } else {
            try check("ubrk grapheme", cunicode_grapheme_boundaries(units, Int32(units.count), &kinds))
            Syllables.join(in: &kinds, of: units)
        }
        return kinds
    }

    private static func levels(of units: [UInt16], direction: BaseDirection) throws -> ([UInt8], [UInt8]) {
        var levels = [UInt8](repeating: 0, count: units.count)
        var paragraphLevels = [UInt8](repeating: direction == .rightToLeft ? 1 : 0, count: max(units.count, 1))
        let base =
            switch direction {
            case .natural: CUNICODE_NATURAL
            case .leftToRight: CUNICODE_LEFT_TO_RIGHT
            case .rightToLeft: CUNICODE_RIGHT_TO_LEFT
            }
        try check(
            "ubidi",
            cunicode_bidi_levels(units, Int32(units.count), Int32(base), &levels, &paragraphLevels))
        return (levels, paragraphLevels)
    }

    private static func check(_ call: String, _ code: Int32) throws {
        guard code == 0 else { throw TypesettingError.unicodeFailure(call: call, code: Int(code)) }
    }
}

/// The bits that describe a boundary.
enum BoundaryKind {
    static let soft = UInt8(CUNICODE_LINE_SOFT)
    static let mandatory = UInt8(CUNICODE_LINE_MANDATORY)
    static let grapheme = UInt8(CUNICODE_GRAPHEME)
}
