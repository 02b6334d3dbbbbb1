/// Divides clusters that no single font draws into characters that fonts have, and boxes.
enum MissingCharacters {
    /// The items of a text with clusters that have no glyph divided into their characters: each in the first font that
    /// has it, or in ``FontSlot/missing`` when none has.
    /// - Parameter clusters: the clusters without a glyph, in order; each is a part of one item.
    static func split(
        _ items: [ShapedItem], at clusters: [Range<Int>], of units: [UInt16], chooser base: FontChooser,
        runs: RunTable?
    ) throws -> [ShapedItem] {
        var split: [ShapedItem] = []
        var rest = clusters[...]
        for item in items {
            let chooser = runs?.runs[item.run].chooser ?? base
            var start = item.range.lowerBound
            while let cluster = rest.first, cluster.lowerBound < item.range.upperBound {
                rest.removeFirst()
                append(item.slot, start..<cluster.lowerBound)
                try forEachCharacter(of: units, in: cluster) { character in
                    let slot = try chooser.slot(drawing: units, in: character)
                    // A font that has the character and draws nothing for it does not help.
                    append(slot == item.slot && character == cluster ? .missing : slot ?? .missing, character)
                }
                start = cluster.upperBound
            }
            append(item.slot, start..<item.range.upperBound)

            func append(_ slot: FontSlot, _ range: Range<Int>) {
                guard !range.isEmpty else { return }
                split.append(
                    ShapedItem(
                        range: range, level: item.level,
                        script: chooser.isEmoji(slot) ? ScriptTags.common : item.script, slot: slot,
                        font: chooser.font(at: slot), isTracked: slot == item.slot ? item.isTracked : false,
                        run: item.run))
            }
        }
        return split
    }

    private static func forEachCharacter(
        of units: [UInt16], in cluster: Range<Int>, _ body: (Range<Int>) throws -> Void
    ) rethrows {
        var offset = cluster.lowerBound
        while offset < cluster.upperBound {
            let next = Scalars.decode(units, at: offset).next
            try body(offset..<next)
            offset = next
        }
    }
}
