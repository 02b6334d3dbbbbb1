extension Paragraph {
    /// The size of the paragraph at a width: what ``lines(width:limit:truncation:)`` would come to, without making the
    /// lines. Nothing is allocated unless text is cut.
    ///
    /// - Parameters: see ``lines(width:limit:truncation:)``.
    /// - Complexity: O(segments), about a nanosecond each.
    public func size(width: Double, limit: Int? = nil, truncation: TruncationMode = .tail) -> TextSize {
        size(measure: scale.units(inPoints: width), limit: max(limit ?? .max, 1), truncation: truncation)
    }

    @inline(__always)
    fileprivate func size(measure: Int, limit: Int, truncation: TruncationMode) -> TextSize {
        // The sizer does not keep what it reads.
        defer { withExtendedLifetime(self) {} }
        if isGreedy, let size = LineSizer(self).size(measure: measure, limit: limit) { return size }
        return balancedOrCutSize(measure: measure, limit: limit, truncation: truncation)
    }

    @inline(never)
    private func balancedOrCutSize(measure: Int, limit: Int, truncation: TruncationMode) -> TextSize {
        let sizer = LineSizer(self)
        if let balanced = balancedMeasure(measure, limit: limit),
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
