import CHarfBuzz
import LineBreaking

/// Makes the segments of an analysed and shaped text.
struct SegmentBuilder {
    let analysis: TextAnalysis
    let items: [ShapedItem]
    let offsets: OffsetTable
    let primary: FontInstance
    /// Nil in a text without soft hyphens.
    let hyphen: Hyphen?
    /// The minimum of every line.
    let strut: LineMetrics
    let policy: LineHeightPolicy
    /// Nil in a text without runs.
    let runs: RunTable?

    /// - Throws: ``TypesettingError/outOfRange(what:value:allowed:)`` for more line heights than a segment can name.
    func build() throws -> BreakSegments {
        let boundaries = analysis.boundaries
        let endCount = boundaries.dropFirst().count { $0 & Self.opportunity != 0 }
        // The end of a text is always the end of a segment.
        return try withUnsafeTemporaryAllocation(of: BreakSegments.End.self, capacity: endCount + 1) { ends in
            var metrics = LineMetricsTable(strut: strut)
            let count = try fill(ends, &metrics)
            return try BreakSegments(
                offsets: offsets, tabs: tabs, tabSpace: analysis.text.hasTabs ? spaceAdvance : 1,
                softHyphens: hyphen?.softHyphens(in: analysis, runs: runs),
                ends: UnsafeBufferPointer(rebasing: ends[..<count]), metrics: metrics)
        }
    }

    private static let opportunity = BoundaryKind.soft | BoundaryKind.mandatory

    private func fill(
        _ ends: UnsafeMutableBufferPointer<BreakSegments.End>, _ metrics: inout LineMetricsTable
    ) throws -> Int {
        let (units, boundaries) = (analysis.units, analysis.boundaries)
        let isRaised = runs != nil || policy == .contain && items.indices.contains { raises($0) }
        var count = 0
        var start = 0
        var lineStart = 0
        var item = (index: 0, line: isRaised && !items.isEmpty ? strut.union(items[0], runs) : strut)
        for end in 1..<(units.count + 1) where boundaries[end] & Self.opportunity != 0 || end == units.count {
            var visibleEnd = end
            // White space of earlier segments hangs, too, when nothing visible follows it.
            while visibleEnd > lineStart && Scalars.hangs(units[visibleEnd - 1]) { visibleEnd -= 1 }
            let isMandatory = boundaries[end] & BoundaryKind.mandatory != 0
            if isMandatory { lineStart = end }
            ends.initializeElement(
                at: count,
                to: BreakSegments.End(
                    end: end, visibleEnd: visibleEnd, isMandatory: isMandatory,
                    metrics: isRaised ? try index(of: union(of: start..<end, &item), in: &metrics) : 0))
            count += 1
            start = end
        }
        return count
    }

    private func index(of line: LineMetrics, in metrics: inout LineMetricsTable) throws -> Int {
        if let index = metrics.index(of: line) { return index }
        let maximum = LineMetricsTable.maximumCount
        throw TypesettingError.outOfRange(
            what: "number of line heights in one text", value: "\(maximum)",
            allowed: "at most \(maximum - 1); use fewer fonts of different heights")
    }

    private func raises(_ index: Int) -> Bool {
        guard let file = items[index].font?.file else { return false }
        return file.ascent > strut.ascent || file.descent > strut.descent
    }

    /// The metrics of the fonts in a range. Moves `item`, the first item of the range and a line with it alone, to the
    /// first item of the text after it.
    private func union(of range: Range<Int>, _ item: inout (index: Int, line: LineMetrics)) -> LineMetrics {
        func move() { item = (item.index + 1, strut.union(items[item.index + 1], runs)) }
        var union = item.line
        while items[item.index].range.upperBound < range.upperBound {
            move()
            union = union.union(item.line)
        }
        if items[item.index].range.upperBound == range.upperBound && item.index + 1 < items.count { move() }
        return union
    }

    private var tabs: [Int] {
        analysis.text.hasTabs ? analysis.units.indices.filter { analysis.units[$0] == 0x09 } : []
    }

    /// The advance of the primary font's space; a quarter of an em if the font has no space.
    private var spaceAdvance: Int {
        var space: hb_codepoint_t = 0
        guard hb_font_get_nominal_glyph(primary.font, 0x20, &space) != 0 else { return TextUnit.perEm / 4 }
        return Int(hb_font_get_glyph_h_advance(primary.font, space))
    }
}
