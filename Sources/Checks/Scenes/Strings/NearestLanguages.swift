import Typesetting

/// In which of its languages an app speaks to a viewer whose own it does not have.
///
/// It is a regional one before the general one: British English for India ("Apple Technical Note TN2418"; the examples of
/// `ualoc_localizationsToUse` in Apple's ICU).
enum NearestLanguages {
    /// The tags of a locale's texts, the nearest first: `zh-Hant-HK`, `zh-HK`, `zh-Hant`, `zh-TW`.
    static func tags(of locale: String) -> [String] {
        let subtags = locale.split(separator: "-")
        let language = subtags.first?.lowercased() ?? ""
        let parts = subtags.dropFirst().prefix { $0.count > 1 }
        let region = parts.first { $0.count == 2 || $0.first?.isNumber == true }?.uppercased()
        let script = parts.first { $0.count == 4 && $0.allSatisfy(\.isLetter) }?.lowercased()
        if language == "zh" { return chinese(locale, script: script, region: region) }
        guard subtags.count > 1 else { return [locale] }
        let shorter = (1...subtags.count).reversed().map { subtags.prefix($0).joined(separator: "-") }
        // Serbian in Latin letters is no kind of that in Cyrillic ones.
        if let script, script != self.script(of: language) { return shorter.dropLast() }
        guard let region, let parent = parents[language], parent.regions.contains(region) else { return shorter }
        return shorter.dropLast() + [parent.tag] + shorter.suffix(1)
    }

    /// Among tags of one language, the one for a locale that none of its own ``tags(of:)`` is among: in the script that it
    /// is written in, the source language's first, then that of the language's usual region: `pt-BR` for `pt`. Nil where
    /// all are in another script.
    static func relative(of locale: String, among tags: [String], sourceLanguage: String) -> String? {
        let usual = LanguageSubtags.likely(for: String(locale.prefix { $0 != "-" }))
        func rank(_ tag: String) -> Int {
            if tag == sourceLanguage { return 0 }
            return LanguageSubtags.likely(for: tag) == usual ? 1 : 2
        }
        return tags.filter { script(of: $0) == script(of: locale) }.min { (rank($0), $0) < (rank($1), $1) }
    }

    /// The script that a language is written in, in lower case.
    private static func script(of tag: String) -> String? {
        LanguageSubtags.likely(for: tag).dropFirst().first.map(String.init)
    }

    /// Chinese in the other script is another language to its readers, and `zh` is in the simplified one.
    private static func chinese(_ locale: String, script: String?, region: String?) -> [String] {
        let isTraditional = script.map { $0 == "hant" } ?? region.map(traditionalRegions.contains) ?? false
        let name = isTraditional ? "zh-Hant" : "zh-Hans"
        let regions = [region, isTraditional && region == "MO" ? "HK" : nil].compactMap(\.self)
        return [locale]
            + regions.flatMap { region in
                ["\(name)-\(region)"] + (traditionalRegions.contains(region) == isTraditional ? ["zh-\(region)"] : [])
            }
            + (isTraditional ? [name, "zh-TW"] : [name, "zh", "zh-CN"])
    }

    private static let traditionalRegions: Set<String> = ["HK", "MO", "TW"]

    /// The regions whose people read the language as another region does ("Unicode CLDR 42, parentLocales"; for English
    /// those of 001 and 150 that Apple's ICU has under `en-GB`).
    private static let parents: [String: (tag: String, regions: Set<String>)] = [
        "en": (
            "en-GB",
            [
                "150", "AG", "AI", "AT", "AU", "BB", "BD", "BE", "BM", "BN", "BS", "BW", "BZ", "CC", "CH", "CK", "CX",
                "CY", "DE", "DG", "DK", "DM", "FI", "FJ", "FK", "FR", "GD", "GG", "GH", "GI", "GM", "GY", "HK", "IE",
                "IM", "IN", "IO", "JE", "JM", "KE", "KI", "KN", "KY", "LC", "LK", "LS", "MO", "MS", "MT", "MU", "MV",
                "MW", "MY", "NA", "NF", "NG", "NL", "NR", "NU", "NZ", "PG", "PK", "PN", "SB", "SC", "SD", "SE", "SG",
                "SH", "SI", "SL", "SS", "SZ", "TC", "TO", "TT", "TV", "TZ", "UG", "VC", "VG", "VU", "WS", "ZA", "ZM",
                "ZW",
            ]
        ),
        "es": (
            "es-419",
            [
                "AR", "BO", "BR", "BZ", "CL", "CO", "CR", "CU", "DO", "EC", "GT", "HN", "MX", "NI", "PA", "PE", "PR",
                "PY", "SV", "US", "UY", "VE",
            ]
        ),
        "pt": ("pt-PT", ["AO", "CH", "CV", "FR", "GQ", "GW", "LU", "MO", "MZ", "ST", "TL"]),
    ]
}
