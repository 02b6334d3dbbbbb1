/// The plural forms of languages for whole numbers ("Unicode CLDR 47, plural rules, cardinal").
///
/// Forms that only fractions, or numbers from a million on in words, use are omitted, because no count of an app has
/// them.
enum PluralRules {
    /// The forms that a string needs in the language of a tag; `other` is always one of them.
    static func forms(of locale: String) -> [PluralForm] {
        let language = locale.split(separator: "-").first?.lowercased() ?? ""
        return table.first { $0.languages.contains(language) }?.forms ?? [.one, .other]
    }

    /// Whether a form is used for several numbers, so that
    /// its text needs the number: `one` is for 1, 21 and 31 in Russian, and for 0 and 1 in French.
    static func isForSeveralNumbers(_ form: PluralForm, in locale: String) -> Bool {
        // In European Portuguese `one` is for 1 alone, in Brazilian for 0 and 1.
        guard !locale.lowercased().hasPrefix("pt-pt") else { return false }
        let language = locale.split(separator: "-").first?.lowercased() ?? ""
        return switch form {
        case .zero: severalZeros.contains(language)
        case .one: severalOnes.contains(language)
        case .two: severalTwos.contains(language)
        default: true
        }
    }

    private static let table: [(languages: Set<String>, forms: [PluralForm])] = [
        (
            [
                "bm", "bo", "dz", "hnj", "id", "ig", "ii", "in", "ja", "jbo", "jv", "jw", "kde", "kea", "km", "ko",
                "lkt", "lo", "ms", "my", "nqo", "osa", "sah", "ses", "sg", "su", "th", "to", "tpi", "vi", "wo", "yo",
                "yue", "za", "zh",
            ], [.other]
        ),
        (["ar", "ars"], [.zero, .one, .two, .few, .many, .other]),
        (["cy", "kw"], [.zero, .one, .two, .few, .many, .other]),
        (["be", "ru", "uk", "pl"], [.one, .few, .many, .other]),
        (["ga", "mt"], [.one, .two, .few, .many, .other]),
        (["br", "dsb", "gd", "gv", "hsb", "sl"], [.one, .two, .few, .other]),
        (["bs", "cs", "hr", "lt", "mo", "ro", "sh", "shi", "sk", "sr"], [.one, .few, .other]),
        (["he", "iu", "iw", "naq", "sat", "se", "sma", "smi", "smj", "smn", "sms"], [.one, .two, .other]),
        (["ksh", "lag", "lv", "prg", "blo"], [.zero, .one, .other]),
    ]

    /// Languages where the last digits decide about `one`, or where it is for 0 and 1.
    private static let severalOnes: Set<String> = [
        "be", "bs", "br", "ceb", "dsb", "fil", "gd", "gv", "hr", "hsb", "is", "lt", "lv", "mk", "prg", "ru", "sh", "sl",
        "sr", "tl", "tzm", "uk",
        "ak", "am", "as", "bn", "fa", "ff", "fr", "gu", "hi", "hy", "kab", "kn", "ln", "mg", "pa", "pt", "si", "ti",
        "wa",
        "zu",
    ]
    /// Languages where the last digits decide about `two`.
    private static let severalTwos: Set<String> = ["br", "dsb", "gd", "gv", "hsb", "kw", "sl"]
    /// Languages where `zero` is also for 10, 20 and 11 to 19.
    private static let severalZeros: Set<String> = ["lv", "prg"]
}
