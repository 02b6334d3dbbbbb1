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
