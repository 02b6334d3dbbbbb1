import CHarfBuzz

/// The features that a font has for scripts.
enum ScriptFeatures {
    /// Whether a font has the same features for two scripts, named by their OpenType tags, in every language.
    static func areEqual(in face: OpaquePointer, _ first: StaticString, _ second: StaticString) -> Bool {
        [OpenTypeTables.tag("GSUB"), OpenTypeTables.tag("GPOS")].allSatisfy { table in
            let (first, second) = (script(first, table, face), script(second, table, face))
            if first == second { return true }
            let languages = languages(first, table, face)
            // The one that has no tag is for all other languages.
            return languages == self.languages(second, table, face)
                && (languages.indices.map { UInt32($0) } + [defaultLanguage]).allSatisfy {
                    features(first, $0, table, face) == features(second, $0, table, face)
                }
        }
    }

    private static let defaultLanguage = UInt32(HB_OT_LAYOUT_DEFAULT_LANGUAGE_INDEX)

    /// The index of a script, or of what a font has for all others.
    private static func script(_ tag: StaticString, _ table: hb_tag_t, _ face: OpaquePointer) -> UInt32 {
        var tag = OpenTypeTables.tag(tag)
        var index: UInt32 = 0
        hb_ot_layout_table_select_script(face, table, 1, &tag, &index, nil)
        return index
    }

    private static func languages(_ script: UInt32, _ table: hb_tag_t, _ face: OpaquePointer) -> [hb_tag_t] {
        all { hb_ot_layout_script_get_language_tags(face, table, script, 0, $1, $0) }
    }

    /// The indices of the features of a language, the one that is required first.
    private static func features(
        _ script: UInt32, _ language: UInt32, _ table: hb_tag_t, _ face: OpaquePointer
    ) -> [UInt32] {
        var required: UInt32 = 0
        hb_ot_layout_language_get_required_feature_index(face, table, script, language, &required)
        return [required]
            + all { hb_ot_layout_language_get_feature_indexes(face, table, script, language, 0, $1, $0) }
    }

    /// All that HarfBuzz has to say: it is asked for their number first.
    private static func all(
        _ get: (UnsafeMutablePointer<UInt32>?, UnsafeMutablePointer<UInt32>?) -> UInt32
    ) -> [UInt32] {
        var count = get(nil, nil)
        return [UInt32](unsafeUninitializedCapacity: Int(count)) { found, initialized in
            if count > 0 { _ = get(found.baseAddress, &count) }
            initialized = Int(count)
        }
    }
}
