extension LineSizer {
    /// The measure at which greedy breaking gives balanced lines, and the interval of measures whose balanced lines are
    /// broken at this same measure. Nil when the balanced lines are those of greedy breaking.
    ///
    /// Greedy breaking at `measure` gives the number of lines. A wider measure never needs more lines, so the smallest
    /// measure that needs no more is found by bisection, with greedy breaking as the test, as Blink does. Each step jumps
    /// to the end of the interval in which the lines stay the same, so that the answer is exact after a few steps. The
    /// interval ends at the smallest measure that needs one line less, which is found in the same way.
    package func balancedMeasure(_ measure: Int, limit: Int) -> (measure: Int, measures: Range<Int>)? {
        guard let greedy = size(measure: measure, limit: limit), greedy.lineCount > 1,
            greedy.measures.upperBound < .max
        else { return nil }
        // Balancing must not split words that greedy breaking keeps together, nor balance lines with split words.
        let unsplit = minimumUnsplitMeasure
        guard unsplit <= measure else {
            return (measure, min(greedy.measures.lowerBound, measure)..<min(greedy.measures.upperBound, unsplit))
        }
        let minimum = minimumMeasure(lineCount: greedy.lineCount, from: unsplit, to: measure)
        let next = minimumMeasure(lineCount: greedy.lineCount - 1, from: measure, to: .max)
        return (minimum, minimum..<next)
    }

    /// The smallest measure in `lower...upper` that needs at most `lineCount` lines; `upper` when there is none below it.
    private func minimumMeasure(lineCount: Int, from lower: Int, to upper: Int) -> Int {
        var (lower, upper) = (lower, upper)
        while lower < upper {
            // The first step of an interval without an upper end is a measure at which everything fits.
            let middle = upper == .max ? Self.unlimited : lower + (upper - lower) / 2
            guard let size = size(measure: middle, limit: .max) else { break }
            if size.lineCount <= lineCount {
                upper = min(max(size.measures.lowerBound, lower), middle)
            } else {
                lower = max(size.measures.upperBound, middle + 1)
            }
        }
        return min(lower, upper)
    }

    /// Wider than any text, and small enough for sums.
    private static var unlimited: Int { .max / 2 }

    /// The smallest measure at which no word is split.
    package var minimumUnsplitMeasure: Int {
        let segments = sizedSegments
        var minimum = 0
        for index in 0..<segments.count where !segments[index].isOneGrapheme {
            let start = segments.start(ofSegment: index)
            let visibleEnd = max(start, segments[index].visibleEnd)
            minimum = max(minimum, segments.width(from: start, to: visibleEnd, endingAt: segments[index].end))
        }
        return minimum
    }
}
