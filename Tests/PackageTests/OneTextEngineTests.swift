import Testing

/// No code sets text but `Paragraph`: what shapes letters, and what gives glyphs their places, is in `Typesetting` alone.
struct OneTextEngineTests {
    /// What a second engine would need: HarfBuzz, glyphs at places of its own, letters of FreeType without shaping, and
    /// the old way to the width of white space, a letter after it.
    private static let others = [
        "hb_shape", "hb_buffer_", "GlyphRun(", "PositionedGlyph(", "FT_Load_Char", "FT_Get_Char_Index", "+ \"|\"",
    ]

    @Test func glyphsArePlacedByTypesettingAlone() throws {
        for source in try SourceTree.sources.get() where source.target != "Typesetting" {
            for (index, line) in source.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
                let code = line.drop { $0 == " " }
                guard !code.hasPrefix("//") else { continue }
                for call in Self.others where code.contains(call) {
                    Issue.record("\(source.path):\(index + 1): \(call) sets text; use Paragraph and its lines")
                }
            }
        }
    }

    /// One call of HarfBuzz, which `ItemShaper` makes.
    @Test func lettersAreShapedInOnePlace() throws {
        let files = try SourceTree.sources(of: "Typesetting").filter { $0.text.contains("hb_shape") }
        #expect(files.map(\.name) == ["ItemShaper"])
    }
}
