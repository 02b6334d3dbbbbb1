import CHarfBuzz

/// Tells which languages a font treats apart, so that HarfBuzz gets no other: it makes a shape plan a language, and
/// looks through all of them at each call. Lives on one thread at a time.
///
/// What a plan takes from the language is the language system of the font's substitutions and positions alone.
struct LanguageSystems {
    private var entries = [Entry](repeating: Entry(), count: Self.size)

    /// The language systems of one language in one script of a font.
    struct System: Equatable {
        fileprivate var substitutions: UInt32 = 0
        fileprivate var positions: UInt32 = 0
    }

    private struct Entry {
        /// Nil for an empty entry. Kept, so that no later object can take its place in memory.
        var file: FontFile?
        var language: TextLanguage?
        var script = HB_SCRIPT_INVALID
        var system = System()
        var isDefault = false
    }

    /// A power of two: more than the scripts and languages of an interface.
    private static let size = 256

    /// The language to shape with: nil when the font has nothing of its own for it.
    mutating func needed(for language: TextLanguage, script: hb_script_t, in file: FontFile) -> hb_language_t? {
        let place = place(language, script, file)
        return language.hasOpenTypeTags || !entries[place].isDefault ? language.harfBuzz : nil
    }

    /// What a font has for a language.
    mutating func system(of language: TextLanguage, script: hb_script_t, in file: FontFile) -> System {
        let place = place(language, script, file)
        return entries[place].system
    }

    /// Where the entry is, made if need be.
    private mutating func place(_ language: TextLanguage, _ script: hb_script_t, _ file: FontFile) -> Int {
        func address(_ object: AnyObject) -> UInt { UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()) >> 4 }
        let bits = address(file) &* 31 ^ address(language) ^ UInt(script.rawValue) &* 0x9E37_79B1
        let index = Int(bits % UInt(Self.size))
        if entries[index].file === file, entries[index].language === language, entries[index].script == script {
            return index
        }
        let system = Self.system(of: language.harfBuzz, script, file)
        entries[index] = Entry(
            file: file, language: language, script: script, system: system,
            isDefault: system == Self.system(of: nil, script, file))
        return index
    }

    private static func system(of language: hb_language_t?, _ script: hb_script_t, _ file: FontFile) -> System {
        System(
            substitutions: index(of: language, script, table: OpenTypeTables.tag("GSUB"), file),
            positions: index(of: language, script, table: OpenTypeTables.tag("GPOS"), file))
    }

    /// The index of a language system in a script of the font.
    private static func index(
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
