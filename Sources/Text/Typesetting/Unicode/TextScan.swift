import CUnicode

/// Reads a text once to find out which steps of the analysis it needs.
struct TextScan {
    var isASCII = true
    /// Whether every unit is a grapheme, except a CR before an LF.
    var isSimple = true
    var needsBidi = false
    var hasTabs = false
    var hasSoftHyphens = false
    var hasQuotationMarks = false

    /// - Throws: ``TypesettingError/loneSurrogate(offset:)`` when the text is not well-formed.
    init(_ units: [UInt16]) throws {
        var offset = 0
        let count = units.count
        try units.withUnsafeBufferPointer { units in
            while offset < count {
                let unit = units[offset]
                offset += 1
                if unit < 0x80 {
                    if unit == 0x09 { hasTabs = true }
                    continue
                }
                isASCII = false
                if unit == Scalars.softHyphen { hasSoftHyphens = true }
                if QuotationMarks.isAmbiguous(unit) { hasQuotationMarks = true }
                if isSimple, !SimpleGraphemes.contains(unit) { isSimple = false }
                var character = UInt32(unit)
                if unit & 0xF800 == 0xD800 {
                    guard unit < 0xDC00, offset < count, units[offset] & 0xFC00 == 0xDC00 else {
                        throw TypesettingError.loneSurrogate(offset: offset - 1)
                    }
                    character = 0x10000 + (UInt32(unit & 0x3FF) << 10 | UInt32(units[offset] & 0x3FF))
                    offset += 1
                }
                if !needsBidi, Self.mayNeedBidi(character) { needsBidi = cunicode_needs_bidi(character) }
            }
        }
    }

    /// Whether a character can be right-to-left or an explicit bidi control: it is not before the Hebrew block, nor in the
    /// blocks of India and South-East Asia, nor in those of symbols, ideographs, kana and Hangul.
    private static func mayNeedBidi(_ character: UInt32) -> Bool {
        switch character {
        case 0..<0x590, 0x900..<0x2000, 0x2070..<0xFB00: false
        default: true
        }
    }
}
