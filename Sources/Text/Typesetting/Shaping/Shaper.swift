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
        _ items: consuming [ShapedItem], known: ShapedText? = nil,
        isSame: (ShapedItem, Int) -> Bool = { _, _ in false }
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
        _ items: consuming [ShapedItem], known: ShapedText?, isSame: (ShapedItem, Int) -> Bool
    ) -> (shaped: ShapedText, missing: [Range<Int>]) {
        let count = analysis.units.count
        var items = items
        return withUnsafeTemporaryAllocation(of: Int.self, capacity: count) { advances in
            withUnsafeTemporaryAllocation(of: UInt8.self, capacity: count + 1) { flags in
                var clusters = ClusterCollector(units: analysis.units, advances: advances, flags: flags)
                clusters.start(analysis.boundaries)
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
            // Items are read in place, since each copy would count a reference to its font.
            items.withUnsafeMutableBufferPointer { items in
                for index in items.indices {
                    let (range, first) = (items[index].range, glyphs.count)
                    if let known, isSame(items[index], index) {
                        clusters.add(range, from: known.offsets.list)
                        glyphs.append(known.items[index].glyphs, of: known.glyphs)
                    } else if items[index].slot == .missing {
                        let character = Scalars.decode(analysis.units, at: range.lowerBound).character
                        var box = MissingGlyphBox.parts(of: character)
                        if let runs { box = runs.adjusted(box, of: items[index]) }
                        clusters.addBox(at: range.lowerBound, box)
                        glyphs.append(box, cluster: range.lowerBound)
                    } else if let font = items[index].font {
                        let buffer = shaper.shape(
                            analysis.units, range, level: items[index].level, script: items[index].script,
                            language: runs?.language(of: items[index].run) ?? language, font: font)
                        runs?.adjust(buffer, of: items[index])
                        clusters.add(range, buffer)
                        glyphs.append(contentsOf: buffer)
                    } else {
                        clusters.addControl(
                            at: range.lowerBound, advance: runs?.attachmentAdvance(of: items[index]) ?? 0)
                    }
                    items[index].glyphs = first..<glyphs.count
                }
            }
        }
        return glyphs
    }
}
