import CUnicode
import LineBreaking

/// What a paragraph keeps for all point sizes with the same glyphs: the analysis, the shaped text and the segments. That
/// of the size which was requested first is also the text at all its sizes.
final class ParagraphStorage: LineReshaper {
    /// The point sizes that are drawn with these glyphs: those with the same optical size of the primary font.
    let opticalSizes: ClosedRange<Double>
    /// The style with the point size that was requested first, and the language.
    let setting: StyleSetting
    let segments: BreakSegments
    let text: AnalyzedText
    /// The text with its glyphs. It is shaped once, to be measured and to be drawn.
    let shaped: ShapedText
    /// The styled runs of the text; nil in a text without runs.
    let runs: RunTable?
    let fonts: FontCascade
    /// Nil in a text without runs.
    let textRuns: TextRuns?
    /// The storage of the optical size that was requested next.
    let next = LazyReference<ParagraphStorage>()
    /// A language in which the text has the same lines and glyphs.
    let alike = LazyReference<TextLanguage>()
    private let madeDetails = LazyReference<ParagraphDetails>()

    /// Shapes an analysed text that is divided into items with the setting's fonts.
    /// - Parameters:
    ///   - textRuns: the runs at all sizes; nil in a text without runs.
    ///   - runs: the runs at this size; nil in a text without runs.
    ///   - sizes: the point sizes with these glyphs, where runs decide that.
    ///   - known: the same text, shaped before and divided into the same items.
    ///   - isKeptTogether: whether `known` lives at least as long as this storage.
    ///   - isSame: whether an item has the same glyphs as the item with this index in `known`.
    init(
        _ analysis: TextAnalysis, items: consuming [ShapedItem], setting: StyleSetting, fonts: FontCascade,
        textRuns: TextRuns?, runs: RunTable?,
        sizes: ClosedRange<Double>? = nil, known: ParagraphStorage? = nil, isKeptTogether: Bool = false,
        isSame: (ShapedItem, Int) -> Bool = { _, _ in false }
    ) throws {
        text = analysis.text
        (self.setting, self.fonts, self.textRuns) = (setting, fonts, textRuns)
        opticalSizes = sizes ?? Self.pointSizes(of: items, setting.chooser.primary)
        self.runs = runs
        let hyphen =
            text.hasSoftHyphens ? try Hyphen(language: setting.language, chooser: setting.chooser) : nil
        if let hyphen { _ = madeDetails.value { ParagraphDetails(hyphen: hyphen) } }
        if isKeptTogether, let known, !text.hasTabs, hyphen == nil,
            items.indices.allSatisfy({ isSame(items[$0], $0) })
        {
            // No font of the text has optical sizes.
            segments = known.segments
            shaped = known.shaped
            return
        }
        shaped = try Shaper.shape(
            items, of: analysis, language: setting.language, chooser: setting.chooser, runs: runs, known: known?.shaped,
            isSame: isSame)
        segments = try SegmentBuilder.segments(of: analysis, shaped, setting, hyphen: hyphen, runs: runs)
        segments.setReshaper(self)
    }

    /// The point sizes at which all fonts have the same optical size: a fallback font may have optical sizes where the
    /// primary font has none.
    private static func pointSizes(of items: [ShapedItem], _ primary: FontInstance) -> ClosedRange<Double> {
        var sizes = primary.pointSizes
        for index in items.indices {
            guard let font = items[index].font, font !== primary else { continue }
            sizes = sizes.clamped(to: font.pointSizes)
        }
        return sizes
    }

    var scale: TextScale { setting.scale }
    var chooser: FontChooser { setting.chooser }
    var language: TextLanguage { setting.language }
    private var details: ParagraphDetails { madeDetails.value { ParagraphDetails(hyphen: nil) } }

    /// The parts of the text that were shaped again.
    var shapes: LocalShapes {
        details.shapes.value {
            LocalShapes(
                units: text.units, language: language, items: items, offsets: segments.offsets,
                shapers: chooser.shapers, runs: runs)
        }
    }

    /// Whether every item, the ellipsis and the hyphen have the same glyphs in another language.
    func isAlike(in other: TextLanguage) -> Bool {
        guard !language.hasOpenTypeTags, !other.hasOpenTypeTags else { return false }
        return chooser.shapers.withShaper { shaper in
            // Ellipses and hyphens are shaped in the primary fonts.
            shaper.shapesAlike(language, other, script: ScriptTags.common, in: chooser.primary)
                && (runs?.runs ?? []).allSatisfy {
                    $0.language != nil
                        || shaper.shapesAlike(language, other, script: ScriptTags.common, in: $0.chooser.primary)
                }
                && items.allSatisfy { item in
                    guard let font = item.font, runs?.runs[item.run].language == nil else { return true }
                    return shaper.shapesAlike(language, other, script: item.script, in: font)
                }
        }
    }

    /// Whether an item has the same glyphs in another language.
    func isAlike(_ item: ShapedItem, in other: TextLanguage) -> Bool {
        if runs?.runs[item.run].language != nil { return true }
        guard let font = item.font, !language.hasOpenTypeTags, !other.hasOpenTypeTags else { return item.font == nil }
        return chooser.shapers.withShaper { $0.shapesAlike(language, other, script: item.script, in: font) }
    }

    /// The items of the text, in logical order.
    var items: [ShapedItem] { shaped.items }

    /// The maximum extent of the ink of the text, found when it is first needed.
    var inkReach: InkReach { details.reach.value { InkReach(of: shaped, runs: runs) } }

    /// The ellipsis in the paragraph's fonts, shaped when a text is first truncated.
    var ellipsis: ShapedText {
        details.ellipsis.value { Ellipsis(Ellipsis.shaped(language: language, chooser: chooser)) }.shaped
    }

    func metrics(of range: Range<Int>) -> LineMetrics { metrics(of: range, elided: nil) }

    /// The metrics of a line.
    /// - Parameter elided: the offsets that an ellipsis replaces.
    func metrics(of range: Range<Int>, elided: Range<Int>?) -> LineMetrics {
        var line = segments.segments.metrics(0)
        if let elided, let runs {
            let run = runs.ellipsisRun(replacing: elided, in: range)
            for metrics in runs.ellipsisMetrics(of: run) { line = line.union(metrics) }
        } else if elided != nil && setting.isRaisedByFonts {
            for item in ellipsis.items { line = line.union(item, nil) }
        }
        guard segments.segments.isRaised else { return line }
        for item in items.overlapping(range) {
            // Text that an ellipsis replaces is not on the line.
            if let elided, elided.contains(max(item.range.lowerBound, range.lowerBound)),
                item.range.upperBound <= elided.upperBound
            {
                continue
            }
            line = line.union(item, runs)
        }
        return line
    }

    /// The metrics that hold every line that the text can have without an ellipsis.
    var tallestLine: LineMetrics {
        let strut = segments.segments.metrics(0)
        return segments.segments.isRaised ? items.reduce(strut) { $0.union($1, runs) } : strut
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
    /// - Parameter runs: the runs of the item's text; nil without runs.
    func union(_ item: ShapedItem, _ runs: RunTable?) -> LineMetrics {
        if let runs { return union(runs.metrics(of: item)) }
        guard let file = item.font?.file else { return self }
        return union(LineMetrics(ascent: file.ascent, descent: file.descent))
    }
}

extension ParagraphStorage {
    /// The hyphen of a line that ends after a soft hyphen; nil in a text without soft hyphens.
    func hyphen(ofLineTo end: Int) -> Hyphen? {
        // It was shaped when the text was.
        guard let runs else { return madeDetails.value?.hyphen }
        return try? runs.hyphen(at: end - 1)
    }

    /// The letters that are drawn lighter than their style asks for, each with the name of the font's file.
    var lightCharacters: [(character: UInt32, file: String)] {
        items.filter { chooser(of: $0).isTooLight($0.slot) }.flatMap { item in
            characters(in: item.range).filter(Self.isLetter).map { ($0, item.font?.file.name ?? "") }
        }
    }

    private func chooser(of item: ShapedItem) -> FontChooser { runs?.runs[item.run].chooser ?? chooser }

    private func characters(in range: Range<Int>) -> [UInt32] {
        var (offset, characters) = (range.lowerBound, [UInt32]())
        while offset < range.upperBound {
            let (character, next) = Scalars.decode(text.units, at: offset)
            characters.append(character)
            offset = next
        }
        return characters
    }

    /// Whether a character belongs to a script, so that it has a weight as its neighbours have.
    private static func isLetter(_ character: UInt32) -> Bool {
        guard let scalar = Unicode.Scalar(character) else { return false }
        let units = Array(String(scalar).utf16)
        var scripts = [UInt8](repeating: 0, count: units.count)
        cunicode_scripts(units, Int32(units.count), &scripts)
        return scripts[0] != CUNICODE_SCRIPT_COMMON && scripts[0] != CUNICODE_SCRIPT_INHERITED
    }
}
