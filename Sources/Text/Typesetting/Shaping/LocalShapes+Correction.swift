import LineBreaking

/// How much longer lines are when their ends are shaped again.
extension LocalShapes {
    /// How much longer the advance from the start of a range to an offset in it is when the range is shaped by itself.
    /// Controls have no glyphs and never change. The range is part of one item.
    func correction(of range: Range<Int>, to offset: Int) -> LineCorrection {
        let item = items.item(at: range.lowerBound)
        guard let font = item.font else { return .none }
        let local = make(range, of: item, font: font)
        let index = offset - range.lowerBound
        let tracked = offsets.trackedClusters(before: offset) - offsets.trackedClusters(before: range.lowerBound)
        return LineCorrection(
            units: local.positions[index] - (offsets.position(offset) - offsets.position(range.lowerBound)),
            trackedClusters: local.trackedClusters[index] - Int32(tracked))
    }

    /// How much longer the advance from `start` to `offset` is than the difference of their positions, on a line from
    /// `start` to `end`, in ``TextUnit``. Found from the parts of the line that are shaped again.
    func correction(from start: Int, to offset: Int, endingAt end: Int, tracking: Int) -> Int {
        let startItem = items.item(at: start)
        let endItem = items.item(at: max(end - 1, start))
        let line = start..<max(end, start)
        let correction = correction(in: startItem, line, to: offset, tracking: tracking)
        if startItem.range == endItem.range { return correction }
        return correction + self.correction(in: endItem, line, to: offset, tracking: tracking)
    }

    private func correction(in item: ShapedItem, _ line: Range<Int>, to offset: Int, tracking: Int) -> Int {
        var correction = 0
        LineParts.forEachPart(of: item, in: line, shapes: self) { part in
            guard let local = part.local, part.range.lowerBound < offset else { return }
            let reached = min(offset, part.range.upperBound)
            let whole =
                offsets.position(reached, tracking: tracking)
                - offsets.position(part.range.lowerBound, tracking: tracking)
            correction += local.advance(to: reached, tracking: tracking) - whole
        }
        return correction
    }
}
