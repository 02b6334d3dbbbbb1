/// Cuts the part of an item that is on a line into stretches: shaped again where the line starts or ends unsafely,
/// taken as they are between.
enum LineParts {
    /// A stretch of one item, in logical order.
    struct Part {
        let range: Range<Int>
        /// Nil for a stretch whose glyphs are those of the whole item.
        let local: LocalShape?
    }

    static func parts(
        of item: ShapedItem, in line: Range<Int>, text: ShapedText, shapes: LocalShapes
    ) -> [Part] {
        let range = item.range.clamped(to: line)
        guard let font = item.font, !range.isEmpty else { return [Part(range: range, local: nil)] }
        let startsUnsafe = text.isUnsafeToBreak[range.lowerBound] && range.lowerBound > item.range.lowerBound
        let endsUnsafe = text.isUnsafeToBreak[range.upperBound] && range.upperBound < item.range.upperBound
        guard startsUnsafe || endsUnsafe else { return [Part(range: range, local: nil)] }
        let safeStart = startsUnsafe ? safeOffset(after: range.lowerBound, of: item, text) : range.lowerBound
        let safeEnd = endsUnsafe ? safeOffset(before: range.upperBound, of: item, text) : range.upperBound
        func again(_ range: Range<Int>) -> Part {
            Part(range: range, local: shapes.shape(range, of: item, font: font))
        }
        guard safeStart <= safeEnd, safeStart <= range.upperBound, safeEnd >= range.lowerBound else {
            return [again(range)]
        }
        var parts: [Part] = []
        if startsUnsafe { parts.append(again(range.lowerBound..<safeStart)) }
        if safeStart < safeEnd { parts.append(Part(range: safeStart..<safeEnd, local: nil)) }
        if endsUnsafe { parts.append(again(safeEnd..<range.upperBound)) }
        return parts
    }

    private static func safeOffset(after offset: Int, of item: ShapedItem, _ text: ShapedText) -> Int {
        var safe = offset + 1
        while safe < item.range.upperBound && !(text.isClusterStart[safe] && !text.isUnsafeToBreak[safe]) { safe += 1 }
        return safe
    }

    private static func safeOffset(before offset: Int, of item: ShapedItem, _ text: ShapedText) -> Int {
        var safe = offset - 1
        while safe > item.range.lowerBound && !(text.isClusterStart[safe] && !text.isUnsafeToBreak[safe]) { safe -= 1 }
        return safe
    }
}
