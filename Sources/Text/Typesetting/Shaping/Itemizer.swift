/// Divides a text into items: parts with one level, one script and one font. Each control and each attachment is an item
/// by itself.
///
/// Runs of a text divide it only where they change its shaping: runs with another colour are one item.
enum Itemizer {
    /// The items of a text, in order; without glyphs.
    /// - Throws: ``TypesettingError/missingGlyph(scalar:cascade:)`` for a cluster that no font draws.
    static func items(
        of analysis: TextAnalysis, chooser: FontChooser, runs: RunTable? = nil
    ) throws -> [ShapedItem] {
        let units = analysis.units
        return try withUnsafeTemporaryAllocation(of: UInt8.self, capacity: units.count) { scripts in
            ScriptRuns.resolve(units, into: scripts)
            let scripts = UnsafeBufferPointer(scripts)
            let items = try items(of: analysis, scripts: scripts, chooser: chooser, runs: runs)
            var light: Set<Int> = []
            for item in items where item.slot.isRegular { light.insert(item.slot.family) }
            // Where the file of a weight lacks a character, all of the family is in its regular file: a word in two
            // weights looks like a mistake.
            return light.isEmpty
                ? items
                : try Self.items(of: analysis, scripts: scripts, chooser: chooser, runs: runs, light: light)
        }
    }

    /// - Parameter light: the families that are drawn by their regular files, as far as these go.
    private static func items(
        of analysis: TextAnalysis, scripts: UnsafeBufferPointer<UInt8>, chooser base: FontChooser, runs: RunTable?,
        light: Set<Int> = []
    ) throws -> [ShapedItem] {
        let units = analysis.units
        let hasLight = !light.isEmpty
        var items: [ShapedItem] = []
        /// The start of the current item, and what its clusters have in common.
        var first = 0
        var current = (level: UInt8(0), script: UInt8(0), slot: FontSlot.none, run: 0)
        /// The run of the current cluster, and its fonts.
        var (run, chooser) = (0, runs?.runs[0].chooser ?? base)
        /// The fonts of the current item's run.
        var own = chooser
        func finish(at end: Int) {
            guard first < end else { return }
            let font = own.font(at: current.slot)
            items.append(
                ShapedItem(
                    range: first..<end, level: current.level, script: current.script, slot: current.slot, font: font,
                    isTracked: own.isTracked(current.slot) && !ScriptTags.isCursive(current.script),
                    run: current.run))
        }
        var clusters = ClusterWalk(analysis)
        while clusters.next() {
            let start = clusters.range.lowerBound
            // A grapheme is in the run of its first unit.
            if let runs, start >= runs.runs[run].end, !clusters.isInsideGrapheme {
                run = runs.index(at: start)
                chooser = runs.runs[run].chooser
            }
            // A control is a cluster by itself; CR LF is one cluster of two controls.
            let isControl = Scalars.isControl(units[start]) || Scalars.isLineTerminator(units[start])
            let isAttachment = runs?.runs[run].attachment != nil && units[start] == Scalars.objectReplacement
            var slot: FontSlot =
                isAttachment
                ? .attachment
                : isControl
                    ? .none
                    : clusters.isInsideGrapheme ? current.slot : try chooser.slot(for: units, in: clusters.range)
            if hasLight, light.contains(slot.family) {
                slot = try chooser.regular(slot, for: units, in: clusters.range)
            }
            // An emoji belongs to no script: shaped as letters of the script around it, its joiners and modifiers would
            // be treated as marks.
            let script =
                clusters.isInsideGrapheme
                ? current.script : chooser.isEmoji(slot) ? ScriptTags.common : scripts[start]
            var next = (level: analysis.level(at: start), script: script, slot: slot, run: run)
            if let runs, next.run != current.run, runs.areShapedTogether(next.run, current.run),
                let font = chooser.font(at: slot), font == runs.runs[current.run].chooser.font(at: current.slot)
            {
                (next.slot, next.run) = (current.slot, current.run)
            }
            if next != current || slot == .none || isAttachment || clusters.isSplit {
                finish(at: start)
                first = start
                current = next
                if let runs { own = runs.runs[next.run].chooser }
            }
        }
        finish(at: units.count)
        return items
    }
}
