/// Where offsets are on a line that starts and ends at given offsets, exact at unsafe breaks too.
struct ExactAdvances: LineAdvances {
    let text: ShapedText
    let shapes: LocalShapes

    func advance(from start: Int, to offset: Int, endingAt end: Int) -> Int {
        let startItem = text.item(at: start)
        let endItem = text.item(at: max(end - 1, start))
        let plain = text.positions[offset] - text.positions[start]
        if startItem.range == endItem.range {
            return plain + correction(in: startItem, start: start, offset: offset, end: end)
        }
        return plain + correction(in: startItem, start: start, offset: offset, end: end)
            + correction(in: endItem, start: start, offset: offset, end: end)
    }

    /// What the stretches of an item that are shaped again add up to `offset`, beyond the item's own positions.
    private func correction(in item: ShapedItem, start: Int, offset: Int, end: Int) -> Int {
        var correction = 0
        for part in LineParts.parts(of: item, in: start..<max(end, start), text: text, shapes: shapes) {
            guard let local = part.local, part.range.lowerBound < offset else { continue }
            let reached = min(offset, part.range.upperBound)
            correction += local.advance(to: reached) - (text.positions[reached] - text.positions[part.range.lowerBound])
        }
        return correction
    }
}
