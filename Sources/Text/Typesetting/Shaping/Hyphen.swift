import CHarfBuzz
import LineBreaking

/// The hyphen that is drawn where a line ends at a soft hyphen, shaped by itself in the primary font of the paragraph or
/// of the run: U+2010 if that font has it, otherwise U+002D (CSS Text 4, 6.3, `hyphenate-character: auto`).
struct Hyphen: Sendable {
    let unit: UInt16
    let shaped: ShapedText

    /// - Parameter runs: the run of the soft hyphen over one unit; nil in a text without runs.
    init(language: TextLanguage, chooser: FontChooser, runs: RunTable? = nil) throws {
        var glyph: hb_codepoint_t = 0
        unit = hb_font_get_nominal_glyph(chooser.primary.font, 0x2010, &glyph) != 0 ? 0x2010 : 0x2D
        let analysis = try TextAnalysis(units: [unit], language: language, direction: .leftToRight)
        let items = try Itemizer.items(of: analysis, chooser: chooser, runs: runs)
        shaped = try Shaper.shape(
            items, of: analysis, language: language, chooser: chooser.drawingBoxes, runs: runs)
    }

    private var advance: SoftHyphens.Advance {
        SoftHyphens.Advance(
            units: shaped.advance(tracking: 0),
            trackedClusters: shaped.advance(tracking: 1) - shaped.advance(tracking: 0))
    }

    /// The soft hyphens of a text, with the advance of this hyphen.
    /// - Parameter runs: the runs of the text, each with its own hyphen; nil in a text without runs.
    func softHyphens(in analysis: TextAnalysis, runs: RunTable?) throws -> SoftHyphens {
        let units = analysis.units
        let offsets = units.indices.filter { units[$0] == Scalars.softHyphen }
        // A line that ends at the end of the text shows no hyphen.
        let lineEnds = offsets.map { $0 + 1 }.filter {
            $0 < units.count && analysis.boundaries[$0] & BoundaryKind.soft != 0
        }
        return SoftHyphens(
            offsets: offsets, lineEnds: lineEnds, advance: advance,
            advances: try runs.map { runs in try lineEnds.map { try runs.hyphen(at: $0 - 1).advance } })
    }
}
