/// What can go wrong when text is typeset. The description of each case says what is wrong, where, and how to fix it.
///
/// ```swift
/// do {
///     let paragraph = try Paragraph(
///         "Dinner?", style: TextStyle(pointSize: 17), language: "en", fonts: .bundled(missingGlyphs: .error))
///     print(paragraph.size(width: 200).height)
/// } catch TypesettingError.missingGlyph(let scalar, _) {
///     print("no font has U+\(String(scalar, radix: 16))")
/// }
/// ```
public enum TypesettingError: Error, Hashable, Sendable {
    /// A font file, or the manifest in its folder, cannot be used.
    case unusableFont(file: String, reason: String)
    /// No `Fonts` folder was found.
    case fontsNotFound(searched: [String])
    /// No font of the cascade has a glyph for a character, and the cascade is strict.
    case missingGlyph(scalar: UInt32, cascade: [String])
    /// The text has a surrogate without its other half, at this UTF-16 offset.
    case loneSurrogate(offset: Int)
    /// A value is outside its allowed range.
    case outOfRange(what: String, value: String, allowed: String)
    /// A call of ICU failed.
    case unicodeFailure(call: String, code: Int)
}

extension TypesettingError: CustomStringConvertible {
    /// The error in one line: what is wrong, where, and how to fix it.
    public var description: String {
        switch self {
        case .unusableFont(let file, let reason):
            return "font \(file): \(reason)"
        case .fontsNotFound(let searched):
            return
                "the bundled fonts are not found (looked in \(searched.joined(separator: ", "))); name their folder in "
                + "BALLOON_FONTS, or other fonts with --fonts DIR"
        case .missingGlyph(let scalar, let cascade):
            return "no font draws \(Self.codePoint(scalar)) (cascade: \(cascade.joined(separator: ", "))); "
                + "remove the character or add a font that has it"
        case .loneSurrogate(let offset):
            return "lone surrogate at UTF-16 offset \(offset); text must be well-formed Unicode"
        case .outOfRange(let what, let value, let allowed):
            return "\(what) \(value) is out of range; allowed: \(allowed)"
        case .unicodeFailure(let call, let code):
            return "ICU call \(call) failed with code \(code)"
        }
    }

    /// A character's code point as Unicode writes it, with at least four digits.
    package static func codePoint(_ scalar: UInt32) -> String {
        let hex = String(scalar, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - hex.count)) + hex
    }
}
