import LineBreaking

/// Shapes the items of a text, each once and with the complete text as context.
///
/// Everything is a parameter: a value that holds all of it would count a reference to each part for each text.
enum Shaper {
    /// Whether an item has the same glyphs as the item with this index in a text that was shaped before.
    typealias Comparison = (ShapedItem, Int) -> Bool

    /// Shapes a text.
    /// - Parameters:
    ///   - runs: nil in a text without runs.
    ///   - known: the same text, shaped before and divided into the same items.
    ///   - isSame: whether an item has the same glyphs as the item with this index in `known`.
    /// - Throws: ``TypesettingError/missingGlyph(scalar:cascade:)`` when a cluster has no glyph and the cascade does
    ///   not draw boxes.
    static func shape(
        _ items: consuming [ShapedItem], of analysis: TextAnalysis, language: TextLanguage, chooser: FontChooser,
        runs: RunTable?, known: ShapedText? = nil, isSame: Comparison = { _, _ in false }
    ) throws -> ShapedText {
        var (shaped, missing) = shapeOnce(items, analysis, language, chooser, runs, known, isSame)
        if let first = missing.first, chooser.missingGlyphs == .error {
            throw chooser.missing(in: first, of: analysis.units)
        }
        // Each time a cluster is divided into its characters, or one character becomes a box.
        while !missing.isEmpty {
            let items = try MissingCharacters.split(
                shaped.items, at: missing, of: analysis.units, chooser: chooser, runs: runs)
            (shaped, missing) = shapeOnce(items, analysis, language, chooser, runs, nil) { _, _ in false }
        }
        return shaped
    }

    /// Shapes a text, and finds the clusters without a glyph.
    private static func shapeOnce(
        _ items: consuming [ShapedItem], _ analysis: TextAnalysis, _ language: TextLanguage, _ chooser: FontChooser,
        _ runs: RunTable?, _ known: ShapedText?, _ isSame: Comparison
    ) -> (shaped: ShapedText, missing: [Range<Int>]) {
        let count = analysis.units.count
        var items = items
        return withUnsafeTemporaryAllocation(of: Int.self, capacity: count) { advances in
            withUnsafeTemporaryAllocation(of: UInt8.self, capacity: count + 1) { flags in
                var clusters = ClusterCollector(units: analysis.units, advances: advances, flags: flags)
                clusters.start(analysis.boundaries)
                let glyphs = collect(&items, analysis, language, chooser, runs, known, isSame, into: &clusters)
                clusters.finish(items)
                let offsets = OffsetTable(
                    flags: UnsafeBufferPointer(flags), advances: UnsafeBufferPointer(advances))
                return (ShapedText(items: items, offsets: offsets, glyphs: glyphs), clusters.missing)
            }
        }
    }

    /// Shapes each item, which gets the range of its glyphs, and collects them. Controls have no glyphs.
    private static func collect(
        _ items: inout [ShapedItem], _ analysis: TextAnalysis, _ language: TextLanguage, _ chooser: FontChooser,
        _ runs: RunTable?, _ known: ShapedText?, _ isSame: Comparison, into clusters: inout ClusterCollector
    ) -> GlyphArrays {
        var glyphs = GlyphArrays()
        glyphs.reserveCapacity(known?.glyphCount ?? analysis.units.count)
        chooser.shapers.withShaper { shaper in
            // Items are read in place, since each copy would count a reference to its font.
            items.withUnsafeMutableBufferPointer { items in
                guard let firstItem = items.baseAddress else { return }
                for index in items.indices {
                    let item = firstItem + index
                    let (range, first) = (item.pointee.range, glyphs.count)
                    if let known, isSame(item.pointee, index) {
                        clusters.add(range, from: known.offsets.list)
                        glyphs.append(known.items[index].glyphs, of: known.glyphs)
                    } else if item.pointee.slot == .missing {
                        let character = Scalars.decode(analysis.units, at: range.lowerBound).character
                        var box = MissingGlyphBox.parts(of: character)
                        if let runs { box = runs.adjusted(box, of: item.pointee) }
                        clusters.addBox(at: range.lowerBound, box)
                        glyphs.append(box, cluster: range.lowerBound)
                    } else if let font = item.pointee.font {
                        let buffer = shaper.shape(
                            analysis.units, range, level: item.pointee.level, script: item.pointee.script,
                            language: runs?.language(of: item.pointee.run) ?? language, font: font)
                        if let runs { runs.adjust(buffer, of: item.pointee) }
                        clusters.add(range, buffer)
                        glyphs.append(contentsOf: buffer, clusters.advances)
                    } else {
                        clusters.addControl(
                            at: range.lowerBound, advance: runs?.attachmentAdvance(of: item.pointee) ?? 0)
                    }
                    item.pointee.glyphs = first..<glyphs.count
                }
            }
        }
        return glyphs
    }
}
