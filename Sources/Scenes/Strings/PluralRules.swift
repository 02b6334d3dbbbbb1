/// Which plural forms a language has for whole numbers ("Unicode CLDR 47, plural rules, cardinal").
///
/// Forms that only fractions, or numbers from a million on in words, take are left out: no count of an app has them.
enum PluralRules {
    /// The forms that a string needs in the language of a tag; `other` is always one of them.
    static func forms(of locale: String) -> [PluralForm] {
        let language = locale.split(separator: "-").first?.lowercased() ?? ""
        return table.first { $0.languages.contains(language) }?.forms ?? [.one, .other]
    }

    /// Whether the form `one` is for many numbers (1, 21, 31 …), so that its text needs the number.
    static func oneIsForManyNumbers(in locale: String) -> Bool {
        let language = locale.split(separator: "-").first?.lowercased() ?? ""
        return repeatingOnes.contains(language)
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

    /// Languages in which `one` is decided by the last digits, and Icelandic, Macedonian, Latvian and Tagalog likewise.
    private static let repeatingOnes: Set<String> = [
        "be", "bs", "br", "ceb", "dsb", "fil", "gv", "hr", "hsb", "is", "lt", "lv", "mk", "prg", "ru", "sh", "sl", "sr",
        "tl", "tzm", "uk",
    ]
}
