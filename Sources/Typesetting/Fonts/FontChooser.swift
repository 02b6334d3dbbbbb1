import CHarfBuzz
import CUnicode

/// Chooses the font of each grapheme cluster of one paragraph. Opens a family only when a cluster asks for it.
///
/// A cluster goes to the first family that has all its characters; emoji go to the emoji font before any other is
/// asked. A cluster is never split between fonts.
struct FontChooser {
    private let cascade: FontCascade
    private let style: TextStyle
    private var opened: [FontInstance?]
    private var openedLight: [FontInstance?]

    /// The font of the primary family.
    let primary: FontInstance

    init(cascade: FontCascade, style: TextStyle) throws {
        self.cascade = cascade
        self.style = style
        opened = Array(repeating: nil, count: cascade.familyCount)
        openedLight = opened
        primary = try cascade.instance(family: 0, style: style)
        opened[0] = primary
    }

    /// The font for a cluster.
    /// - Throws: ``TypesettingError/missingGlyph(scalar:cascade:)`` when no font has its first character and the
    ///   cascade does not draw boxes.
    mutating func font(for units: [UInt16], in cluster: Range<Int>) throws -> FontInstance {
        if cluster.count == 1, Self.draws(primary, UInt32(units[cluster.lowerBound])) { return primary }
        let choice = EmojiPresentation.choice(for: units, in: cluster)
        if choice == .emoji, let index = cascade.emojiIndex {
            let emoji = try font(at: index)
            if Self.draws(emoji, units, cluster) { return emoji }
        }
        if let font = try firstFont(drawing: units, in: cluster, skippingEmoji: choice == .text) { return font }
        // A font that has the base may still compose the rest; what stays missing shows as glyph 0 after shaping.
        let base = cluster.lowerBound..<Scalars.decode(units, at: cluster.lowerBound).next
        if base != cluster, let font = try firstFont(drawing: units, in: base, skippingEmoji: choice == .text) {
            return font
        }
        if choice == .text, let index = cascade.emojiIndex {
            let emoji = try font(at: index)
            if Self.draws(emoji, units, base) { return emoji }
        }
        guard cascade.missingGlyphs == .box else {
            throw try missing(in: cluster, of: units)
        }
        return primary
    }

    /// The error for a cluster that no font draws: it names the first character that none has, or the first of all
    /// when only their combination is missing.
    mutating func missing(in cluster: Range<Int>, of units: [UInt16]) throws -> TypesettingError {
        var offset = cluster.lowerBound
        var missing = Scalars.decode(units, at: offset).character
        while offset < cluster.upperBound {
            let (character, next) = Scalars.decode(units, at: offset)
            if !Self.isIgnorable(character),
                try firstFont(drawing: units, in: offset..<next, skippingEmoji: false) == nil
            {
                missing = character
                break
            }
            offset = next
        }
        return .missingGlyph(scalar: missing, cascade: cascade.familyNames)
    }

    private mutating func firstFont(
        drawing units: [UInt16], in cluster: Range<Int>, skippingEmoji: Bool
    ) throws -> FontInstance? {
        for index in opened.indices where !(skippingEmoji && index == cascade.emojiIndex) {
            let font = try font(at: index)
            if Self.draws(font, units, cluster) { return font }
            // The bold CJK file has fewer characters than the regular one.
            if cascade.hasLighterFile(family: index, weight: style.weight) {
                let light = try lightFont(at: index)
                if Self.draws(light, units, cluster) { return light }
            }
        }
        return nil
    }

    private mutating func font(at index: Int) throws -> FontInstance {
        if let font = opened[index] { return font }
        let font = try cascade.instance(family: index, style: style)
        opened[index] = font
        return font
    }

    private mutating func lightFont(at index: Int) throws -> FontInstance {
        if let font = openedLight[index] { return font }
        let font = try cascade.instance(family: index, style: style, isLight: true)
        openedLight[index] = font
        return font
    }

    private static func draws(_ font: FontInstance, _ units: [UInt16], _ cluster: Range<Int>) -> Bool {
        var offset = cluster.lowerBound
        while offset < cluster.upperBound {
            let (character, next) = Scalars.decode(units, at: offset)
            if !draws(font, character) && !isIgnorable(character) { return false }
            offset = next
        }
        return true
    }

    private static func draws(_ font: FontInstance, _ character: UInt32) -> Bool {
        var glyph: hb_codepoint_t = 0
        return hb_font_get_nominal_glyph(font.font, character, &glyph) != 0
    }

    private static func isIgnorable(_ character: UInt32) -> Bool {
        character >= 0xAD && cunicode_is_default_ignorable(character)
    }
}
