import LineBreaking

/// What a style and a language decide before there is a text: the fonts, the tracking and the minimum of every line.
final class StyleSetting: Sendable {
    let style: TextStyle
    let language: TextLanguage
    let chooser: FontChooser
    let scale: TextScale
    /// The minimum of every line: room for the primary font and, under `contain`, for the font of the typesetting
    /// language.
    let strut: LineMetrics

    init(_ style: TextStyle, language: TextLanguage, fonts: FontCascade) throws {
        self.style = style
        self.language = language
        chooser = try FontChooser(cascade: fonts, style: style, language: language)
        scale = TextScale(style)
        strut = try Self.strut(of: style, chooser: chooser)
    }

    /// Whether lines are tall enough for every font that is used in them.
    var isRaisedByFonts: Bool { style.lineHeightPolicy == .contain }

    static func strut(of style: TextStyle, chooser: FontChooser) throws -> LineMetrics {
        let primary = chooser.primary.file
        let strut = style.lineHeightPolicy.strut(ascent: primary.ascent, descent: primary.descent)
        guard style.lineHeightPolicy == .contain,
            let letter = style.typesettingLanguage.flatMap(LanguageLetters.letter(of:))
        else { return strut }
        guard let file = try chooser.font(at: chooser.slot(for: [letter], in: 0..<1))?.file else { return strut }
        return strut.union(LineMetrics(ascent: file.ascent, descent: file.descent))
    }
}

/// The settings that were used last, each in the place of its hash.
struct StyleSettings {
    /// More styles and languages than one screen has.
    private static let size = 128

    private var settings = [StyleSetting?](repeating: nil, count: StyleSettings.size)

    private static func place(_ style: TextStyle, _ language: String) -> Int {
        var hash = style.pointSize.bitPattern.byteSwapped &* 31 &+ style.weight.rawValue.bitPattern.byteSwapped
        for byte in language.utf8 { hash = hash &* 31 &+ UInt64(byte) }
        return Int(hash % UInt64(size))
    }

    func setting(_ style: TextStyle, _ language: String) -> StyleSetting? {
        guard let known = settings[Self.place(style, language)], known.language.tag == language, known.style == style
        else { return nil }
        return known
    }

    mutating func insert(_ setting: StyleSetting) {
        settings[Self.place(setting.style, setting.language.tag)] = setting
    }
}

extension FontCascade {
    /// The setting of a style and the language of a BCP 47 tag.
    func setting(_ style: TextStyle, language tag: String) throws -> StyleSetting {
        if let known = knownSetting(style, tag) { return known }
        let made = try StyleSetting(style, language: languages.language(tag), fonts: self)
        keep(made)
        return made
    }
}
