/// Quotation marks that open and close in a language, as brackets do.
///
/// UAX #14 does not know whether a quotation mark opens or closes. On Apple's systems the line breaker treats those of
/// the text's language as brackets (facts 7.20): a line may end between `”` and `(`, and never between `«` and a word
/// of French, whatever is before them.
struct QuotationMarks: Equatable {
    /// The marks of a language as an object.
    final class Kept: Sendable {
        let marks: QuotationMarks

        init(_ marks: QuotationMarks) { self.marks = marks }
    }

    /// The marks that open: two at most, for an outer and an inner pair.
    private(set) var opening: [UInt16] = []
    /// The marks that close.
    private(set) var closing: [UInt16] = []

    /// The marks of a BCP 47 tag's language.
    init(language tag: String) {
        let subtags = LanguageSubtags.likely(for: tag)
        // In Danish each mark may be on either side.
        guard let language = subtags.first, language != "da" else { return }
        let tags = (1...3).reversed().map { subtags.prefix($0).joined(separator: "-") }
        let marks = tags.lazy.compactMap { Self.byTag[$0] }.first ?? Self.root
        add(marks[0], marks[1])
        add(marks[2], marks[3])
    }

    /// Adds a pair where it is clear which of the two marks opens.
    private mutating func add(_ open: UInt16, _ close: UInt16) {
        // “ and ‘ close in some languages and open in English, which is quoted in all languages. ” closes in English,
        // and ’ is also an apostrophe.
        let close = close == 0x201C ? 0x201D : close
        guard open != close, !opening.contains(open) else { return }
        if Self.isAmbiguous(open), open != Self.apostrophe { opening.append(open) }
        if Self.isAmbiguous(close), close != Self.apostrophe, close != 0x2018 { closing.append(close) }
    }

    private static let apostrophe: UInt16 = 0x2019

    /// Whether UAX #14 has a mark in the class QU. Others, such as „ and 「, open or close in all languages.
    static func isAmbiguous(_ unit: UInt16) -> Bool {
        switch unit {
        case 0xAB, 0xBB, 0x2018, 0x2019, 0x201B...0x201D, 0x201F, 0x2039, 0x203A: true
        default: false
        }
    }

    /// The text for the line breaker: with a bracket instead of each mark.
    func asBrackets(_ units: [UInt16]) -> [UInt16] {
        units.map { unit in opening.contains(unit) ? 0x7B : closing.contains(unit) ? 0x7D : unit }
    }
}

/// The quotation marks of languages ("Unicode CLDR 42, delimiters", listed by `Scripts/list-quotation-marks`). They are
/// kept here, so that line breaks do not depend on the data of the system's ICU.
extension QuotationMarks {
    /// The outer and the inner pair by a tag's language, its language and script, or all three parts with the region, in
    /// lower case. The longest tag decides; where there is none, the root's marks do.
    static let byTag: [String: [UInt16]] = {
        var marks: [String: [UInt16]] = [:]
        for (units, tags) in table { for tag in tags.split(separator: " ") { marks[String(tag)] = Array(units.utf16) } }
        return marks
    }()

    /// The marks for other languages.
    static let root: [UInt16] = Array("“”‘’".utf16)

    private static let table: [(marks: String, tags: String)] = [
        (
            "“”‘’",
            """
            es-latn-419 es-latn-ar es-latn-bo es-latn-br es-latn-bz es-latn-cl es-latn-co es-latn-cr \
            es-latn-cu es-latn-do es-latn-ec es-latn-gt es-latn-hn es-latn-mx es-latn-ni es-latn-pa \
            es-latn-pe es-latn-pr es-latn-py es-latn-sv es-latn-uy es-latn-ve ff-adlm uz-arab uz-cyrl \
            yue-hans
            """
        ),
        (
            "«»“”",
            """
            ast bm br ca dyo el es eu ewo it kab kk mg mua nnh pt-latn-ao pt-latn-ch pt-latn-cv pt-latn-gq \
            pt-latn-gw pt-latn-lu pt-latn-mo pt-latn-mz pt-latn-pt pt-latn-st pt-latn-tl sc sg sq ti
            """
        ),
        ("„“‚‘", "bs-cyrl cs de dsb et hr hsb is ksh lb luy mk sk sl"),
        ("«»‹›", "am az-cyrl fa fr-latn-ch gsw jgo kkj mzn rm wae"),
        ("«»„“", "bas be cv ky os ru sah uk"),
        ("””’’", "fi he lag rn se sn sv yi"),
        ("«»‘’", "dua ksf nb nn no rw"),
        ("«»«»", "fr hy yav"),
        ("‘’“”", "fur ia ti-ethi-er"),
        ("„”«»", "nmg pl ro"),
        ("「」『』", "ja yue zh-hant"),
        ("«»„”", "shi zgh"),
        ("”“’‘", "ar ur"),
        ("„“„“", "bg lt"),
        ("„”‚’", "agq ff"),
        ("«»”“", "fr-latn-ca"),
        ("»«›‹", "ug"),
        ("‘’‘’", "nl"),
        ("“”’‘", "uz"),
        ("“”“”", "tk"),
        ("„“«»", "ka"),
        ("„“‘‘", "sr"),
        ("„”»«", "hu"),
        ("„”‘’", "bs"),
    ]
}
