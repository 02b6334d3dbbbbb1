#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

extension CoverageMask {
    /// A large box, relative to the mask's origin, all of whose pixels are fully covered; nil when there is none.
    ///
    /// The longest fully covered run of the middle row, extended up and down as far as every row covers it. For a
    /// rounded rectangle that is the box between its corners; for any other shape it may be small, never wrong.
    var fullyCoveredBox: PixelRect? {
        let middle = bounds.height / 2
        guard let run = longestFullRun(row: middle) else { return nil }
        let full = [UInt8](repeating: 255, count: run.count)
        func isFull(_ row: Int) -> Bool { memcmp(bytes + row * stride + run.lowerBound, full, run.count) == 0 }
        var top = middle
        while top > 0, isFull(top - 1) { top -= 1 }
        var bottom = middle + 1
        while bottom < bounds.height, isFull(bottom) { bottom += 1 }
        return PixelRect(
            left: bounds.left + run.lowerBound, top: bounds.top + top,
            right: bounds.left + run.upperBound, bottom: bounds.top + bottom)
    }

    /// The rest of the mask's box, as at most four boxes.
    var boxesNotFullyCovered: [PixelRect] {
        guard let full = fullyCoveredBox else { return [bounds] }
        return [
            PixelRect(left: bounds.left, top: bounds.top, right: bounds.right, bottom: full.top),
            PixelRect(left: bounds.left, top: full.top, right: full.left, bottom: full.bottom),
            PixelRect(left: full.right, top: full.top, right: bounds.right, bottom: full.bottom),
            PixelRect(left: bounds.left, top: full.bottom, right: bounds.right, bottom: bounds.bottom),
        ].filter { !$0.isEmpty }
    }

    private func longestFullRun(row: Int) -> Range<Int>? {
        let line = bytes + row * stride
        var longest = 0..<0
        var start = 0
        for column in 0...bounds.width where column == bounds.width || line[column] != 255 {
            if column - start > longest.count { longest = start..<column }
            start = column + 1
        }
        return longest.isEmpty ? nil : longest
    }
}
