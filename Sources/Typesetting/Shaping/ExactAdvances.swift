/// Where offsets are on a line that starts and ends at given offsets, exact at unsafe breaks too.
struct ExactAdvances: LineAdvances {
    let text: ShapedText
    let shapes: LocalShapes

    func advance(from start: Int, to offset: Int, endingAt end: Int, tracking: Int) -> Int {
        let startItem = text.item(at: start)
        let endItem = text.item(at: max(end - 1, start))
        let plain = text.position(offset, tracking: tracking) - text.position(start, tracking: tracking)
        if startItem.range == endItem.range {
            return plain + correction(in: startItem, start: start, offset: offset, end: end, tracking: tracking)
        }
        return plain + correction(in: startItem, start: start, offset: offset, end: end, tracking: tracking)
            + correction(in: endItem, start: start, offset: offset, end: end, tracking: tracking)
    }

    /// What the stretches of an item that are shaped again add up to `offset`, beyond the item's own positions.
    private func correction(in item: ShapedItem, start: Int, offset: Int, end: Int, tracking: Int) -> Int {
        var correction = 0
        for part in LineParts.parts(of: item, in: start..<max(end, start), text: text, shapes: shapes) {
            guard let local = part.local, part.range.lowerBound < offset else { continue }
            let reached = min(offset, part.range.upperBound)
            let whole =
                text.position(reached, tracking: tracking) - text.position(part.range.lowerBound, tracking: tracking)
            correction += local.advance(to: reached, tracking: tracking) - whole
        }
        return correction
    }
}
