/// Cuts a text into items: stretches of one level, script and font, and controls by themselves.
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
        /// Where the item that is growing starts, and what it has in common.
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
            // Controls make clusters of their own but for CR LF, which is control all the same.
            let isControl = Scalars.isControl(units[start]) || Scalars.isLineTerminator(units[start])
            let slot: FontSlot =
                isControl
                ? .none : clusters.isInsideGrapheme ? current.slot : try chooser.slot(for: units, in: clusters.range)
            // An emoji belongs to no script: a shaper for the letters beside it would take its joiners and modifiers
            // for marks.
            let script =
                clusters.isInsideGrapheme
                ? current.script : chooser.isEmoji(slot) ? ScriptTags.common : scripts[start]
            let next = (level: analysis.level(at: start), script: script, slot: slot)
            if next != current || slot == .none || clusters.isTorn {
                finish(at: start)
                first = start
                current = next
            }
        }
        finish(at: units.count)
        return items
    }
}
