import CHarfBuzz

/// Tells which languages a font treats apart, so that HarfBuzz gets no other: it makes a shape plan a language, and looks
/// through all of them at each call. Lives on one thread at a time.
///
/// What a plan takes from the language is the language system of the font's substitutions and positions alone.
struct LanguageSystems {
    private var lastTag = ""
    private var lastLanguage: hb_language_t?
    private var entries = [Entry](repeating: Entry(), count: Self.size)

    private struct Entry {
        /// Nil for an empty entry. Kept, so that no later font can take its place in memory.
        var file: FontFile?
        var script = HB_SCRIPT_INVALID
        var language: hb_language_t?
        var isApart = false
    }

    /// A power of two: three times the scripts and languages of the vendored fonts in use at once.
    private static let size = 128

    /// The language to shape with: nil when the font has nothing of its own for it.
    mutating func needed(for tag: String, script: hb_script_t, in file: FontFile) -> hb_language_t? {
        if tag != lastTag || lastLanguage == nil {
            lastTag = tag
            lastLanguage = hb_language_from_string(tag, -1)
        }
        guard let language = lastLanguage else { return nil }
        let bits =
            UInt(bitPattern: ObjectIdentifier(file).hashValue) >> 4 ^ UInt(bitPattern: language) >> 3
            ^ UInt(script.rawValue) &* 0x9E37_79B1
        let index = Int(bits % UInt(Self.size))
        let known = entries[index]
        if known.file === file && known.script == script && known.language == language {
            return known.isApart ? language : nil
        }
        // `x-hb` subtags name OpenType tags and can change more than the language system.
        let isApart = tag.contains("-x-") || Self.isApart(language, script, file)
        entries[index] = Entry(file: file, script: script, language: language, isApart: isApart)
        return isApart ? language : nil
    }

    private static func isApart(_ language: hb_language_t, _ script: hb_script_t, _ file: FontFile) -> Bool {
        [OpenTypeTables.tag("GSUB"), OpenTypeTables.tag("GPOS")].contains { table in
            index(of: language, script, table: table, file) != index(of: nil, script, table: table, file)
        }
    }

    /// The index of a language system in a script of the font.
    static func index(
        of language: hb_language_t?, _ script: hb_script_t, table: hb_tag_t, _ file: FontFile
    ) -> UInt32 {
        let most = 8
        var scripts = [hb_tag_t](repeating: 0, count: most)
        var languages = scripts
        var (scriptCount, languageCount) = (UInt32(most), UInt32(most))
        hb_ot_tags_from_script_and_language(script, language, &scriptCount, &scripts, &languageCount, &languages)
        var (scriptIndex, languageIndex): (UInt32, UInt32) = (0, 0)
        hb_ot_layout_table_select_script(file.face, table, scriptCount, scripts, &scriptIndex, nil)
        hb_ot_layout_script_select_language(file.face, table, scriptIndex, languageCount, languages, &languageIndex)
        return languageIndex
    }
}
