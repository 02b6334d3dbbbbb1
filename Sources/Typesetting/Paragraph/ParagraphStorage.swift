/// What a paragraph keeps: its analysis, glyphs and segments.
final class ParagraphStorage: Sendable {
    let analysis: TextAnalysis
    let shaped: ShapedText
    let shapes: LocalShapes
    let segments: BreakSegments
    let style: TextStyle
    /// The primary font's ascent and descent in em: the least of every line.
    let strut: (ascent: Double, descent: Double)
    /// The ellipsis, shaped in the paragraph's fonts.
    let ellipsis: ShapedText

    /// The character that stands for text that was left out.
    static let ellipsisUnits: [UInt16] = [0x2026]

    init(
        text: [UInt16], style: TextStyle, language: String, direction: BaseDirection, fonts: FontCascade
    ) throws {
        guard text.count <= TypesettingLimits.maximumTextLength else {
            throw TypesettingError.outOfRange(
                what: "text length", value: "\(text.count) UTF-16 units",
                allowed: "at most \(TypesettingLimits.maximumTextLength)")
        }
        let sizes = TypesettingLimits.minimumPointSize...TypesettingLimits.maximumPointSize
        guard sizes.contains(style.pointSize) else {
            throw TypesettingError.outOfRange(
                what: "point size", value: "\(style.pointSize)", allowed: "\(sizes.lowerBound) to \(sizes.upperBound)")
        }
        let boxesAllowed = fonts.missingGlyphs == .box
        var chooser = try FontChooser(cascade: fonts, style: style)
        let analysis = try TextAnalysis(units: text, language: language, direction: direction)
        shaped = try Shaper.shape(
            analysis, style: style, language: language, chooser: &chooser, boxesAllowed: boxesAllowed)
        let ellipsisAnalysis = try TextAnalysis(
            units: Self.ellipsisUnits, language: language, direction: .leftToRight)
        ellipsis = try Shaper.shape(
            ellipsisAnalysis, style: style, language: language, chooser: &chooser, boxesAllowed: boxesAllowed)
        strut = (chooser.primary.file.ascent, chooser.primary.file.descent)
        shapes = LocalShapes(units: text, language: language)
        segments = SegmentBuilder.segments(
            analysis: analysis, shaped: shaped, shapes: shapes,
            tabInterval: SegmentBuilder.tabInterval(chooser.primary, shaped))
        self.analysis = analysis
        self.style = style
    }

    /// Units of an em to points.
    func points(_ units: Int) -> Double { Double(units) * style.pointSize / Double(ShapedText.unitsPerEm) }

    /// The largest number of units that a width in points holds.
    ///
    /// A width that was measured comes back with a rounding error of the last bit; the thousandth of a unit that is
    /// added (a hundred-millionth of an em) makes sure that measured text fits its own width.
    func measure(forPoints width: Double) -> Int {
        guard width > 0 else { return 0 }
        let units = width * Double(ShapedText.unitsPerEm) / style.pointSize + 0.001
        return units < Double(Int32.max) * 1024 ? Int(units) : Int.max
    }

    /// Turns what the breaker found into points and gives each line its height.
    func layout(_ broken: BrokenLines, isTruncated: Bool) -> TextLayout {
        var lines: [TextLine] = []
        lines.reserveCapacity(broken.spans.count)
        var top = 0.0
        var widest = 0
        for span in broken.spans {
            let metrics = lineMetrics(of: span)
            lines.append(
                TextLine(
                    range: span.range, width: points(span.width), baseline: top + metrics.ascent,
                    ascent: metrics.ascent, descent: metrics.descent, elidedRange: span.elided))
            top += metrics.ascent + metrics.descent
            widest = max(widest, span.width)
        }
        let next = broken.next == .max ? Double.infinity : points(broken.next)
        let lowest = min(points(broken.lowest), next)
        return TextLayout(
            lines: lines, width: points(widest), height: top, isTruncated: isTruncated, validWidths: lowest..<next)
    }

    private func lineMetrics(of span: LineSpan) -> (ascent: Double, descent: Double) {
        var (ascent, descent) = strut
        if style.lineHeightPolicy == .contain {
            for item in shaped.items where item.range.overlaps(span.range) {
                guard let file = item.font?.file else { continue }
                // What an ellipsis replaces is not on the line.
                if let elided = span.elided, elided.contains(max(item.range.lowerBound, span.range.lowerBound)),
                    item.range.upperBound <= elided.upperBound
                {
                    continue
                }
                ascent = max(ascent, file.ascent)
                descent = max(descent, file.descent)
            }
        }
        return (ascent * style.pointSize, descent * style.pointSize)
    }

    /// Replaces the last line by a shortened one.
    func truncate(_ broken: inout BrokenLines, measure: Int, mode: TruncationMode) {
        guard let last = broken.spans.popLast() else { return }
        let units = analysis.units
        var contentEnd = last.range.lowerBound
        while contentEnd < units.count && !Scalars.isLineTerminator(units[contentEnd]) { contentEnd += 1 }
        let cut = LineTruncation.lastLine(
            of: segments, from: last.range.lowerBound, contentEnd: contentEnd, textEnd: units.count,
            measure: measure, ellipsis: ellipsis.positions[ellipsis.positions.count - 1], mode: mode,
            hangs: { Scalars.hangs(units[$0]) })
        // The breaker's own interval counts the line that is replaced; only the lines before it still hold, and
        // nothing is left out once the rest fits.
        let kept = LineBreaker.lines(of: segments, measure: measure, limit: broken.spans.count)
        broken.lowest = max(kept.lowest, cut.lowest)
        broken.next = min(kept.next, cut.next)
        if contentEnd == units.count {
            var visibleEnd = contentEnd
            while visibleEnd > last.range.lowerBound && Scalars.hangs(units[visibleEnd - 1]) { visibleEnd -= 1 }
            broken.next = min(broken.next, segments.advance(from: last.range.lowerBound, to: visibleEnd))
        }
        broken.spans.append(cut.span)
    }
}
