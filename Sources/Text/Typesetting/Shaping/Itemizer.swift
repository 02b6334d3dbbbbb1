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
        let count = analysis.units.count
        return try withUnsafeTemporaryAllocation(of: UInt8.self, capacity: count) { scripts in
            ScriptRuns.resolve(analysis.units, into: scripts)
            // Each item has at least one unit.
            return try withUnsafeTemporaryAllocation(of: Part.self, capacity: count) { parts in
                var text = Text(
                    analysis: analysis, scripts: UnsafeBufferPointer(scripts), chooser: chooser, runs: runs)
                var found = try text.divide(into: parts)
                for part in parts[..<found] where part.slot.isRegular { text.light.insert(part.slot.family) }
                // Where the file of a weight lacks a character, all of the family is in its regular file: a word in two
                // weights looks like a mistake.
                if !text.light.isEmpty { found = try text.divide(into: parts) }
                return text.items(parts[..<found])
            }
        }
    }

    /// An item without its font, so that it can be moved without counting references.
    private struct Part: Equatable {
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

    private struct Text {
        let analysis: TextAnalysis
        let scripts: UnsafeBufferPointer<UInt8>
        let chooser: FontChooser
        let runs: RunTable?
        /// The families that are drawn by their regular files, as far as these go.
        var light: Set<Int> = []

        private func chooser(of part: Part) -> FontChooser { runs?.runs[Int(part.run)].chooser ?? chooser }

        /// The items of the parts.
        func items(_ parts: Slice<UnsafeMutableBufferPointer<Part>>) -> [ShapedItem] {
            [ShapedItem](unsafeUninitializedCapacity: parts.count) { items, count in
                for index in parts.indices {
                    let part = parts[index]
                    let end = index + 1 < parts.endIndex ? Int(parts[index + 1].start) : analysis.units.count
                    let own = chooser(of: part)
                    items.initializeElement(
                        at: index,
                        to: ShapedItem(
                            range: Int(part.start)..<end, level: part.level, script: part.script, slot: part.slot,
                            font: own.font(at: part.slot),
                            isTracked: own.isTracked(part.slot) && !ScriptTags.isCursive(part.script),
                            run: Int(part.run)))
                    count += 1
                }
            }
        }

        /// Divides the text. Returns the number of parts.
        func divide(into parts: UnsafeMutableBufferPointer<Part>) throws -> Int {
            let units = analysis.units
            let hasLight = !light.isEmpty
            var count = 0
            /// The current item: its start, and what its clusters have in common.
            var current = Part()
            /// The run of the current cluster, and its fonts.
            var (run, chooser) = (0, runs?.runs[0].chooser ?? self.chooser)
            func finish(at end: Int) {
                guard current.start < end else { return }
                parts.initializeElement(at: count, to: current)
                count += 1
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
                // An emoji belongs to no script: shaped as letters of the script around it, its joiners and modifiers
                // would be treated as marks.
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
                if runs == nil, !hasLight, current.slot != .none, clusters.canSkip { skip(&clusters, current) }
            }
            finish(at: units.count)
            return count
        }

        /// Skips the letters that continue an item: nearly all of a text.
        @inline(__always)
        private func skip(_ clusters: inout ClusterWalk, _ current: Part) {
            let (units, start) = (analysis.units, clusters.range.upperBound)
            var end = start
            while end < units.count, scripts[end] == current.script, clusters.isAlone(end),
                analysis.text.level(at: end) == current.level, chooser.isKnown(units[end], at: current.slot)
            {
                end += 1
            }
            if end > start { clusters.skip(to: end) }
        }
    }
}
