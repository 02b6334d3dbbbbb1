/// Shapes the items of a text, each once and with the whole text as context.
struct Shaper {
    let analysis: TextAnalysis
    let language: TextLanguage
    let chooser: FontChooser

    /// Where every offset of a text is.
    /// - Parameters:
    ///   - known: the same text, cut into the same items.
    ///   - isSame: whether an item, of this index, has the glyphs that it has there.
    /// - Throws: ``TypesettingError/missingGlyph(scalar:cascade:)`` when a cluster stays without a glyph and the
    ///   cascade does not draw boxes.
    func offsets(
        of items: [ShapedItem], known: OffsetTable? = nil, isSame: (ShapedItem, Int) -> Bool = { _, _ in false }
    ) throws -> OffsetTable {
        let (offsets, missing) = collect(items, known: known, isSame: isSame) { _, _ in }
        if let missing, chooser.missingGlyphs == .error { throw chooser.missing(in: missing, of: analysis.units) }
        return offsets
    }

    /// A text with its glyphs; a box where there is none.
    func shape(_ items: [ShapedItem]) -> ShapedText {
        var glyphs = GlyphArrays()
        var shaped: [ShapedItem] = []
        shaped.reserveCapacity(items.count)
        let (offsets, _) = collect(items, known: nil, isSame: { _, _ in false }) { item, buffer in
            let first = glyphs.count
            if let buffer { glyphs.append(contentsOf: buffer) }
            shaped.append(item.with(glyphs: first..<glyphs.count))
        }
        return ShapedText(items: shaped, offsets: offsets, glyphs: glyphs)
    }

    /// Shapes item after item, calls `visit` with each and what HarfBuzz made of it (nil for controls), and adds up.
    /// Returns a cluster without a glyph, too.
    private func collect(
        _ items: [ShapedItem], known: OffsetTable?, isSame: (ShapedItem, Int) -> Bool,
        visit: (ShapedItem, ShapedBuffer?) -> Void
    ) -> (offsets: OffsetTable, missing: Range<Int>?) {
        let count = analysis.units.count
        return withUnsafeTemporaryAllocation(of: Int.self, capacity: count) { advances in
            withUnsafeTemporaryAllocation(of: UInt8.self, capacity: count + 1) { flags in
                var clusters = ClusterCollector(units: analysis.units, advances: advances, flags: flags)
                clusters.start(analysis.boundaries)
                chooser.shapers.withShaper { shaper in
                    for (index, item) in items.enumerated() {
                        if let known, isSame(item, index) {
                            clusters.add(item, from: known)
                            continue
                        }
                        guard let font = item.font else {
                            clusters.addControl(item)
                            visit(item, nil)
                            continue
                        }
                        let buffer = shaper.shape(
                            analysis.units, item.range, level: item.level, script: item.script, language: language,
                            font: font)
                        clusters.add(item, buffer)
                        visit(item, buffer)
                    }
                }
                clusters.finish(items)
                let offsets = OffsetTable(
                    flags: UnsafeBufferPointer(flags), advances: UnsafeBufferPointer(advances))
                return (offsets, clusters.missing)
            }
        }
    }
}
