import CHarfBuzz

/// Shapes the items of a text, each once and with the whole text as context.
enum Shaper {
    /// Shapes a text.
    /// - Throws: ``TypesettingError/missingGlyph(scalar:cascade:)`` when a cluster stays without a glyph.
    static func shape(
        _ analysis: TextAnalysis, language: String, chooser: inout FontChooser, boxesAllowed: Bool
    ) throws -> ShapedText {
        let items = try Itemizer.items(of: analysis, chooser: &chooser)
        var builder = ShapedTextBuilder(count: analysis.units.count)
        let shaper = ItemShaper(units: analysis.units, language: language)
        for item in items {
            guard let font = item.font else {
                builder.appendControl(item)
                continue
            }
            let isTracked = font === chooser.primary && !CursiveScripts.contains(item.script)
            shaper.shape(item.range, level: item.level, script: item.script, font: font) { buffer in
                builder.append(item, font: font, isTracked: isTracked, buffer: buffer)
            }
            if !boxesAllowed, let cluster = builder.missingCluster(ofLastItemIn: analysis.units) {
                throw try chooser.missing(in: cluster, of: analysis.units)
            }
        }
        return builder.finish()
    }
}
