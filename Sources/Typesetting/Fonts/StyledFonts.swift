/// The families of a cascade in one weight and slant, each opened when a character first needs it.
final class StyledFonts: Sendable {
    let weight: FontWeight
    let isItalic: Bool
    let missingGlyphs: FontCascade.MissingGlyphPolicy
    let familyNames: [String]
    /// The slot of the emoji font.
    let emoji: FontSlot?
    /// Which font draws a character that is a cluster by itself.
    let fallback = FallbackTable()
    let shapers: ItemShapers
    /// A font a family, and another where the family has a lighter file.
    private let regular: [StyledFont]
    private let light: [StyledFont?]

    init(
        families: [FontFamily], weight: FontWeight, isItalic: Bool, emojiIndex: Int?,
        missingGlyphs: FontCascade.MissingGlyphPolicy, shapers: ItemShapers
    ) {
        self.weight = weight
        self.isItalic = isItalic
        self.missingGlyphs = missingGlyphs
        self.shapers = shapers
        familyNames = families.map(\.name)
        emoji = emojiIndex.map { FontSlot(family: $0) }
        regular = families.map { StyledFont($0.member(forWeight: weight.rawValue), weight: weight) }
        light = families.map { family in
            let lightest = family.member(forWeight: 0)
            return family.member(forWeight: weight.rawValue) === lightest
                ? nil : StyledFont(lightest, weight: weight)
        }
    }

    /// The slots in the order they are asked: a family's file for the weight, then its lighter one.
    func firstSlot(where draws: (FontSlot) throws -> Bool) rethrows -> FontSlot? {
        for family in regular.indices {
            let slot = FontSlot(family: family)
            if try draws(slot) { return slot }
            // The bold CJK file has fewer characters than the regular one.
            if light[family] != nil, case let slot = FontSlot(family: family, isLight: true), try draws(slot) {
                return slot
            }
        }
        return nil
    }

    /// The font of a slot at a size; nil for ``FontSlot/none``.
    /// - Throws: ``TypesettingError/unusableFont(file:reason:)`` when the file cannot be opened.
    func font(at slot: FontSlot, pointSize: Double) throws -> FontInstance? {
        guard slot != .none else { return nil }
        let family = Int(slot.rawValue / 2)
        return try (slot.rawValue % 2 == 0 ? regular[family] : light[family] ?? regular[family])
            .instance(pointSize: pointSize)
    }
}
