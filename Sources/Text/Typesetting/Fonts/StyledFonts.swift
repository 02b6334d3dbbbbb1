/// The families of a cascade in one weight and slant. Each is opened when a character first needs it.
final class StyledFonts: Sendable {
    /// The indices of the families in the order in which they are searched.
    let order: [Int]
    let weight: FontWeight
    let isItalic: Bool
    let hasMonospacedDigits: Bool
    let missingGlyphs: FontCascade.MissingGlyphPolicy
    let familyNames: [String]
    /// Whether the engine adds the tracking of the system font to the primary font.
    let isPrimaryTracked: Bool
    /// The families that are searched first for emoji.
    let emoji: [FontSlot]
    /// The font of each character that is a cluster by itself.
    let fallback = FallbackTable()
    let shapers: ItemShapers
    /// One font per family, and a second one where the regular file of the family is another file.
    private let fonts: [StyledFont]
    private let regular: [StyledFont?]

    init(
        families: [FontFamily], order: [Int], weight: FontWeight, isItalic: Bool, hasMonospacedDigits: Bool,
        missingGlyphs: FontCascade.MissingGlyphPolicy,
        shapers: ItemShapers
    ) {
        self.order = order
        self.weight = weight
        self.isItalic = isItalic
        self.hasMonospacedDigits = hasMonospacedDigits
        self.missingGlyphs = missingGlyphs
        self.shapers = shapers
        familyNames = families.map(\.name)
        isPrimaryTracked = families[0].isTracked
        emoji = families.indices.filter { families[$0].role == .emoji }.map { FontSlot(family: $0) }
        func styled(_ member: FontFamily.Member) -> StyledFont {
            StyledFont(member, weight: weight, hasMonospacedDigits: hasMonospacedDigits)
        }
        fonts = families.map { styled($0.member(weight: weight, isItalic: isItalic)) }
        regular = families.map { family in
            let regular = family.member(weight: .regular, isItalic: isItalic)
            return family.member(weight: weight, isItalic: isItalic) === regular
                ? nil : styled(regular)
        }
    }

    /// The first slot for which `draws` is true, in the order in which slots are searched: for each family its file for
    /// the weight, then its regular file.
    func firstSlot(where draws: (FontSlot) throws -> Bool) rethrows -> FontSlot? {
        for family in order {
            let slot = FontSlot(family: family)
            if try draws(slot) { return slot }
            // A bold file may have fewer characters than the regular file.
            if regular[family] != nil, case let slot = FontSlot(family: family, isRegular: true), try draws(slot) {
                return slot
            }
        }
        return nil
    }

    /// Whether the regular file of a family is another than its file for the weight.
    func hasRegularFile(_ family: Int) -> Bool { regular.indices.contains(family) && regular[family] != nil }

    /// The heaviest weight that the manifest says a slot's file has.
    func heaviestWeight(of slot: FontSlot) -> Double { font(of: slot).weights.upperBound }

    /// The characters that the file of a slot draws; nil when the manifest does not list them.
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
