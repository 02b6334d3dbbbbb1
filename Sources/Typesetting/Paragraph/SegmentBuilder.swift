import CHarfBuzz

/// Reduces an analysed and shaped text to what breaking needs.
enum SegmentBuilder {
    /// Spaces between tab stops, as CSS `tab-size` has it.
    private static let tabSize = 8

    static func segments(analysis: TextAnalysis, shaped: ShapedText, shapes: LocalShapes, tabInterval: Int)
        -> BreakSegments
    {
        let units = analysis.units
        let isEmergencyBreak = analysis.boundaries.map { $0 & BoundaryKind.grapheme != 0 }
        var segments = BreakSegments(
            positions: shaped.positions, isEmergencyBreak: isEmergencyBreak,
            isUnsafeToBreak: shaped.isUnsafeToBreak, exact: ExactAdvances(text: shaped, shapes: shapes),
            tabs: analysis.hasTabs ? units.indices.filter { units[$0] == 0x09 } : [], tabInterval: tabInterval)
        var start = 0
        for end in 1..<(units.count + 1) {
            let kind = analysis.boundaries[end]
            guard kind & (BoundaryKind.soft | BoundaryKind.mandatory) != 0 || end == units.count else { continue }
            var visibleEnd = end
            while visibleEnd > start && Scalars.hangs(units[visibleEnd - 1]) { visibleEnd -= 1 }
            segments.append(
                end: end, visibleEnd: visibleEnd, isMandatory: kind & BoundaryKind.mandatory != 0)
            start = end
        }
        return segments
    }

    /// Eight spaces of the primary font.
    static func tabInterval(_ font: FontInstance, _ shaped: ShapedText) -> Int {
        var space: hb_codepoint_t = 0
        guard hb_font_get_nominal_glyph(font.font, 0x20, &space) != 0 else {
            return tabSize * ShapedText.unitsPerEm / 4
        }
        return tabSize * (Int(hb_font_get_glyph_h_advance(font.font, space)) + shaped.tracking)
    }
}
