import LineBreaking

/// The runs of a text at every point size: their lengths are parts of the size of the paragraph that they were given
/// with, so that all of them scale together.
final class TextRuns: Sendable {
    private let runs: [StyledRun]
    /// The point size of the paragraph.
    private let pointSize: Double
    private let languages: [TextLanguage?]
    /// Whether runs have another tracking of the system font than the paragraph: a different part of the em at each
    /// point size, which their advances include.
    let hasOwnTracking: Bool

    /// - Throws: ``TypesettingError/outOfRange(what:value:allowed:)``.
    init(_ runs: [StyledRun], style: TextStyle, textLength: Int, fonts: FontCascade) throws {
        let total = runs.reduce(0) { $0 + max($1.length, 0) }
        guard total == textLength, runs.count <= TypesettingLimits.maximumRunCount else {
            throw TypesettingError.outOfRange(
                what: "length of the runs", value: "\(total) units in \(runs.count) runs",
                allowed: "\(textLength), that of the text, in at most \(TypesettingLimits.maximumRunCount) runs")
        }
        for run in runs { try Self.check(run, style) }
        self.runs = runs
        pointSize = style.pointSize
        languages = try runs.map { try $0.language.map { try fonts.languages.language($0) } }
        hasOwnTracking = runs.contains {
            $0.style.tracking != style.tracking
                || style.tracking == .system
                    && ($0.style.pointSize != style.pointSize || $0.style.weight != style.weight)
        }
    }

    private static func check(_ run: StyledRun, _ style: TextStyle) throws {
        try Paragraph.check(run.style)
        if let language = run.language { try Paragraph.checkLanguage(language) }
        let largest = TypesettingLimits.maximumWidth
        let attachment = run.attachment.map { [$0.width, $0.height, $0.bottom] } ?? []
        for length in [run.kern, run.baselineOffset] + attachment where !(abs(length) <= largest) {
            throw TypesettingError.outOfRange(
                what: "length in a run", value: "\(length)", allowed: "-\(largest) to \(largest)")
        }
        let ratio = run.style.pointSize / style.pointSize
        guard ratio <= TypesettingLimits.maximumRunRatio else {
            throw TypesettingError.outOfRange(
                what: "point size of a run", value: "\(run.style.pointSize)",
                allowed: "at most \(TypesettingLimits.maximumRunRatio) times that of the paragraph")
        }
    }

    /// The runs at a point size of the paragraph.
    /// - Parameter style: the paragraph's style at that size.
    func table(style: TextStyle, language: TextLanguage, fonts: FontCascade) throws -> RunTable {
        let tracking = TextScale(style).tracking
        var end = 0
        let shaped = try zip(runs, languages).map { run, ownLanguage in
            end += max(run.length, 0)
            return try shapedRun(
                run, end: end, style: style, tracking: tracking, ownLanguage: ownLanguage,
                language: ownLanguage ?? language, fonts: fonts)
        }
        return RunTable(shaped, language: language)
    }

    private func shapedRun(
        _ run: StyledRun, end: Int, style: TextStyle, tracking: Int, ownLanguage: TextLanguage?,
        language: TextLanguage, fonts: FontCascade
    ) throws -> ShapedRun {
        let ratio = run.style.pointSize / pointSize
        var own = run.style
        own.typesettingLanguage = style.typesettingLanguage
        // Rounded, so that the size that was asked for has the font that it has without the paragraph.
        own.pointSize = (ratio * style.pointSize * 1e6).rounded() / 1e6
        let chooser = try FontChooser(cascade: fonts, style: own, language: language)
        func units(_ points: Double) -> Int { Int((points / pointSize * Double(TextUnit.perEm)).rounded()) }
        let strut = try StyleSetting.strut(of: own, chooser: chooser)
        return ShapedRun(
            end: end, chooser: chooser, language: ownLanguage, hasMonospacedDigits: own.hasMonospacedDigits,
            ratio: ratio, kern: units(run.kern),
            addedTracking: Int((Double(TextScale(own).tracking) * ratio).rounded()) - tracking,
            shift: run.baselineOffset / pointSize,
            strut: LineMetrics(ascent: strut.ascent * ratio, descent: strut.descent * ratio),
            isRaisedByFonts: own.lineHeightPolicy == .contain,
            attachment: run.attachment.map {
                ShapedRun.Attachment(
                    advance: units($0.width), bottom: $0.bottom / pointSize,
                    top: ($0.bottom + $0.height) / pointSize)
            })
    }
}

extension TextRuns {
    /// The point sizes of the paragraph that are drawn with the glyphs of these items: those at which each font has the
    /// same optical size, and at which the runs' tracking is the same part of the em.
    func pointSizes(of items: [ShapedItem], in table: RunTable?, at pointSize: Double) -> ClosedRange<Double>? {
        guard let table else { return nil }
        let only = pointSize...pointSize
        guard !hasOwnTracking else { return only }
        var sizes = 0...Double.infinity
        func clamp(_ font: FontInstance, _ ratio: Double) {
            let own = font.pointSizes
            sizes = sizes.clamped(to: (own.lowerBound / ratio)...(own.upperBound / ratio))
        }
        for run in table.runs { clamp(run.chooser.primary, run.ratio) }
        for item in items { if let font = item.font { clamp(font, table.runs[item.run].ratio) } }
        // A division that was rounded does not leave out the size itself.
        return sizes.contains(pointSize) ? sizes : only
    }
}
