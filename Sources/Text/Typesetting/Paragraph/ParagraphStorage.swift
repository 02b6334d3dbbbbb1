import LineBreaking

/// What a paragraph keeps for all point sizes with the same glyphs: the analysis, the shaped text and the segments.
final class ParagraphStorage: LineReshaper {
    /// The point sizes that are drawn with these glyphs: those with the same optical size of the primary font.
    let opticalSizes: ClosedRange<Double>
    /// The point size that was requested first.
    let scale: TextScale
    let segments: BreakSegments
    let analysis: TextAnalysis
    /// The text with its glyphs. It is shaped once, to be measured and to be drawn.
    let shaped: ShapedText
    /// The hyphen of lines that end at a soft hyphen; nil in a text without soft hyphens.
    let hyphen: Hyphen?
    /// The next storage of a ``ParagraphSizes``.
    let next = LazyReference<ParagraphStorage>()
    private let language: TextLanguage
    private let chooser: FontChooser
    private let isRaisedByFonts: Bool
    private let madeShapes = LazyReference<LocalShapes>()
    private let madeReach = LazyReference<InkReach>()
    private let shapedEllipsis = LazyReference<ShapedText>()

    /// The character that replaces text that is left out.
    static let ellipsisUnits: [UInt16] = [0x2026]

    /// Shapes an analysed text that is divided into items with the chooser's fonts.
    /// - Parameters:
    ///   - known: the same text, shaped before and divided into the same items.
    ///   - isKeptTogether: whether `known` lives at least as long as this storage.
    ///   - isSame: whether an item has the same glyphs as the item with this index in `known`.
    init(
        _ analysis: TextAnalysis, items: [ShapedItem], style: TextStyle, language: TextLanguage, chooser: FontChooser,
        known: ParagraphStorage? = nil, isKeptTogether: Bool = false,
        isSame: (ShapedItem, Int) -> Bool = { _, _ in false }
    ) throws {
        // A fallback font may have optical sizes where the primary font has none.
        opticalSizes = items.reduce(chooser.primary.pointSizes) { sizes, item in
            item.font.map { sizes.clamped(to: $0.pointSizes) } ?? sizes
        }
        scale = TextScale(style)
        self.analysis = analysis
        self.language = language
        self.chooser = chooser
        isRaisedByFonts = style.lineHeightPolicy == .contain
        hyphen = analysis.hasSoftHyphens ? try Hyphen(language: language, chooser: chooser) : nil
        if isKeptTogether, let known, !analysis.hasTabs, !analysis.hasSoftHyphens,
            items.indices.allSatisfy({ isSame(items[$0], $0) })
        {
            // No font of the text has optical sizes.
            segments = known.segments
            shaped = known.shaped
            return
        }
        let shaper = Shaper(analysis: analysis, language: language, chooser: chooser)
        shaped = try shaper.shape(items, known: known?.shaped, isSame: isSame)
        let offsets = shaped.offsets
        let builder = SegmentBuilder(
            analysis: analysis, items: shaped.items, offsets: offsets, primary: chooser.primary, hyphen: hyphen,
            strut: try Self.strut(of: style, chooser: chooser), policy: style.lineHeightPolicy)
        segments = try builder.build()
        segments.setReshaper(self)
    }

    /// The parts of the text that were shaped again.
    var shapes: LocalShapes {
        madeShapes.value {
            LocalShapes(
                units: analysis.units, language: language, items: items, offsets: segments.offsets,
                shapers: chooser.shapers)
        }
    }

    /// Whether every item, the ellipsis and the hyphen have the same glyphs in another language.
    func isAlike(in other: TextLanguage) -> Bool {
        guard !language.hasOpenTypeTags, !other.hasOpenTypeTags else { return false }
        return chooser.shapers.withShaper { shaper in
            shaper.shapesAlike(language, other, script: ScriptTags.common, in: chooser.primary)
                && items.allSatisfy { item in
                    guard let font = item.font else { return true }
                    return shaper.shapesAlike(language, other, script: item.script, in: font)
                }
        }
    }

    /// Whether an item has the same glyphs in another language.
    func isAlike(_ item: ShapedItem, in other: TextLanguage) -> Bool {
        guard let font = item.font, !language.hasOpenTypeTags, !other.hasOpenTypeTags else { return item.font == nil }
        return chooser.shapers.withShaper { $0.shapesAlike(language, other, script: item.script, in: font) }
    }

    /// The minimum of every line: room for the primary font and, under `contain`, for the font of the typesetting
    /// language.
    private static func strut(of style: TextStyle, chooser: FontChooser) throws -> LineMetrics {
        let primary = chooser.primary.file
        let strut = style.lineHeightPolicy.strut(ascent: primary.ascent, descent: primary.descent)
        guard style.lineHeightPolicy == .contain,
            let letter = style.typesettingLanguage.flatMap(LanguageLetters.letter(of:))
        else { return strut }
        guard let file = try chooser.font(at: chooser.slot(for: [letter], in: 0..<1))?.file else { return strut }
        return strut.union(LineMetrics(ascent: file.ascent, descent: file.descent))
    }

    /// The items of the text, in logical order.
    var items: [ShapedItem] { shaped.items }

    /// The maximum extent of the ink of the text, found when it is first needed.
    var inkReach: InkReach { madeReach.value { InkReach(of: shaped) } }

    /// The ellipsis in the paragraph's fonts, shaped when a text is first truncated. It is a box when no font has an
    /// ellipsis, and empty when its font cannot be opened.
    var ellipsis: ShapedText { shapedEllipsis.value(make: makeEllipsis) }

    private func makeEllipsis() -> ShapedText {
        do {
            let analysis = try TextAnalysis(
                units: Self.ellipsisUnits, language: language.tag, direction: .leftToRight)
            let chooser = chooser.drawingBoxes
            return try Shaper(analysis: analysis, language: language, chooser: chooser)
                .shape(Itemizer.items(of: analysis, chooser: chooser))
        } catch {
            return ShapedText.empty
        }
    }

    func metrics(of range: Range<Int>) -> LineMetrics { metrics(of: range, elided: nil) }

    /// The metrics of a line.
    /// - Parameter elided: the offsets that an ellipsis replaces.
    func metrics(of range: Range<Int>, elided: Range<Int>?) -> LineMetrics {
        var line = segments.segments.metrics(0)
        if elided != nil && isRaisedByFonts {
            for item in ellipsis.items { line = line.union(item) }
        }
        guard segments.segments.isRaised else { return line }
        for item in items.overlapping(range) {
            // Text that an ellipsis replaces is not on the line.
            if let elided, elided.contains(max(item.range.lowerBound, range.lowerBound)),
                item.range.upperBound <= elided.upperBound
            {
                continue
            }
            line = line.union(item)
        }
        return line
    }

    /// The metrics that hold every line that the text can have without an ellipsis.
    var tallestLine: LineMetrics {
        let strut = segments.segments.metrics(0)
        return segments.segments.isRaised ? items.reduce(strut) { $0.union($1) } : strut
    }

    /// Replaces the last line by a truncated one.
    func truncate(_ broken: inout BrokenLines, at scale: TextScale, measure: Int, mode: TruncationMode) {
        guard let last = broken.spans.popLast() else { return }
        let segments = SizedSegments(segments, tracking: scale.tracking)
        let units = analysis.units
        var contentEnd = last.range.lowerBound
        while contentEnd < units.count && !Scalars.isLineTerminator(units[contentEnd]) { contentEnd += 1 }
        let cut = LineTruncation.lastLine(
            of: segments, from: last.range.lowerBound, contentEnd: contentEnd, textEnd: units.count,
            measure: measure, ellipsis: ellipsis.advance(tracking: scale.tracking), mode: mode)
        // The interval that the breaker found includes the line that is replaced. Only the lines before it count, and
        // the text is no longer truncated once the rest fits.
        let kept = LineBreaker.lines(of: segments, measure: measure, limit: broken.spans.count)
        broken.lowest = max(kept.lowest, cut.lowest)
        broken.next = min(kept.next, cut.next)
        // A terminator at the very end of the text starts no line.
        if contentEnd >= segments.start(ofSegment: segments.count - 1) {
            let visibleEnd = segments.withoutHanging(last.range.lowerBound..<contentEnd)
            broken.next = min(broken.next, segments.advance(from: last.range.lowerBound, to: visibleEnd))
        }
        broken.spans.append(cut.span)
    }
}

extension ParagraphStorage {
    func correction(of range: Range<Int>, to offset: Int) -> LineCorrection { shapes.correction(of: range, to: offset) }

    func correction(from start: Int, to offset: Int, endingAt end: Int, tracking: Int) -> Int {
        shapes.correction(from: start, to: offset, endingAt: end, tracking: tracking)
    }
}

extension LineMetrics {
    /// These metrics, with room for the font of an item.
    fileprivate func union(_ item: ShapedItem) -> LineMetrics {
        guard let file = item.font?.file else { return self }
        return union(LineMetrics(ascent: file.ascent, descent: file.descent))
    }
}
