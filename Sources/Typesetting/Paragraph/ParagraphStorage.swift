import Synchronization

/// What a paragraph keeps for every size that shares its glyphs: analysis, shaped text and segments.
final class ParagraphStorage: Sendable {
    let analysis: TextAnalysis
    let items: [ShapedItem]
    let shapes: LocalShapes
    let segments: BreakSegments
    /// The line metrics that segments name.
    let metrics: LineMetricsTable
    /// The point sizes that are drawn with these very glyphs: all that the primary font gives one optical size.
    let opticalSizes: ClosedRange<Double>
    /// What a line shows that ends at a soft hyphen; nil in a text without.
    let hyphen: Hyphen?
    private let policy: LineHeightPolicy
    private let language: String
    private let chooser: FontChooser
    private let drawn = AtomicLazyReference<ShapedText>()
    private let shapedEllipsis = AtomicLazyReference<ShapedText>()

    /// The character that stands for text that was left out.
    static let ellipsisUnits: [UInt16] = [0x2026]

    /// Shapes an analysed text, cut into items of the chooser's fonts.
    init(
        _ analysis: TextAnalysis, items: [ShapedItem], style: TextStyle, language: String, chooser: FontChooser
    ) throws {
        let offsets = try Shaper(analysis: analysis, language: language, chooser: chooser).offsets(of: items)
        shapes = LocalShapes(
            units: analysis.units, language: language, items: items, offsets: offsets, shapers: chooser.shapers)
        opticalSizes = chooser.primary.pointSizes
        policy = style.lineHeightPolicy
        self.analysis = analysis
        self.items = items
        self.language = language
        self.chooser = chooser
        hyphen = analysis.hasSoftHyphens ? try Hyphen(language: language, chooser: chooser) : nil
        let builder = SegmentBuilder(
            analysis: analysis, items: items, shapes: shapes, primary: chooser.primary, hyphen: hyphen,
            strut: try Self.strut(of: style, chooser: chooser),
            policy: style.lineHeightPolicy)
        (segments, metrics) = builder.build()
    }

    /// What every line has room for: the primary font, and under `contain` the font of the typesetting language.
    private static func strut(of style: TextStyle, chooser: FontChooser) throws -> LineMetrics {
        let primary = chooser.primary.file
        let strut = style.lineHeightPolicy.strut(ascent: primary.ascent, descent: primary.descent)
        guard style.lineHeightPolicy == .contain,
            let letter = style.typesettingLanguage.flatMap(LanguageLetters.letter(of:))
        else { return strut }
        guard let file = try chooser.font(at: chooser.slot(for: [letter], in: 0..<1))?.file else { return strut }
        return strut.union(LineMetrics(ascent: file.ascent, descent: file.descent))
    }

    /// The text with its glyphs: shaped once more when it is first drawn, since most texts are only measured.
    var shaped: ShapedText {
        drawn.load()
            ?? drawn.storeIfNil(Shaper(analysis: analysis, language: language, chooser: chooser).shape(items))
    }

    /// The ellipsis in the paragraph's fonts, shaped when a text is first cut; a box where no font has it, nothing when
    /// its font cannot be opened.
    var ellipsis: ShapedText { shapedEllipsis.load() ?? shapedEllipsis.storeIfNil(makeEllipsis()) }

    private func makeEllipsis() -> ShapedText {
        do {
            let analysis = try TextAnalysis(units: Self.ellipsisUnits, language: language, direction: .leftToRight)
            let chooser = chooser.drawingBoxes
            return Shaper(analysis: analysis, language: language, chooser: chooser)
                .shape(try Itemizer.items(of: analysis, chooser: chooser))
        } catch {
            return ShapedText.empty
        }
    }

    /// The metrics of a line.
    func metrics(of span: LineSpan) -> LineMetrics {
        var line = metrics.strut
        guard policy == .contain else { return line }
        for item in items where item.range.overlaps(span.range) {
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
