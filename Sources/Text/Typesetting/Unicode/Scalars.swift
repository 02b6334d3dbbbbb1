/// Properties of characters in UTF-16 text that is known to be well-formed.
enum Scalars {
    /// The character that starts at `offset`, and the offset after it.
    static func decode(_ units: [UInt16], at offset: Int) -> (character: UInt32, next: Int) {
        let unit = units[offset]
        guard unit & 0xFC00 == 0xD800, offset + 1 < units.count else { return (UInt32(unit), offset + 1) }
        return (0x10000 + (UInt32(unit & 0x3FF) << 10 | UInt32(units[offset + 1] & 0x3FF)), offset + 2)
    }

    /// The soft hyphen, which is invisible unless a line ends at it.
    static let softHyphen: UInt16 = 0xAD

    /// The character in place of which an attachment is drawn.
    static let objectReplacement: UInt16 = 0xFFFC

    /// Whether a unit ends a line and draws nothing: LF, VT, FF, CR, NEL, LS and PS.
    static func isLineTerminator(_ unit: UInt16) -> Bool {
        (0x0A...0x0D).contains(unit) || unit == 0x85 || unit == 0x2028 || unit == 0x2029
    }

    /// Whether a unit ends a paragraph, and not a line alone.
    static func endsParagraph(_ unit: UInt16) -> Bool { unit == 0x0A || unit == 0x0D || unit == 0x2029 }

    /// Whether a unit is white space that hangs at the end of a line: spaces after which a line may end, tabs and line
    /// terminators. No-break spaces do not hang.
    static func hangs(_ unit: UInt16) -> Bool {
        switch unit {
        case 0x20, 0x09, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: true
        default: isLineTerminator(unit)
        }
    }

    /// Whether a unit is a C0 or C1 control, which has no glyph.
    static func isControl(_ unit: UInt16) -> Bool { unit < 0x20 || (0x7F...0x9F).contains(unit) }

    /// Whether a unit is a sign that is in one grapheme cluster with the number or word after it ("Unicode 15.0,
    /// PropList, Prepended_Concatenation_Mark").
    static func isPrependedSign(_ unit: UInt16) -> Bool {
        switch unit {
        case 0x600...0x605, 0x6DD, 0x70F, 0x890, 0x891, 0x8E2: true
        default: false
        }
    }
}
