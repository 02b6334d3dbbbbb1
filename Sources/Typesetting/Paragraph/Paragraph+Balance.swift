extension Paragraph {
    /// The measure to break at greedily for balanced lines, and the measures for which it is this same one; nil when
    /// the lines are those of greedy breaking.
    ///
    /// Greedy breaking at the measure gives the number of lines. A wider measure never needs more lines, so the
    /// smallest one that needs no more is found by bisection with the greedy loop as the test, as Blink does; each step
    /// jumps to the end of the interval in which the lines it saw stay the same, so that the answer is exact after a
    /// few passes. The smallest measure at which one line fewer is needed ends the interval and is found in the same
    /// way.
    func balancedMeasure(_ measure: Int, limit: Int?) -> (measure: Int, measures: Range<Int>)? {
        guard !isGreedy else { return nil }
        let sizer = LineSizer(self)
        guard let greedy = sizer.size(measure: measure, limit: max(limit ?? .max, 1)), greedy.lineCount > 1,
            greedy.measures.upperBound < .max
        else { return nil }
        // Balancing must not cut words that greedy breaking keeps whole, nor balance what that cuts.
        let uncut = leastUncutMeasure
        guard uncut <= measure else {
            return (measure, min(greedy.measures.lowerBound, measure)..<min(greedy.measures.upperBound, uncut))
        }
        let least = leastMeasure(lineCount: greedy.lineCount, from: uncut, to: measure, sizer)
        let next = leastMeasure(lineCount: greedy.lineCount - 1, from: measure, to: .max, sizer)
        return (least, least..<next)
    }

    /// The smallest measure in `lower...upper` at which no more than `lineCount` lines are needed; `upper` when there
    /// is none below it.
    private func leastMeasure(lineCount: Int, from lower: Int, to upper: Int, _ sizer: LineSizer) -> Int {
        var (lower, upper) = (lower, upper)
        while lower < upper {
            // The first step of an open range is one at which everything fits.
            let middle = upper == .max ? Self.unlimited : lower + (upper - lower) / 2
            guard let size = sizer.size(measure: middle, limit: .max) else { break }
            if size.lineCount <= lineCount {
                upper = min(max(size.measures.lowerBound, lower), middle)
            } else {
                lower = max(size.measures.upperBound, middle + 1)
            }
        }
        return min(lower, upper)
    }

    /// More than any text needs, and small enough for sums.
    private static var unlimited: Int { .max / 2 }

    /// The smallest measure at which no word is cut.
    private var leastUncutMeasure: Int {
        let storage = storage
        let segments = SizedSegments(storage.segments, tracking: scale.tracking)
        var least = 0
        for index in 0..<segments.count where !segments[index].isOneGrapheme {
            let start = segments.start(ofSegment: index)
            let visibleEnd = max(start, segments[index].visibleEnd)
            least = max(least, segments.width(from: start, to: visibleEnd, endingAt: segments[index].end))
        }
        return least
    }
}
