/// The families of a cascade in one weight and slant, each opened when a character first needs it.
final class StyledFonts: Sendable {
    /// The indices of the families in the order they are asked.
    let order: [Int]
    let weight: FontWeight
    let isItalic: Bool
    let missingGlyphs: FontCascade.MissingGlyphPolicy
    let familyNames: [String]
    /// Whether the engine adds the tracking of the system font to the primary font.
    let isPrimaryTracked: Bool
    /// The families that are asked first for emoji.
    let emoji: [FontSlot]
    /// Which font draws a character that is a cluster by itself.
    let fallback = FallbackTable()
    let shapers: ItemShapers
    /// A font a family, and another where the family has a regular file beside that for the weight.
    private let fonts: [StyledFont]
    private let regular: [StyledFont?]

    init(
        families: [FontFamily], order: [Int], weight: FontWeight, isItalic: Bool,
        missingGlyphs: FontCascade.MissingGlyphPolicy,
        shapers: ItemShapers
    ) {
        self.order = order
        self.weight = weight
        self.isItalic = isItalic
        self.missingGlyphs = missingGlyphs
        self.shapers = shapers
        familyNames = families.map(\.name)
        isPrimaryTracked = families[0].isTracked
        emoji = families.indices.filter { families[$0].role == .emoji }.map { FontSlot(family: $0) }
        fonts = families.map { StyledFont($0.member(weight: weight, isItalic: isItalic), weight: weight) }
        regular = families.map { family in
            let regular = family.member(weight: .regular, isItalic: isItalic)
            return family.member(weight: weight, isItalic: isItalic) === regular
                ? nil : StyledFont(regular, weight: weight)
        }
    }

    /// The slots in the order they are asked: a family's file for the weight, then its regular one.
    func firstSlot(where draws: (FontSlot) throws -> Bool) rethrows -> FontSlot? {
        for family in order {
            let slot = FontSlot(family: family)
            if try draws(slot) { return slot }
            // The bold CJK file has fewer characters than the regular one.
            if regular[family] != nil, case let slot = FontSlot(family: family, isRegular: true), try draws(slot) {
                return slot
            }
        }
        return nil
    }

    /// The characters of a slot's file as its manifest tells; nil when only the file tells.
    func coverage(of slot: FontSlot) -> CharacterCoverage? { font(of: slot).coverage }

    /// The name of a slot's file.
    func fileName(of slot: FontSlot) -> String { font(of: slot).fileName }

    /// The font of a slot at a size; nil for ``FontSlot/none``.
    /// - Throws: ``TypesettingError/unusableFont(file:reason:)`` when the file cannot be opened.
    func font(at slot: FontSlot, pointSize: Double) throws -> FontInstance? {
        guard slot != .none else { return nil }
        return try font(of: slot).instance(pointSize: pointSize)
    }

    private func font(of slot: FontSlot) -> StyledFont {
        slot.isRegular ? regular[slot.family] ?? fonts[slot.family] : fonts[slot.family]
    }
}
