@testable import LineBreaking

/// Text divided into segments by hand, without a font: each character is one em wide, a line may end after a space, and
/// must end after a line feed. A soft hyphen and a tab have no advance of their own; a hyphen is one em wide.
struct MonospacedText {
    static let em = TextUnit.perEm
    let text: String
    let segments: BreakSegments

    /// - Parameters:
    ///   - unsafe: the offsets at which the text would have to be shaped again.
    ///   - joined: the offsets inside a grapheme: before a mark, or within an emoji.
    ///   - heights: the ascent of each segment in em; 1 for segments that are not listed.
    ///   - depths: the descent of each segment in em; 0 for segments that are not listed.
    ///   - hyphenates: whether a line may end after a soft hyphen.
    ///   - hyphen: the width of a hyphen in em.
    ///   - glued: the offsets at which no line may end although white space stands before them.
    init(
        _ text: String, unsafe: Set<Int> = [], joined: Set<Int> = [], tracked: Bool = false, heights: [Double] = [],
        depths: [Double] = [], hyphenates: Bool = true, hyphen: Int = 1, glued: Set<Int> = []
    ) {
        self.text = text
        let characters = Array(text)
        let count = characters.count
        func hangs(_ offset: Int) -> Bool { characters[offset] == " " || characters[offset] == "\n" }
        let flags = (0...count).map { offset in
            (joined.contains(offset) ? 0 : OffsetFlags.isGrapheme) | OffsetFlags.isClusterStart
                | (offset < count && hangs(offset) ? OffsetFlags.hangs : 0)
                | (offset < count && tracked ? OffsetFlags.isTracked : 0)
                | (offset > 0 && characters[offset - 1] == "\n" ? OffsetFlags.isMandatoryBreak : 0)
                | (unsafe.contains(offset) ? OffsetFlags.isUnsafe : 0)
        }
        let advances = characters.map { "\n\t\u{AD}".contains($0) ? 0 : Self.em }
        let hyphens = characters.indices.filter { characters[$0] == "\u{AD}" }
        let hyphenEnds = hyphenates ? hyphens.map { $0 + 1 } : []
        let offsets = flags.withUnsafeBufferPointer { flags in
            advances.withUnsafeBufferPointer { OffsetTable(flags: flags, advances: $0) }
        }
        var metrics = LineMetricsTable(strut: LineMetrics(ascent: 1, descent: 0))
        var ends: [BreakSegments.End] = []
        for end in 1..<max(count + 1, 1)
        where end == count || characters[end - 1] == "\n" || hangs(end - 1) && !hangs(end) && !glued.contains(end)
            || hyphenEnds.contains(end)
        {
            var visibleEnd = end
            while visibleEnd > 0 && hangs(visibleEnd - 1) { visibleEnd -= 1 }
            let ascent = ends.count < heights.count ? heights[ends.count] : 1
            let descent = ends.count < depths.count ? depths[ends.count] : 0
            ends.append(
                BreakSegments.End(
                    end: end, visibleEnd: visibleEnd, isMandatory: characters[end - 1] == "\n",
                    metrics: metrics.index(of: LineMetrics(ascent: ascent, descent: descent)) ?? 0))
        }
        segments = ends.withUnsafeBufferPointer { ends in
            BreakSegments(
                offsets: offsets, tabs: characters.indices.filter { characters[$0] == "\t" }, tabSpace: Self.em,
                softHyphens: hyphens.isEmpty
                    ? nil : SoftHyphens(offsets: hyphens, lineEnds: hyphenEnds, advance: hyphen * Self.em), ends: ends,
                metrics: metrics)
        }
    }

    /// The lines at a measure in em.
    func broken(_ measure: Double, limit: Int = .max, tracking: Int = 0) -> BrokenLines {
        withExtendedLifetime(segments) {
            LineBreaker.lines(
                of: SizedSegments(segments, tracking: tracking), measure: Int(measure * Double(Self.em)), limit: limit)
        }
    }

    /// The size at a measure in em, for text of one point; nil when it is truncated.
    func size(_ measure: Double, limit: Int = .max, tracking: Int = 0) -> TextSize? {
        withExtendedLifetime(segments) {
            LineSizer(segments.segments, at: TextScale(pointSize: 1, tracking: tracking))
                .size(measure: Int(measure * Double(Self.em)), limit: limit)
        }
    }

    /// What the lines show.
    func texts(_ broken: BrokenLines) -> [String] {
        let characters = Array(text)
        return broken.spans.map { span in
            guard let elided = span.elided else { return String(characters[span.range.lowerBound..<span.visibleEnd]) }
            return String(characters[span.range.lowerBound..<elided.lowerBound]) + "…"
                + String(characters[min(elided.upperBound, span.visibleEnd)..<span.visibleEnd])
        }
    }
}
