import LineBreaking

/// Divides the part of an item that is on a line into ranges: those that are shaped again because the line starts or
/// ends at an unsafe offset, and the range between, which keeps its glyphs.
enum LineParts {
    /// A range of one item, in logical order.
    struct Part {
        let range: Range<Int>
        /// Nil for a range that keeps the glyphs of the complete item.
        let local: LocalShape?
    }

    static func parts(of item: ShapedItem, in line: Range<Int>, shapes: LocalShapes) -> [Part] {
        var parts: [Part] = []
        forEachPart(of: item, in: line, shapes: shapes) { parts.append($0) }
        return parts
    }

    /// Calls a function with each part, in logical order.
    static func forEachPart(of item: ShapedItem, in line: Range<Int>, shapes: LocalShapes, _ body: (Part) -> Void) {
        let offsets = shapes.offsets
        let range = item.range.clamped(to: line)
        guard let font = item.font, !range.isEmpty else { return body(Part(range: range, local: nil)) }
        let startsUnsafe =
            offsets.has(OffsetFlags.isUnsafe, at: range.lowerBound) && range.lowerBound > item.range.lowerBound
        let endsUnsafe =
            offsets.has(OffsetFlags.isUnsafe, at: range.upperBound) && range.upperBound < item.range.upperBound
        guard startsUnsafe || endsUnsafe else { return body(Part(range: range, local: nil)) }
        let safeStart =
            startsUnsafe ? offsets.safeOffset(after: range.lowerBound, upTo: range.upperBound) : range.lowerBound
        let safeEnd =
            endsUnsafe ? offsets.safeOffset(before: range.upperBound, downTo: range.lowerBound) : range.upperBound
        func again(_ range: Range<Int>) -> Part {
            Part(range: range, local: shapes.shape(range, of: item, font: font))
        }
        guard safeStart <= safeEnd, safeStart <= range.upperBound, safeEnd >= range.lowerBound else {
            return body(again(range))
        }
        if startsUnsafe { body(again(range.lowerBound..<safeStart)) }
        if safeStart < safeEnd { body(Part(range: safeStart..<safeEnd, local: nil)) }
        if endsUnsafe { body(again(safeEnd..<range.upperBound)) }
    }
}
