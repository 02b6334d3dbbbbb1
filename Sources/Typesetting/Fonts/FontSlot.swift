/// One of the fonts of a ``StyledFonts``: a family's file for the weight, or its lightest file.
struct FontSlot: RawRepresentable, Equatable, Sendable {
    let rawValue: UInt8

    init(rawValue: UInt8) { self.rawValue = rawValue }

    init(family: Int, isLight: Bool = false) { rawValue = UInt8(2 * family + (isLight ? 1 : 0)) }

    /// No font.
    static let none = FontSlot(rawValue: .max - 1)
    static let primary = FontSlot(family: 0)
}
