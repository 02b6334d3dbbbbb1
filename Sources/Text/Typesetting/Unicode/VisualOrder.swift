import CUnicode

/// The visual order of a text's units on one line (UAX #9, rule L2).
package enum VisualOrder {
    /// The UTF-16 offsets of a text from left to right.
    /// - Parameter isRightToLeft: whether the text is right-to-left; nil where its first letter decides.
    /// - Throws: ``TypesettingError`` when ICU fails.
    package static func offsets(of text: String, isRightToLeft: Bool?) throws -> [Int] {
        let units = Array(text.utf16)
        guard !units.isEmpty else { return [] }
        var levels = [UInt8](repeating: 0, count: units.count)
        var paragraphLevels = levels
        let base =
            switch isRightToLeft {
            case nil: CUNICODE_NATURAL
            case false?: CUNICODE_LEFT_TO_RIGHT
            case true?: CUNICODE_RIGHT_TO_LEFT
            }
        let code = cunicode_bidi_levels(units, Int32(units.count), Int32(base), &levels, &paragraphLevels)
        guard code == 0 else { throw TypesettingError.unicodeFailure(call: "ubidi", code: Int(code)) }
        var offsets = Array(units.indices)
        // From the highest level down, every stretch of at least that level is reversed.
        for level in stride(from: levels.max() ?? 0, to: 0, by: -1) {
            var start = 0
            while start < offsets.count {
                guard levels[offsets[start]] >= level else {
                    start += 1
                    continue
                }
                var end = start
                while end < offsets.count, levels[offsets[end]] >= level { end += 1 }
                offsets[start..<end].reverse()
                start = end
            }
        }
        return offsets
    }
}
