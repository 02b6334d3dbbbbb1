import CUnicode

/// Whether people can tell texts apart.
package enum LookAlike {
    /// Whether two texts look the same, as Cyrillic о and Latin o do, or differ by what cannot be seen
    /// ("Unicode UTS #39, Confusable Detection").
    /// - Complexity: O(length).
    package static func areAlike(_ first: String, _ second: String) -> Bool {
        guard let old = skeleton(of: first), let new = skeleton(of: second) else { return false }
        return old == new
    }

    /// Nil where ICU fails. UTS #39 removes what is invisible by default since Unicode 15.1; Debian 12 has 15.0.
    private static func skeleton(of text: String) -> String? {
        let visible = text.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
        let units = Array(String(String.UnicodeScalarView(visible)).utf16)
        return LocalizedText.text { text, capacity, length in
            cunicode_skeleton(units, Int32(units.count), text, capacity, &length)
        }
    }
}
