import LineBreaking

/// Everything that a paragraph is made of, except its point size, as pointers to what the caller has. So looking up a
/// paragraph counts no references.
///
/// Invariant: the UTF-8 of the strings and the cascade live at least as long as the key and do not change.
struct ParagraphKey: @unchecked Sendable {
    /// Everything except the strings.
    struct Setting: Equatable {
        let weight: FontWeight
        let lineHeightPolicy: LineHeightPolicy
        let isItalic, hasMonospacedDigits: Bool
        let tracking: Tracking
        let wordBreak: WordBreak
        let textWrap: TextWrap
        let hasTypesettingLanguage: Bool
        let direction: BaseDirection
        let fonts: ObjectIdentifier
    }

    let text, language, typesettingLanguage: UnsafeRawBufferPointer
    let setting: Setting
    let fonts: Unmanaged<FontCascade>
    /// The place to search first. It is the same in every language, and different keys can have the same hash.
    let hash: UInt64

    /// Calls a function with the key of a paragraph.
    @inline(__always)
    static func withKey<Result>(
        _ text: String, _ style: TextStyle, _ language: String, _ direction: BaseDirection, _ fonts: FontCascade,
        _ body: (ParagraphKey) throws -> Result
    ) rethrows -> Result {
        let setting = Setting(
            weight: style.weight, lineHeightPolicy: style.lineHeightPolicy, isItalic: style.isItalic,
            hasMonospacedDigits: style.hasMonospacedDigits, tracking: style.tracking, wordBreak: style.wordBreak,
            textWrap: style.textWrap,
            hasTypesettingLanguage: style.typesettingLanguage != nil, direction: direction,
            fonts: ObjectIdentifier(fonts))
        let fonts = Unmanaged.passUnretained(fonts)
        return try CodeUnits.withUTF8(of: text) { text in
            try CodeUnits.withUTF8(of: language) { language in
                guard let other = style.typesettingLanguage else {
                    return try body(
                        ParagraphKey(text, language, UnsafeRawBufferPointer(rebasing: text[..<0]), setting, fonts))
                }
                return try CodeUnits.withUTF8(of: other) {
                    try body(ParagraphKey(text, language, $0, setting, fonts))
                }
            }
        }
    }

    private init(
        _ text: UnsafeRawBufferPointer, _ language: UnsafeRawBufferPointer,
        _ typesettingLanguage: UnsafeRawBufferPointer, _ setting: Setting, _ fonts: Unmanaged<FontCascade>
    ) {
        (self.text, self.language, self.typesettingLanguage) = (text, language, typesettingLanguage)
        (self.setting, self.fonts) = (setting, fonts)
        var hash = setting.weight.rawValue.bitPattern.byteSwapped
        hash ^= UInt64(UInt(bitPattern: fonts.toOpaque()))
        CodeUnits.hash(text, into: &hash)
        self.hash = hash
    }
}
