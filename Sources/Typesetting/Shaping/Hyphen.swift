import CHarfBuzz
import LineBreaking

/// The hyphen of lines that end at a soft one, by itself in the paragraph's primary font: U+2010 when that font has it,
/// U+002D otherwise (CSS Text 4, 6.3, `hyphenate-character: auto`).
struct Hyphen: Sendable {
    let unit: UInt16
    let shaped: ShapedText

    init(language: TextLanguage, chooser: FontChooser) throws {
        var glyph: hb_codepoint_t = 0
        unit = hb_font_get_nominal_glyph(chooser.primary.font, 0x2010, &glyph) != 0 ? 0x2010 : 0x2D
        let analysis = try TextAnalysis(units: [unit], language: language.tag, direction: .leftToRight)
        let items = try Itemizer.items(of: analysis, chooser: chooser)
        shaped = try Shaper(analysis: analysis, language: language, chooser: chooser.drawingBoxes).shape(items)
    }

    /// What it adds to lines of a text.
    func softHyphens(in analysis: TextAnalysis) -> SoftHyphens {
        let units = analysis.units
        let offsets = units.indices.filter { units[$0] == Scalars.softHyphen }
        // The end of the text is no line end that was chosen.
        let lineEnds = offsets.map { $0 + 1 }.filter {
            $0 < units.count && analysis.boundaries[$0] & BoundaryKind.soft != 0
        }
        return SoftHyphens(
            offsets: offsets, lineEnds: lineEnds, advance: shaped.advance(tracking: 0),
            trackedClusters: shaped.advance(tracking: 1) - shaped.advance(tracking: 0))
    }
}
