import Synchronization

/// What a paragraph keeps for every size that shares its glyphs: analysis, shaped text and segments.
final class ParagraphStorage: Sendable {
    let analysis: TextAnalysis
    let shaped: ShapedText
    let shapes: LocalShapes
    let segments: BreakSegments
    /// The line metrics that segments name; the first are those that every line has room for.
    let metrics: [LineMetrics]
    /// The point sizes that are drawn with these very glyphs: all that the primary font gives one optical size.
    let opticalSizes: ClosedRange<Double>
    private let policy: LineHeightPolicy
    private let language: String
    private let chooser: FontChooser
    private let shapedEllipsis = Mutex<ShapedText?>(nil)

    /// The character that stands for text that was left out.
    static let ellipsisUnits: [UInt16] = [0x2026]

    /// Shapes an analysed text.
    init(_ analysis: TextAnalysis, style: TextStyle, language: String, fonts: FontCascade) throws {
        var chooser = try FontChooser(cascade: fonts, style: style)
        shaped = try Shaper.shape(
            analysis, language: language, chooser: &chooser, boxesAllowed: fonts.missingGlyphs == .box)
        shapes = LocalShapes(units: analysis.units, language: language)
        opticalSizes = chooser.primary.pointSizes
        policy = style.lineHeightPolicy
        self.analysis = analysis
        self.language = language
        self.chooser = chooser
        var strut = LineMetrics(ascent: chooser.primary.file.ascent, descent: chooser.primary.file.descent)
        if style.lineHeightPolicy == .contain,
            let letter = style.typesettingLanguage.flatMap(LanguageLetters.letter(of:))
        {
            let file = try chooser.font(for: [letter], in: 0..<1).file
            strut = strut.union(LineMetrics(ascent: file.ascent, descent: file.descent))
        }
        let builder = SegmentBuilder(
            analysis: analysis, shaped: shaped, shapes: shapes, primary: chooser.primary, strut: strut,
            policy: style.lineHeightPolicy)
        (segments, metrics) = builder.build()
    }

    /// The ellipsis in the paragraph's fonts, shaped when a text is first cut; a box where no font has it.
    var ellipsis: ShapedText {
        shapedEllipsis.withLock { known in
            if let known { return known }
            var chooser = chooser
            let made: ShapedText
            do {
                let analysis = try TextAnalysis(
                    units: Self.ellipsisUnits, language: language, direction: .leftToRight)
                made = try Shaper.shape(analysis, language: language, chooser: &chooser, boxesAllowed: true)
            } catch {
                // Without a font for it nothing stands for what is left out.
                made = ShapedText.empty
            }
            known = made
            return made
        }
    }

    /// The metrics of a line.
    func metrics(of span: LineSpan) -> LineMetrics {
        var line = metrics[0]
        guard policy == .contain else { return line }
        for item in shaped.items where item.range.overlaps(span.range) {
            guard let file = item.font?.file else { continue }
            // What an ellipsis replaces is not on the line.
            if let elided = span.elided, elided.contains(max(item.range.lowerBound, span.range.lowerBound)),
                item.range.upperBound <= elided.upperBound
            {
                continue
            }
            line = line.union(LineMetrics(ascent: file.ascent, descent: file.descent))
        }
        return line
    }

    /// Replaces the last line by a shortened one.
    func truncate(_ broken: inout BrokenLines, at scale: TextScale, measure: Int, mode: TruncationMode) {
        guard let last = broken.spans.popLast() else { return }
        let segments = SizedSegments(segments, tracking: scale.tracking)
        let units = analysis.units
        var contentEnd = last.range.lowerBound
        while contentEnd < units.count && !Scalars.isLineTerminator(units[contentEnd]) { contentEnd += 1 }
        let cut = LineTruncation.lastLine(
            of: segments, from: last.range.lowerBound, contentEnd: contentEnd, textEnd: units.count,
            measure: measure, ellipsis: ellipsis.advance(tracking: scale.tracking), mode: mode)
        // The breaker's own interval counts the line that is replaced; only the lines before it still hold, and
        // nothing is left out once the rest fits.
        let kept = LineBreaker.lines(of: segments, measure: measure, limit: broken.spans.count)
        broken.lowest = max(kept.lowest, cut.lowest)
        broken.next = min(kept.next, cut.next)
        // A terminator at the very end opens no line.
        if contentEnd >= segments.start(ofSegment: segments.count - 1) {
            let visibleEnd = segments.withoutHanging(last.range.lowerBound..<contentEnd)
            broken.next = min(broken.next, segments.advance(from: last.range.lowerBound, to: visibleEnd))
        }
        broken.spans.append(cut.span)
    }
}
