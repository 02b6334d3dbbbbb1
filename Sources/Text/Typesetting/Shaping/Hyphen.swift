import CHarfBuzz
import LineBreaking

/// The hyphen that is drawn where a line ends at a soft hyphen, shaped by itself in the paragraph's primary font:
/// U+2010 if that font has it, otherwise U+002D (CSS Text 4, 6.3, `hyphenate-character: auto`).
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

    /// The soft hyphens of a text, with the advance of this hyphen.
    func softHyphens(in analysis: TextAnalysis) -> SoftHyphens {
        let units = analysis.units
        let offsets = units.indices.filter { units[$0] == Scalars.softHyphen }
        // A line that ends at the end of the text shows no hyphen.
        let lineEnds = offsets.map { $0 + 1 }.filter {
            $0 < units.count && analysis.boundaries[$0] & BoundaryKind.soft != 0
        }
        return SoftHyphens(
            offsets: offsets, lineEnds: lineEnds, advance: shaped.advance(tracking: 0),
            trackedClusters: shaped.advance(tracking: 1) - shaped.advance(tracking: 0))
    }
}
