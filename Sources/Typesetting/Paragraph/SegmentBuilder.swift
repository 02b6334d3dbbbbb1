import CHarfBuzz

/// Reduces an analysed and shaped text to what breaking needs.
struct SegmentBuilder {
    let analysis: TextAnalysis
    let shaped: ShapedText
    let shapes: LocalShapes
    let primary: FontInstance
    /// Nil in a text without soft hyphens.
    let hyphen: Hyphen?
    /// The least of every line, and whether fonts raise it.
    let strut: LineMetrics
    let policy: LineHeightPolicy

    /// The segments, and the line metrics that they name.
    func build() -> (table: BreakSegments, metrics: [LineMetrics]) {
        let units = analysis.units
        var table = BreakSegments(
            positions: shaped.positions, trackedClusters: shaped.trackedClusters,
            isEmergencyBreak: analysis.boundaries.map { $0 & BoundaryKind.grapheme != 0 },
            hangs: units.map(Scalars.hangs), isUnsafeToBreak: shaped.isUnsafeToBreak,
            exact: ExactAdvances(text: shaped, shapes: shapes),
            tabs: analysis.hasTabs ? units.indices.filter { units[$0] == 0x09 } : [], tabSpace: spaceAdvance,
            softHyphens: hyphen?.softHyphens(in: analysis))
        var metrics = [strut]
        var start = 0
        var lineStart = 0
        var item = 0
        for end in 1..<(units.count + 1) {
            let kind = analysis.boundaries[end]
            guard kind & (BoundaryKind.soft | BoundaryKind.mandatory) != 0 || end == units.count else { continue }
            var visibleEnd = end
            // White space of the segments before hangs too when nothing visible follows it.
            while visibleEnd > lineStart && Scalars.hangs(units[visibleEnd - 1]) { visibleEnd -= 1 }
            let isMandatory = kind & BoundaryKind.mandatory != 0
            if isMandatory { lineStart = end }
            table.append(
                end: end, visibleEnd: visibleEnd, isMandatory: isMandatory,
                metrics: metricsIndex(of: start..<end, firstItem: &item, &metrics))
            start = end
        }
        return (table, metrics)
    }

    /// The index of the metrics of the fonts in a range; moves `item` to the last one in it.
    private func metricsIndex(of range: Range<Int>, firstItem item: inout Int, _ known: inout [LineMetrics]) -> Int {
        guard policy == .contain else { return 0 }
        var union = strut
        while true {
            if let file = shaped.items[item].font?.file {
                union = union.union(LineMetrics(ascent: file.ascent, descent: file.descent))
            }
            guard shaped.items[item].range.upperBound < range.upperBound else { break }
            item += 1
        }
        if shaped.items[item].range.upperBound == range.upperBound && item + 1 < shaped.items.count { item += 1 }
        if let index = known.firstIndex(of: union) { return index }
        known.append(union)
        return known.count - 1
    }

    /// The advance of the primary font's space; a quarter of an em when it has none.
    private var spaceAdvance: Int {
        var space: hb_codepoint_t = 0
        guard hb_font_get_nominal_glyph(primary.font, 0x20, &space) != 0 else { return ShapedText.unitsPerEm / 4 }
        return Int(hb_font_get_glyph_h_advance(primary.font, space))
    }
}
