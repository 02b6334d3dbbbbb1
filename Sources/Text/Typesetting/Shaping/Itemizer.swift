/// Divides a text into items: parts with one level, one script and one font. Each control is an item by itself.
enum Itemizer {
    /// The items of a text, in order; without glyphs.
    /// - Throws: ``TypesettingError/missingGlyph(scalar:cascade:)`` for a cluster that no font draws.
    static func items(of analysis: TextAnalysis, chooser: FontChooser) throws -> [ShapedItem] {
        let units = analysis.units
        return try withUnsafeTemporaryAllocation(of: UInt8.self, capacity: units.count) { scripts in
            ScriptRuns.resolve(units, into: scripts)
            return try items(of: analysis, scripts: UnsafeBufferPointer(scripts), chooser: chooser)
        }
    }

    private static func items(
        of analysis: TextAnalysis, scripts: UnsafeBufferPointer<UInt8>, chooser: FontChooser
    ) throws -> [ShapedItem] {
        let units = analysis.units
        var items: [ShapedItem] = []
        /// The start of the current item, and what its clusters have in common.
        var first = 0
        var current = (level: UInt8(0), script: UInt8(0), slot: FontSlot.none)
        func finish(at end: Int) {
            guard first < end else { return }
            let font = chooser.font(at: current.slot)
            items.append(
                ShapedItem(
                    range: first..<end, level: current.level, script: current.script, slot: current.slot, font: font,
                    isTracked: chooser.isTracked(current.slot) && !ScriptTags.isCursive(current.script)))
        }
        var clusters = ClusterWalk(analysis)
        while clusters.next() {
            let start = clusters.range.lowerBound
            // A control is a cluster by itself; CR LF is one cluster of two controls.
            let isControl = Scalars.isControl(units[start]) || Scalars.isLineTerminator(units[start])
            let slot: FontSlot =
                isControl
                ? .none : clusters.isInsideGrapheme ? current.slot : try chooser.slot(for: units, in: clusters.range)
            // An emoji belongs to no script: shaped as letters of the script around it, its joiners and modifiers would
            // be treated as marks.
            let script =
                clusters.isInsideGrapheme
                ? current.script : chooser.isEmoji(slot) ? ScriptTags.common : scripts[start]
            let next = (level: analysis.level(at: start), script: script, slot: slot)
            if next != current || slot == .none || clusters.isSplit {
                finish(at: start)
                first = start
                current = next
            }
        }
        finish(at: units.count)
        return items
    }
}
