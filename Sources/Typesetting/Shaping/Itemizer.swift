/// Cuts a text into items: stretches of one level, script and font, and controls by themselves.
struct Itemizer {
    struct Item {
        var range: Range<Int>
        let level: UInt8
        let script: UInt8
        let font: FontInstance?
    }

    static func items(of analysis: TextAnalysis, chooser: inout FontChooser) throws -> [Item] {
        var items: [Item] = []
        let units = analysis.units
        var start = 0
        while start < units.count {
            var end = start + 1
            while end < units.count && analysis.boundaries[end] & BoundaryKind.grapheme == 0 { end += 1 }
            // Controls make clusters of their own but for CR LF, which is control all the same.
            let font =
                Scalars.isControl(units[start]) || Scalars.isLineTerminator(units[start])
                ? nil : try chooser.font(for: units, in: start..<end)
            let level = analysis.level(at: start)
            let script = analysis.scripts[start]
            if let last = items.last, last.level == level, last.script == script, last.font === font, font != nil {
                items[items.count - 1].range = last.range.lowerBound..<end
            } else {
                items.append(Item(range: start..<end, level: level, script: script, font: font))
            }
            start = end
        }
        return items
    }
}
