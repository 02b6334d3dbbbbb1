import LineBreaking

extension Paragraph {
    /// The size of the paragraph at a width: the size of ``lines(width:limit:truncation:)``, without making the lines.
    /// Nothing is allocated unless text is truncated.
    ///
    /// - Parameters: see ``lines(width:limit:truncation:)``.
    /// - Complexity: O(segments), about a nanosecond per segment.
    public func size(width: Double, limit: Int? = nil, truncation: TruncationMode = .tail) -> TextSize {
        // The sizer does not retain what it reads.
        defer { withExtendedLifetime(self) {} }
        let limit = max(limit ?? .max, 1)
        if isGreedy, let size = LineSizer.size(of: segments, at: scale, width: width, limit: limit) { return size }
        return balancedOrTruncatedSize(measure: scale.units(inPoints: width), limit: limit, truncation: truncation)
    }

    /// The smallest width in points at which no line ends inside a word.
    /// - Complexity: O(segments).
    package var unsplitWidth: Double {
        // The sizer does not retain what it reads.
        defer { withExtendedLifetime(self) {} }
        return scale.points(LineSizer(segments, at: scale).minimumUnsplitMeasure)
    }

    @inline(never)
    private func balancedOrTruncatedSize(measure: Int, limit: Int, truncation: TruncationMode) -> TextSize {
        let sizer = LineSizer(segments, at: scale)
        if !isGreedy, let balanced = sizer.balancedMeasure(measure, limit: limit),
            let size = sizer.size(measure: balanced.measure, limit: .max)
        {
            return size.holding(for: balanced.measures)
        }
        if let size = sizer.size(measure: measure, limit: limit) { return size }
        let broken = broken(measure: measure, limit: limit, truncation: truncation)
        let layout = TextLayout(broken, of: storage, at: scale)
        return TextSize(
            width: layout.width, height: layout.height, lineCount: layout.lines.count, isTruncated: broken.hasMore,
            measures: min(broken.lowest, broken.next)..<broken.next, pointSize: scale.pointSize)
    }
}
