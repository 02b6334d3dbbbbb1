import LineBreaking

/// Shapes the items of a text, each once and with the complete text as context.
struct Shaper {
    let analysis: TextAnalysis
    let language: TextLanguage
    let chooser: FontChooser
    /// Nil in a text without runs.
    var runs: RunTable?

    /// Shapes a text.
    /// - Parameters:
    ///   - known: the same text, shaped before and divided into the same items.
    ///   - isSame: whether an item has the same glyphs as the item with this index in `known`.
    /// - Throws: ``TypesettingError/missingGlyph(scalar:cascade:)`` when a cluster has no glyph and the cascade does
    ///   not draw boxes.
    func shape(
        _ items: [ShapedItem], known: ShapedText? = nil, isSame: (ShapedItem, Int) -> Bool = { _, _ in false }
    ) throws -> ShapedText {
        var (shaped, missing) = shapeOnce(items, known: known, isSame: isSame)
        if let first = missing.first, chooser.missingGlyphs == .error {
            throw chooser.missing(in: first, of: analysis.units)
        }
        // Each time a cluster is divided into its characters, or one character becomes a box.
        while !missing.isEmpty {
            let items = try MissingCharacters.split(
                shaped.items, at: missing, of: analysis.units, chooser: chooser, runs: runs)
            (shaped, missing) = shapeOnce(items, known: nil) { _, _ in false }
        }
        return shaped
    }

    /// Shapes a text, and finds the clusters without a glyph.
    private func shapeOnce(
        _ items: [ShapedItem], known: ShapedText?, isSame: (ShapedItem, Int) -> Bool
    ) -> (shaped: ShapedText, missing: [Range<Int>]) {
        let count = analysis.units.count
        return withUnsafeTemporaryAllocation(of: Int.self, capacity: count) { advances in
            withUnsafeTemporaryAllocation(of: UInt8.self, capacity: count + 1) { flags in
                var clusters = ClusterCollector(units: analysis.units, advances: advances, flags: flags)
                clusters.start(analysis.boundaries)
                var items = items
                let glyphs = collect(&items, known: known, isSame: isSame, into: &clusters)
                clusters.finish(items)
                let offsets = OffsetTable(
                    flags: UnsafeBufferPointer(flags), advances: UnsafeBufferPointer(advances))
                return (ShapedText(items: items, offsets: offsets, glyphs: glyphs), clusters.missing)
            }
        }
    }

    /// Shapes each item, which gets the range of its glyphs, and collects them. Controls have no glyphs.
    private func collect(
        _ items: inout [ShapedItem], known: ShapedText?, isSame: (ShapedItem, Int) -> Bool,
        into clusters: inout ClusterCollector
    ) -> GlyphArrays {
        var glyphs = GlyphArrays()
        glyphs.reserveCapacity(known?.glyphs.count ?? analysis.units.count)
        chooser.shapers.withShaper { shaper in
            for index in items.indices {
                let item = items[index]
                let first = glyphs.count
                if let known, isSame(item, index) {
                    clusters.add(item, from: known.offsets)
                    glyphs.append(known.items[index].glyphs, of: known.glyphs)
                } else if item.slot == .missing {
                    let character = Scalars.decode(analysis.units, at: item.range.lowerBound).character
                    var box = MissingGlyphBox.parts(of: character)
                    if let runs { box = runs.adjusted(box, of: item) }
                    clusters.addBox(item, box)
                    glyphs.append(box, cluster: item.range.lowerBound)
                } else if let font = item.font {
                    let buffer = shaper.shape(
                        analysis.units, item.range, level: item.level, script: item.script,
                        language: runs?.language(of: item.run) ?? language, font: font)
                    runs?.adjust(buffer, of: item)
                    clusters.add(item, buffer)
                    glyphs.append(contentsOf: buffer)
                } else {
                    clusters.addControl(item, advance: runs?.attachmentAdvance(of: item) ?? 0)
                }
                items[index] = item.with(glyphs: first..<glyphs.count)
            }
        }
        return glyphs
    }
}
