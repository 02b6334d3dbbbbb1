import CHarfBuzz
import CUnicode

/// Chooses the font of each grapheme cluster of a text at one point size. Opens a family only when a cluster needs it.
///
/// A cluster is drawn by the first family that has all its characters. For a cluster that is shown as emoji, emoji
/// fonts are searched before all others; for other clusters, after all others. A cluster is never split between fonts,
/// except after a number sign before digits (U+0600), and where no font has all of it (``MissingCharacters``).
struct FontChooser: Sendable {
    private let fonts: StyledFonts
    private let pointSize: Double
    /// The font of the primary family.
    let primary: FontInstance

    init(_ fonts: StyledFonts, pointSize: Double) throws {
        self.fonts = fonts
        self.pointSize = pointSize
        missingGlyphs = fonts.missingGlyphs
        guard let primary = try fonts.font(at: .primary, pointSize: pointSize) else {
            throw TypesettingError.unusableFont(file: fonts.familyNames[0], reason: "is missing")
        }
        self.primary = primary
    }

    /// Whether the engine adds the tracking of the system font to the font of a slot.
    func isTracked(_ slot: FontSlot) -> Bool { slot.family == FontSlot.primary.family && fonts.isPrimaryTracked }

    /// Whether a slot belongs to an emoji font.
    func isEmoji(_ slot: FontSlot) -> Bool {
        slot != .primary && slot != .missing && slot != .attachment && fonts.emoji.contains { $0.family == slot.family }
    }

    var shapers: ItemShapers { fonts.shapers }
    /// What happens when no font draws a character.
    private(set) var missingGlyphs: FontCascade.MissingGlyphPolicy

    /// The same fonts, with boxes for characters that they do not draw.
    var drawingBoxes: FontChooser {
        var chooser = self
        chooser.missingGlyphs = .box
        return chooser
    }

    /// The font of a slot that was chosen for a cluster; nil for controls.
    func font(at slot: FontSlot) -> FontInstance? {
        // It was opened when the slot was chosen.
        switch slot {
        case .primary: primary
        case .missing: MissingGlyphBox.font
        case .attachment: nil
        default: try? fonts.font(at: slot, pointSize: pointSize)
        }
    }

    /// The slot of the font for a cluster.
    /// - Throws: ``TypesettingError/missingGlyph(scalar:cascade:)`` when no font has its first character and the
    ///   cascade does not draw boxes.
    func slot(for units: [UInt16], in cluster: Range<Int>) throws -> FontSlot {
        let (character, next) = Scalars.decode(units, at: cluster.lowerBound)
        let slot =
            next == cluster.upperBound
            ? try fonts.fallback.slot(of: character) { try find(units, in: cluster) ?? .none }
            : try slot(forCharactersOf: units, in: cluster) ?? .none
        guard slot == .none else { return slot }
        guard missingGlyphs == .box else { throw missing(in: cluster, of: units) }
        return .primary
    }

    /// Whether a unit is a character that is known to be drawn by the font of a slot. No surrogate and no control is.
    @inline(__always)
    func isKnown(_ unit: UInt16, at slot: FontSlot) -> Bool {
        fonts.fallback.knownSlot(of: unit) == slot && !Scalars.isControl(unit) && !Scalars.isLineTerminator(unit)
    }

    /// The slot of the regular file of a slot's family if it draws the cluster; otherwise the slot.
    func regular(_ slot: FontSlot, for units: [UInt16], in cluster: Range<Int>) throws -> FontSlot {
        guard fonts.hasRegularFile(slot.family) else { return slot }
        let regular = FontSlot(family: slot.family, isRegular: true)
        return try draws(regular, units, cluster) ? regular : slot
    }

    /// Whether the font of a slot is lighter than the style asks for: no bold font, where a bold one is asked for.
    ///
    /// Semibold, 600, is the lightest weight that counts as bold: 500 is drawn by a regular file ("CSS Fonts 4", 5.2).
    func isTooLight(_ slot: FontSlot) -> Bool {
        let bold = FontWeight.semibold.rawValue
        guard fonts.weight.rawValue >= bold, slot != .none, slot != .missing, slot != .attachment,
            fonts.heaviestWeight(of: slot) < bold
        else { return false }
        return font(at: slot).map { $0.weight < bold } ?? false
    }

    /// The slot of the first font that has a character; nil when no font has it.
    func slot(drawing units: [UInt16], in character: Range<Int>) throws -> FontSlot? {
        let slot = try fonts.fallback.slot(of: Scalars.decode(units, at: character.lowerBound).character) {
            try find(units, in: character) ?? .none
        }
        return slot == .none ? nil : slot
    }

    /// The error for a cluster that no font draws. It names the first character that no font has. When only the
    /// combination is missing, it names the first character that the font of the base character lacks.
    func missing(in cluster: Range<Int>, of units: [UInt16]) -> TypesettingError {
        let base = cluster.lowerBound..<Scalars.decode(units, at: cluster.lowerBound).next
        let missing =
            firstUndrawn(units, cluster) { (try? firstSlot(drawing: units, in: $0)) != nil }
            ?? firstUndrawn(units, cluster) { character in
                guard let slot = try? slot(for: units, in: base) else { return false }
                return (try? draws(slot, units, character)) == true
            } ?? Scalars.decode(units, at: cluster.lowerBound).character
        return .missingGlyph(scalar: missing, cascade: fonts.familyNames)
    }

    /// The first character of a cluster that draws something and for whose range `isDrawn` is false.
    private func firstUndrawn(
        _ units: [UInt16], _ cluster: Range<Int>, isDrawn: (Range<Int>) -> Bool
    ) -> UInt32? {
        var offset = cluster.lowerBound
        while offset < cluster.upperBound {
            let (character, next) = Scalars.decode(units, at: offset)
            if !Self.isIgnorable(character), !isDrawn(offset..<next) { return character }
            offset = next
        }
        return nil
    }

    /// The slot for a cluster of several characters: nearly always that of its first character.
    private func slot(forCharactersOf units: [UInt16], in cluster: Range<Int>) throws -> FontSlot? {
        guard EmojiPresentation.choice(for: units, in: cluster) == .cascade else { return try find(units, in: cluster) }
        let base = cluster.lowerBound..<Scalars.decode(units, at: cluster.lowerBound).next
        let slot = try slot(for: units, in: base)
        // No earlier family has the first character, so only this one must be checked.
        var offset = base.upperBound
        while offset < cluster.upperBound {
            let (character, next) = Scalars.decode(units, at: offset)
            let own = try fonts.fallback.slot(of: character) { try find(units, in: offset..<next) ?? .none }
            guard try own == slot || draws(slot, units, offset..<next) else { return try find(units, in: cluster) }
            offset = next
        }
        return slot
    }

    /// Searches the fonts in order.
    private func find(_ units: [UInt16], in cluster: Range<Int>) throws -> FontSlot? {
        if cluster.count == 1, try draws(.primary, units, cluster) { return .primary }
        let choice = EmojiPresentation.choice(for: units, in: cluster)
        if choice == .emoji, let emoji = try emojiSlot(drawing: units, in: cluster) { return emoji }
        let skipped = choice == .text ? fonts.emoji : []
        if let slot = try firstSlot(drawing: units, in: cluster, skipping: skipped) { return slot }
        // A font that has the base character may still compose the rest. What is missing shows as glyph 0 after
        // shaping.
        let base = cluster.lowerBound..<Scalars.decode(units, at: cluster.lowerBound).next
        if base != cluster, let slot = try firstSlot(drawing: units, in: base, skipping: skipped) { return slot }
        return choice == .text ? try emojiSlot(drawing: units, in: base) : nil
    }

    private func emojiSlot(drawing units: [UInt16], in cluster: Range<Int>) throws -> FontSlot? {
        try fonts.emoji.first { try draws($0, units, cluster) }
    }

    private func firstSlot(
        drawing units: [UInt16], in cluster: Range<Int>, skipping skipped: [FontSlot] = []
    ) throws -> FontSlot? {
        try fonts.firstSlot { slot in try !skipped.contains(slot) && draws(slot, units, cluster) }
    }

    /// Whether a font has all characters of a cluster. When the manifest lists the characters of the font, the file is
    /// opened only if the list has all of them, and the file must agree.
    private func draws(_ slot: FontSlot, _ units: [UInt16], _ cluster: Range<Int>) throws -> Bool {
        guard let coverage = fonts.coverage(of: slot) else {
            return try undrawn(units, cluster) { try has(slot, $0) } == nil
        }
        guard try undrawn(units, cluster, by: coverage.contains) == nil else { return false }
        guard let character = try undrawn(units, cluster, by: { try has(slot, $0) }) else { return true }
        throw TypesettingError.unusableFont(
            file: fonts.fileName(of: slot),
            reason: "lacks U+\(String(character, radix: 16, uppercase: true)), which the key \"coverage\" of its "
                + "manifest lists; remove this key or correct it")
    }

    /// The first character of a cluster that draws something and for which `draws` is false.
    private func undrawn(
        _ units: [UInt16], _ cluster: Range<Int>, by draws: (UInt32) throws -> Bool
    ) rethrows -> UInt32? {
        var offset = cluster.lowerBound
        while offset < cluster.upperBound {
            let (character, next) = Scalars.decode(units, at: offset)
            if try !draws(character) && !Self.isIgnorable(character) { return character }
            offset = next
        }
        return nil
    }

    /// Whether the file of a slot has a character.
    private func has(_ slot: FontSlot, _ character: UInt32) throws -> Bool {
        var glyph: hb_codepoint_t = 0
        guard let font = slot == .primary ? primary : try fonts.font(at: slot, pointSize: pointSize) else {
            return false
        }
        return hb_font_get_nominal_glyph(font.font, character, &glyph) != 0
    }

    private static func isIgnorable(_ character: UInt32) -> Bool {
        character >= 0xAD && cunicode_is_default_ignorable(character)
    }
}

extension FontChooser {
    /// The fonts of a cascade for a style and language.
    init(cascade: FontCascade, style: TextStyle, language: TextLanguage) throws {
        try self.init(
            cascade.fonts(
                weight: style.weight, isItalic: style.isItalic, hasMonospacedDigits: style.hasMonospacedDigits,
                language: language),
            pointSize: style.pointSize)
    }
}
