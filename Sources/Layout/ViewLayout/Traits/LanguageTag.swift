/// The parts of a BCP 47 tag that decide the direction of an interface.
package struct LanguageTag: Hashable, Sendable {
    /// The language subtag in lower case, such as `ar`.
    let language: String
    /// The script subtag in lower case, such as `arab`; nil when the tag has none.
    let script: String?
    /// The region subtag in upper case, such as `EG`; nil when the tag has none.
    let region: String?
    /// The private-use subtags in lower case, such as `rtl` in `en-x-rtl`.
    let privateUse: [String]

    /// Reads a tag. Underscores count as hyphens; subtags after an extension's singleton are not looked at.
    init(_ tag: String) {
        let subtags = tag.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
        language = subtags.first.map { $0.lowercased() } ?? ""
        var script: String?
        var region: String?
        for subtag in subtags.dropFirst() {
            guard subtag.count > 1 else { break }
            if subtag.count == 4, script == nil, region == nil, subtag.allSatisfy(\.isLetter) {
                script = subtag.lowercased()
            } else if region == nil, subtag.count == 2 || (subtag.count == 3 && subtag.allSatisfy(\.isNumber)) {
                region = subtag.uppercased()
            }
        }
        self.script = script
        self.region = region
        privateUse =
            subtags.firstIndex { $0.lowercased() == "x" }.map { index in
                subtags[(index + 1)...].map { $0.lowercased() }
            } ?? []
    }

    /// The direction of the tag's script; of the script its language is usually written in when it names none.
    var layoutDirection: LayoutDirection {
        if region == Self.mirroredPseudoRegion || privateUse.contains(Self.mirroredPseudoSubtag) { return .rightToLeft }
        if let script { return Self.rightToLeftScripts.contains(script) ? .rightToLeft : .leftToRight }
        if Self.rightToLeftLanguages.contains(language) { return .rightToLeft }
        let isRegional = region.map { Self.rightToLeftInRegion[language]?.contains($0) ?? false } ?? false
        return isRegional ? .rightToLeft : .leftToRight
    }

    /// The region of pseudo-locales that are mirrored, as in `ar-XB` ("Unicode CLDR, pseudo-locales").
    private static let mirroredPseudoRegion = "XB"
    /// The private-use subtag of Xcode's right-to-left pseudolanguage, as in `en-x-rtl`.
    private static let mirroredPseudoSubtag = "rtl"

    /// Scripts written from right to left ("Unicode 15.0, PropertyValueAliases and DerivedBidiClass").
    private static let rightToLeftScripts: Set<String> = [
        "adlm", "arab", "aran", "armi", "avst", "chrs", "cprt", "elym", "hatr", "hebr", "hung", "khar", "lydi", "mand",
        "mani", "mend", "merc", "mero", "narb", "nbat", "nkoo", "orkh", "ougr", "palm", "phli", "phlp", "phnx", "prti",
        "rohg", "samr", "sarb", "sogd", "sogo", "syrc", "thaa", "yezi",
    ]

    /// Languages whose likely script is written from right to left ("Unicode CLDR 43, likelySubtags"), with the older
    /// codes `iw` and `ji` of Hebrew and Yiddish.
    private static let rightToLeftLanguages: Set<String> = [
        "ar", "arc", "arz", "ary", "arq", "aeb", "apc", "azb", "bal", "bgn", "ckb", "dv", "fa", "glk", "haz", "he",
        "iw", "ji", "ks", "lrc", "luz", "mzn", "nqo", "pnb", "prs", "ps", "rhg", "sd", "sdh", "skr", "syr", "ug", "ur",
        "yi",
    ]

    /// Languages that change their likely script with the region ("Unicode CLDR 43, likelySubtags").
    private static let rightToLeftInRegion: [String: Set<String>] = [
        "az": ["IQ", "IR"], "kk": ["AF", "CN", "IR", "MN"], "ku": ["LB"], "ky": ["CN"], "ms": ["CC"], "pa": ["PK"],
        "tg": ["PK"], "tk": ["AF", "IR"], "uz": ["AF"],
    ]
}

extension LanguageTag {
    /// What is wrong with the keywords of a tag that choose line breaks, `lb` and `lw` of its `u` extension; nil when
    /// nothing is. A value that nobody knows would be passed over in silence.
    package static func lineBreakKeywordProblem(_ tag: String) -> String? {
        // After "x" stands what only its writer understands.
        let subtags = tag.lowercased().split(separator: "-").prefix { $0 != "x" }
        guard let start = subtags.firstIndex(of: "u") else { return nil }
        let keywords = subtags[(start + 1)...].prefix { $0.count > 1 }
        for (key, values) in lineBreakKeywords {
            guard let place = keywords.firstIndex(where: { $0 == key }) else { continue }
            let value = keywords[(place + 1)...].first.map(String.init) ?? ""
            guard !values.contains(value) else { continue }
            return "the keyword \(key) is \(values.dropLast().joined(separator: ", ")) or \(values[values.count - 1])"
                + (value.isEmpty ? "" : ", not \"\(value)\"")
        }
        return nil
    }

    /// Unicode CLDR, UTS #35, "Line Break Style" and "Line Break Word"; `lw-breakall` is left out, which ICU has no
    /// rules for.
    private static let lineBreakKeywords = [
        ("lb", ["strict", "normal", "loose"]), ("lw", ["normal", "keepall", "phrase"]),
    ]
}

extension LanguageTag {
    /// Whether a text has the form of a BCP 47 tag: subtags of one to eight ASCII letters or digits joined by hyphens,
    /// the first of two or three letters: all languages of the registry have them (RFC 5646, section 2.2.1), and `english` is
    /// none. Whether the language exists is not asked.
    package static func isWellFormed(_ tag: String) -> Bool {
        tag.split(separator: "-", omittingEmptySubsequences: false).enumerated().allSatisfy { index, subtag in
            (index == 0 ? 2...3 : 1...8).contains(subtag.unicodeScalars.count)
                && subtag.unicodeScalars.allSatisfy { scalar in
                    switch scalar {
                    case "a"..."z", "A"..."Z": true
                    case "0"..."9": index > 0
                    default: false
                    }
                }
        }
    }
}
