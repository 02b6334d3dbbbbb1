import CHarfBuzz

@testable import Typesetting

/// What a font's `cmap` has, as HarfBuzz reads it.
enum CharacterMap {
    static func characters(of file: FontFile) -> Set<UInt32> {
        let set = hb_set_create()
        defer { hb_set_destroy(set) }
        hb_face_collect_unicodes(file.face, set)
        var characters: Set<UInt32> = []
        var character = UInt32.max  // HB_SET_VALUE_INVALID: before the first
        while hb_set_next(set, &character) != 0 { characters.insert(character) }
        return characters
    }
}
