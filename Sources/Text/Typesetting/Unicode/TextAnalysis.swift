import CUnicode
import LineBreaking

/// What Unicode says about a text: where it can be divided, and the bidi level of every UTF-16 unit. ICU is the only
/// source.
///
/// One scan decides which steps are needed: text without right-to-left characters needs no bidi step, and in most texts
/// every unit is a grapheme except a CR before an LF.
struct TextAnalysis: Sendable {
    let text: AnalyzedText
    /// The ``BoundaryKind`` bits of each offset `0...count`.
    let boundaries: [UInt8]

    var units: [UInt16] { text.units }

    /// Analyses a text in a language.
    init(
        units: [UInt16], language: TextLanguage, direction: BaseDirection, wordBreak: WordBreak = .normal
    ) throws {
        let scan = try TextScan(units)
        text = AnalyzedText(
            units: units,
            levels: scan.needsBidi || direction == .rightToLeft
                ? try Self.levels(of: units, direction: direction) : [],
            hasTabs: scan.hasTabs, hasSoftHyphens: scan.hasSoftHyphens, hasQuotationMarks: scan.hasQuotationMarks)
        var boundaries = try Self.graphemes(of: units, scan)
        try Self.addLineBoundaries(to: &boundaries, of: text, language, wordBreak, isASCII: scan.isASCII)
        self.boundaries = boundaries
    }

    /// The same text with the break rules of another language.
    init(_ other: TextAnalysis, language: TextLanguage, wordBreak: WordBreak) throws {
        text = other.text
        var boundaries = other.boundaries.map { $0 & BoundaryKind.grapheme }
        try Self.addLineBoundaries(to: &boundaries, of: text, language, wordBreak, isASCII: false)
        self.boundaries = boundaries
    }

    /// The analysis of a text that was shaped: its boundaries are among the flags of its offsets.
    init(_ text: AnalyzedText, offsets: OffsetTable) {
        self.text = text
        let list = offsets.list
        boundaries = withExtendedLifetime(offsets) {
            (0...text.units.count).map { list.flags(at: $0) & BoundaryKind.all }
        }
    }

    private static func addLineBoundaries(
        to kinds: inout [UInt8], of analyzed: AnalyzedText, _ language: TextLanguage, _ wordBreak: WordBreak,
        isASCII: Bool
    ) throws {
        let units = analyzed.units
        guard !units.isEmpty else { return }
        let text = analyzed.hasQuotationMarks ? language.quotationMarks.asBrackets(units) : units
        // A text that is passed as it is would be copied into an array.
        let code = language.tag.withCString { cunicode_line_boundaries($0, text, Int32(text.count), &kinds) }
        try check("ubrk line", code)
        switch wordBreak.adding(keywordOf: language.tag) {
        case .normal: break
        case .keepAll: WholeWords.keepAll(in: &kinds, of: units)
        case .keepHangul where !isASCII: WholeWords.keepHangul(in: &kinds, of: units)
        case .keepHangul: break
        }
    }

    /// The boundaries between grapheme clusters alone.
    static func graphemes(of units: [UInt16], _ scan: TextScan) throws -> [UInt8] {
        var kinds = [UInt8](
            repeating: scan.isSimple && !units.isEmpty ? BoundaryKind.grapheme : 0, count: units.count + 1)
        guard !units.isEmpty else { return kinds }
        if scan.isSimple {
            for offset in 1..<units.count where units[offset] == 0x0A && units[offset - 1] == 0x0D {
                kinds[offset] &= ~BoundaryKind.grapheme
            }
        } else {
            try check("ubrk grapheme", cunicode_grapheme_boundaries(units, Int32(units.count), &kinds))
            Syllables.join(in: &kinds, of: units)
        }
        return kinds
    }

    /// See ``AnalyzedText/levels``.
    private static func levels(of units: [UInt16], direction: BaseDirection) throws -> [UInt8] {
        let base =
            switch direction {
            case .natural: CUNICODE_NATURAL
            case .leftToRight: CUNICODE_LEFT_TO_RIGHT
            case .rightToLeft: CUNICODE_RIGHT_TO_LEFT
            }
        guard !units.isEmpty else { return [direction == .rightToLeft ? 1 : 0] }
        var code: Int32 = 0
        let levels = [UInt8](unsafeUninitializedCapacity: 2 * units.count) { levels, count in
            guard let first = levels.baseAddress else { return }
            code = cunicode_bidi_levels(units, Int32(units.count), Int32(base), first, first + units.count)
            count = 2 * units.count
        }
        try check("ubidi", code)
        return levels
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
    static let all = soft | mandatory | grapheme
}
