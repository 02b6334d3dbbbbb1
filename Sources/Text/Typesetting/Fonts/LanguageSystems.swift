import CHarfBuzz

/// Finds out for which languages a font has glyphs of its own, so that HarfBuzz is given no other languages: it makes
/// one shape plan per language and searches all of them at each call. Used by one thread at a time.
///
/// A shape plan depends on the language only through the language system of the substitutions and positions of the
/// font.
struct LanguageSystems {
    private var entries = [Entry](repeating: Entry(), count: Self.size)
    /// What the addresses of the entries belong to. Kept, so that no later object can be at the same address.
    private var kept = [(file: FontFile, language: TextLanguage)?](repeating: nil, count: Self.size)

    /// The language systems of one language, in one script of a font.
    struct System: Equatable {
        fileprivate var substitutions: UInt32 = 0
        fileprivate var positions: UInt32 = 0
    }

    private struct Entry {
        /// The addresses, since comparing them counts no references; 0 in an empty entry.
        var (file, language) = (UInt(0), UInt(0))
        var script = HB_SCRIPT_INVALID
        var system = System()
        var isDefault = false
    }

    /// The number of entries, a power of two: more than the scripts and languages of an interface.
    private static let size = 256

    /// The language to shape with; nil when the font has nothing of its own for it.
    mutating func needed(for language: TextLanguage, script: hb_script_t, in file: FontFile) -> hb_language_t? {
        let place = place(language, script, file)
        return language.hasOpenTypeTags || !entries[place].isDefault ? language.harfBuzz : nil
    }

    /// The language systems of a font for a language.
    mutating func system(of language: TextLanguage, script: hb_script_t, in file: FontFile) -> System {
        let place = place(language, script, file)
        return entries[place].system
    }

    /// The index of the entry, which is made if it is not there.
    private mutating func place(_ language: TextLanguage, _ script: hb_script_t, _ file: FontFile) -> Int {
        func address(_ object: AnyObject) -> UInt { UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()) }
        let (fileAddress, languageAddress) = (address(file), address(language))
        let bits = fileAddress >> 4 &* 31 ^ languageAddress >> 4 ^ UInt(script.rawValue) &* 0x9E37_79B1
        let index = Int(bits % UInt(Self.size))
        if entries[index].file == fileAddress, entries[index].language == languageAddress,
            entries[index].script == script
        {
            return index
        }
        let system = Self.system(of: language.harfBuzz, script, file)
        entries[index] = Entry(
            file: fileAddress, language: languageAddress, script: script, system: system,
            isDefault: system == Self.system(of: nil, script, file))
        kept[index] = (file, language)
        return index
    }

    private static func system(of language: hb_language_t?, _ script: hb_script_t, _ file: FontFile) -> System {
        System(
            substitutions: index(of: language, script, table: OpenTypeTables.tag("GSUB"), file),
            positions: index(of: language, script, table: OpenTypeTables.tag("GPOS"), file))
    }

    /// The index of the language system of a language in a script of the font.
    private static func index(
        of language: hb_language_t?, _ script: hb_script_t, table: hb_tag_t, _ file: FontFile
    ) -> UInt32 {
        let maximum = 8
        var scripts = [hb_tag_t](repeating: 0, count: maximum)
        var languages = scripts
        var (scriptCount, languageCount) = (UInt32(maximum), UInt32(maximum))
        hb_ot_tags_from_script_and_language(script, language, &scriptCount, &scripts, &languageCount, &languages)
        var (scriptIndex, languageIndex): (UInt32, UInt32) = (0, 0)
        hb_ot_layout_table_select_script(file.face, table, scriptCount, scripts, &scriptIndex, nil)
        hb_ot_layout_script_select_language(file.face, table, scriptIndex, languageCount, languages, &languageIndex)
        return languageIndex
    }
}
