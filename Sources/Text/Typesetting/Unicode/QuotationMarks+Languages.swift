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
