import Typesetting

extension PluralRules {
    /// Whether nouns keep the singular behind a number, so that one text does for all: "1 oy", "4 oy".
    ///
    /// Of the languages with a form for 1 and one for other numbers, these write days, weeks, hours and months the same in
    /// both ("Unicode CLDR 49, units").
    var keepsSingular: Bool {
        kind == .cardinal && Self.singularLanguages.contains(SceneStrings.language(of: language))
    }

    private static let singularLanguages: Set<Substring> = [
        "az", "bn", "eu", "fa", "hu", "hy", "ka", "kk", "ky", "mn", "tk", "tr", "ug", "uz",
    ]
}
