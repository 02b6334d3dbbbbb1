import CHarfBuzz
import LineBreaking

/// Makes the segments of an analysed and shaped text.
///
/// Everything is a parameter: a value that holds all of it would count a reference to each part for each text.
enum SegmentBuilder {
    /// - Parameters:
    ///   - hyphen: nil in a text without soft hyphens.
    ///   - runs: nil in a text without runs.
    /// - Throws: ``TypesettingError/outOfRange(what:value:allowed:)`` for more line heights than a segment can name.
    static func segments(
        of analysis: TextAnalysis, _ shaped: ShapedText, _ setting: StyleSetting, hyphen: Hyphen?, runs: RunTable?
    ) throws -> BreakSegments {
        let endCount = analysis.boundaries.dropFirst().count { $0 & opportunity != 0 }
        // The end of a text is always the end of a segment.
        return try withUnsafeTemporaryAllocation(of: BreakSegments.End.self, capacity: endCount + 1) { ends in
            // A line of runs is as tall as its tallest run, even where the paragraph's own font is taller.
            var metrics = LineMetricsTable(
                strut: runs == nil ? setting.strut : LineMetrics(ascent: 0, descent: 0))
            var heights: SegmentHeights?
            if runs != nil || setting.isRaisedByFonts && SegmentHeights.raises(shaped.items, over: metrics.strut) {
                heights = SegmentHeights(shaped.items, runs, over: metrics.strut)
            }
            let count = try fill(ends, analysis, &metrics, &heights)
            let hasTabs = analysis.text.hasTabs
            return try BreakSegments(
                offsets: shaped.offsets,
                tabs: hasTabs ? analysis.units.indices.filter { analysis.units[$0] == 0x09 } : [],
                tabSpace: hasTabs ? spaceAdvance(of: setting.chooser.primary) : 1,
                softHyphens: hyphen?.softHyphens(in: analysis, runs: runs),
                ends: UnsafeBufferPointer(rebasing: ends[..<count]), metrics: metrics)
        }
    }

    private static let opportunity = BoundaryKind.soft | BoundaryKind.mandatory

    private static func fill(
        _ ends: UnsafeMutableBufferPointer<BreakSegments.End>, _ analysis: TextAnalysis,
        _ metrics: inout LineMetricsTable, _ heights: inout SegmentHeights?
    ) throws -> Int {
        let length = analysis.units.count
        var count = 0
        var start = 0
        var lineStart = 0
        for end in 1..<(length + 1) where analysis.boundaries[end] & opportunity != 0 || end == length {
            var visibleEnd = end
            // White space of earlier segments hangs, too, when nothing visible follows it.
            while visibleEnd > lineStart && Scalars.hangs(analysis.units[visibleEnd - 1]) { visibleEnd -= 1 }
            let isMandatory = analysis.boundaries[end] & BoundaryKind.mandatory != 0
            if isMandatory { lineStart = end }
            let line = heights?.line(of: start..<end)
            ends.initializeElement(
                at: count,
                to: BreakSegments.End(
                    end: end, visibleEnd: visibleEnd, isMandatory: isMandatory,
                    metrics: try line.map { try index(of: $0, in: &metrics) } ?? 0))
            count += 1
            start = end
        }
        return count
    }

    private static func index(of line: LineMetrics, in metrics: inout LineMetricsTable) throws -> Int {
        if let index = metrics.index(of: line) { return index }
        let maximum = LineMetricsTable.maximumCount
        throw TypesettingError.outOfRange(
            what: "number of line heights in one text", value: "\(maximum)",
            allowed: "at most \(maximum - 1); use fewer fonts of different heights")
    }

    /// The advance of a font's space; a quarter of an em if the font has no space.
    private static func spaceAdvance(of primary: FontInstance) -> Int {
        var space: hb_codepoint_t = 0
        guard hb_font_get_nominal_glyph(primary.font, 0x20, &space) != 0 else { return TextUnit.perEm / 4 }
        return Int(hb_font_get_glyph_h_advance(primary.font, space))
    }
}

/// The heights that the fonts of segments ask for, from the first segment on.
struct SegmentHeights {
    private let items: [ShapedItem]
    private let runs: RunTable?
    private let strut: LineMetrics
    /// The first item with text that no segment had yet, and a line with it alone.
    private var index = 0
    private var own: LineMetrics

    init(_ items: [ShapedItem], _ runs: RunTable?, over strut: LineMetrics) {
        (self.items, self.runs, self.strut) = (items, runs, strut)
        own = items.isEmpty ? strut : strut.union(items[0], runs)
    }

    /// Whether a font is taller than every line is.
    static func raises(_ items: [ShapedItem], over strut: LineMetrics) -> Bool {
        items.indices.contains { index in
            guard let file = items[index].font?.file else { return false }
            return file.ascent > strut.ascent || file.descent > strut.descent
        }
    }

    /// The metrics of the fonts in a segment.
    mutating func line(of range: Range<Int>) -> LineMetrics {
        var line = own
        while items[index].range.upperBound < range.upperBound {
            move()
            line = line.union(own)
        }
        if items[index].range.upperBound == range.upperBound && index + 1 < items.count { move() }
        return line
    }

    private mutating func move() {
        index += 1
        own = strut.union(items[index], runs)
    }
}
