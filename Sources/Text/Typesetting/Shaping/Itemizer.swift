/// Divides a text into items: parts with one level, one script and one font; kanji and kana are one script to a font that
/// has the same features for both. Each control and each attachment is an item
/// by itself.
///
/// Runs of a text divide it only where they change its shaping: runs with another colour are one item.
enum Itemizer {
    /// The items of a text, in order; without glyphs.
    /// - Throws: ``TypesettingError/missingGlyph(scalar:cascade:)`` for a cluster that no font draws.
    static func items(
        of analysis: TextAnalysis, chooser: FontChooser, runs: RunTable? = nil
    ) throws -> [ShapedItem] {
        let count = analysis.units.count
        return try withUnsafeTemporaryAllocation(of: UInt8.self, capacity: count) { scripts in
            let hasJoinedKana = ScriptRuns.resolve(analysis.units, into: scripts, joinsKana: true)
            // Each item has at least one unit.
            return try withUnsafeTemporaryAllocation(of: Part.self, capacity: count) { parts in
                let joined = try items(analysis, UnsafeBufferPointer(scripts), chooser, runs, parts)
                // Most Japanese sentences change between kanji and kana every other letter. One item of both saves
                // calls of HarfBuzz, where the font has the same features for both.
                guard hasJoinedKana, !joined.allSatisfy({ $0.script != ScriptTags.han || $0.canHoldKana }) else {
                    return joined
                }
                ScriptRuns.resolve(analysis.units, into: scripts)
                return try items(analysis, UnsafeBufferPointer(scripts), chooser, runs, parts)
            }
        }
    }

    /// The items of a text whose scripts are known. `parts` has room for one part a unit.
    private static func items(
        _ analysis: TextAnalysis, _ scripts: UnsafeBufferPointer<UInt8>, _ chooser: FontChooser, _ runs: RunTable?,
        _ parts: UnsafeMutableBufferPointer<Part>
    ) throws -> [ShapedItem] {
        var found = try divide(analysis, scripts, chooser, runs, into: parts)
        var light: Set<Int> = []
        for index in 0..<found where parts[index].slot.isRegular { light.insert(parts[index].slot.family) }
        // Where the file of a weight lacks a character, all of the family is in its regular file: a word in two weights
        // looks like a mistake.
        if !light.isEmpty { found = try divide(analysis, scripts, chooser, runs, light: light, into: parts) }
        return items(UnsafeBufferPointer(rebasing: parts[..<found]), scripts.count, chooser, runs)
    }

    /// An item without its font, so that it can be moved without counting references.
    private struct Part {
        var start: Int32 = 0
        var level: UInt8 = 0
        var script: UInt8 = 0
        var slot = FontSlot.none
        var run: UInt16 = 0

        /// Whether two clusters can be in one item.
        func isAlike(_ other: Part) -> Bool {
            level == other.level && script == other.script && slot == other.slot && run == other.run
        }
    }

    /// The items of the parts of a text.
    private static func items(
        _ parts: UnsafeBufferPointer<Part>, _ length: Int, _ chooser: FontChooser, _ runs: RunTable?
    ) -> [ShapedItem] {
        func item(_ index: Int, _ own: FontChooser) -> ShapedItem {
            let part = parts[index]
            return ShapedItem(
                range: Int(part.start)..<(index + 1 < parts.count ? Int(parts[index + 1].start) : length),
                level: part.level, script: part.script, slot: part.slot, font: own.font(at: part.slot),
                isTracked: own.isTracked(part.slot) && !ScriptTags.isCursive(part.script), run: Int(part.run))
        }
        return [ShapedItem](unsafeUninitializedCapacity: parts.count) { items, count in
            guard let first = items.baseAddress else { return }
            while count < parts.count {
                if let runs {
                    (first + count).initialize(to: item(count, runs.runs[Int(parts[count].run)].chooser))
                } else {
                    (first + count).initialize(to: item(count, chooser))
                }
                count += 1
            }
        }
    }

    /// Divides a text. Returns the number of parts.
    /// - Parameter light: the families that are drawn by their regular files, as far as these go.
    private static func divide(
        _ analysis: TextAnalysis, _ scripts: UnsafeBufferPointer<UInt8>, _ base: FontChooser, _ runs: RunTable?,
        light: Set<Int> = [], into parts: UnsafeMutableBufferPointer<Part>
    ) throws -> Int {
        let hasLight = !light.isEmpty
        var count = 0
        /// The current item: its start, and what its clusters have in common.
        var current = Part()
        /// The run of the current cluster, and its fonts.
        var (run, chooser) = (0, runs?.runs[0].chooser ?? base)
        func finish(at end: Int) {
            guard current.start < end else { return }
            parts.initializeElement(at: count, to: current)
            count += 1
        }
        var clusters = ClusterWalk(analysis)
        while clusters.next() {
            let start = clusters.range.lowerBound
            let unit = analysis.units[start]
            // A grapheme is in the run of its first unit.
            if let runs, start >= runs.runs[run].end, !clusters.isInsideGrapheme {
                run = runs.index(at: start)
                chooser = runs.runs[run].chooser
            }
            // A control is a cluster by itself; CR LF is one cluster of two controls.
            let isControl = Scalars.isControl(unit) || Scalars.isLineTerminator(unit)
            let isAttachment = runs?.runs[run].attachment != nil && unit == Scalars.objectReplacement
            var slot: FontSlot =
                isAttachment
                ? .attachment
                : isControl
                    ? .none
                    : clusters.isInsideGrapheme
                        ? current.slot : try chooser.slot(for: analysis.units, in: clusters.range)
            if hasLight, light.contains(slot.family) {
                slot = try chooser.regular(slot, for: analysis.units, in: clusters.range)
            }
            // An emoji belongs to no script: shaped as letters of the script around it, its joiners and modifiers would
            // be treated as marks.
            let script =
                clusters.isInsideGrapheme
                ? current.script : chooser.isEmoji(slot) ? ScriptTags.common : scripts[start]
            var next = Part(
                start: Int32(start), level: analysis.text.level(at: start), script: script, slot: slot,
                run: UInt16(run))
            if let runs, next.run != current.run, runs.areShapedTogether(run, Int(current.run)),
                let font = chooser.font(at: slot),
                font == runs.runs[Int(current.run)].chooser.font(at: current.slot)
            {
                (next.slot, next.run) = (current.slot, current.run)
            }
            if !next.isAlike(current) || slot == .none || isAttachment || clusters.isSplit {
                finish(at: start)
                current = next
            }
            // Letters that continue an item are skipped: nearly all of a text.
            guard runs == nil, !hasLight, current.slot != .none, clusters.canSkip else { continue }
            var end = clusters.range.upperBound
            while end < scripts.count, scripts[end] == current.script, clusters.isAlone(end),
                analysis.text.level(at: end) == current.level,
                base.isKnown(analysis.units[end], at: current.slot)
            {
                end += 1
            }
            if end > clusters.range.upperBound { clusters.skip(to: end) }
        }
        finish(at: scripts.count)
        return count
    }
}
