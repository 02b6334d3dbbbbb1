/// One letter for each language whose script has fonts of its own. It is used to find the font that lines in this
/// language need room for.
enum LanguageLetters {
    /// The letter for a BCP 47 tag; nil for a language in Latin, Greek or Cyrillic script, which the primary font
    /// draws.
    static func letter(of language: String) -> UInt16? {
        let subtags = language.lowercased().split(separator: "-").map(String.init)
        guard let first = subtags.first else { return nil }
        if let script = subtags.dropFirst().first(where: { $0.count == 4 }) { return byScript[script] }
        return byScript[scripts[first] ?? ""]
    }

    /// The scripts of languages that have bundled fonts ("Unicode CLDR 43, likelySubtags").
    private static let scripts = [
        "am": "ethi", "ar": "arab", "as": "beng", "bn": "beng", "ckb": "arab", "fa": "arab", "gu": "gujr", "he": "hebr",
        "hi": "deva", "hy": "armn", "ja": "jpan", "ka": "geor", "km": "khmr", "kn": "knda", "ko": "kore", "ks": "arab",
        "lo": "laoo",
        "ml": "mlym", "mr": "deva", "my": "mymr", "ne": "deva", "or": "orya", "pa": "guru", "pnb": "arab", "ps": "arab",
        "sa": "deva",
        "sd": "arab", "si": "sinh", "ta": "taml", "te": "telu", "th": "thai", "ti": "ethi", "ug": "arab", "ur": "arab",
        "yi": "hebr", "zh": "hans",
    ]

    private static let byScript: [String: UInt16] = [
        "arab": 0x0628, "aran": 0x0628, "armn": 0x0561, "beng": 0x0995, "deva": 0x0915, "ethi": 0x12A0,
        "geor": 0x10D0, "gujr": 0x0A95, "guru": 0x0A15, "hans": 0x4E2D, "hant": 0x4E2D, "hebr": 0x05D0,
        "jpan": 0x3042, "khmr": 0x1780, "knda": 0x0C95, "kore": 0xAC00, "laoo": 0x0E81, "mlym": 0x0D15,
        "mymr": 0x1000, "orya": 0x0B15, "sinh": 0x0D9A, "taml": 0x0B95, "telu": 0x0C15, "thai": 0x0E01,
    ]
}
