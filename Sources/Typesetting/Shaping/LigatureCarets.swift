import CHarfBuzz

/// Where a caret stands inside a ligature.
enum LigatureCarets {
    /// The distances of the caret positions from the ligature's left end, ascending, in 1/65 536 em: those of the
    /// font's GDEF table when it has one for each place, otherwise the advance divided equally.
    /// - Parameters:
    ///   - count: how many places there are: one less than the graphemes of the ligature.
    ///   - glyph: nil when the cluster has several glyphs, none of which is the ligature.
    static func positions(count: Int, advance: Int, glyph: UInt32?, font: FontInstance, level: UInt8) -> [Int] {
        let equal = (1..<(count + 1)).map { advance * $0 / (count + 1) }
        guard let glyph else { return equal }
        let direction = level & 1 == 1 ? HB_DIRECTION_RTL : HB_DIRECTION_LTR
        var carets = [hb_position_t](repeating: 0, count: count)
        var written = UInt32(count)
        let known = hb_ot_layout_get_ligature_carets(font.font, direction, glyph, 0, &written, &carets)
        guard known == UInt32(count), written == known else { return equal }
        let positions = carets.map(Int.init).sorted()
        return positions.allSatisfy { (0...advance).contains($0) } ? positions : equal
    }
}
