/// One of the fonts of a ``StyledFonts``: the file of a family for the weight, or its regular file.
struct FontSlot: RawRepresentable, Equatable, Sendable {
    let rawValue: UInt8

    init(rawValue: UInt8) { self.rawValue = rawValue }

    init(family: Int, isRegular: Bool = false) { rawValue = UInt8(2 * family + (isRegular ? 1 : 0)) }

    /// The index of the family in the cascade.
    var family: Int { Int(rawValue / 2) }
    /// Whether this is the regular file instead of the file for the weight.
    var isRegular: Bool { rawValue % 2 == 1 }

    /// No font.
    static let none = FontSlot(rawValue: .max - 1)
    /// The boxes of characters that no font draws.
    static let missing = FontSlot(rawValue: .max - 2)
    /// A box in place of a character, which has no glyphs.
    static let attachment = FontSlot(rawValue: .max - 3)
    static let primary = FontSlot(family: 0)
}
