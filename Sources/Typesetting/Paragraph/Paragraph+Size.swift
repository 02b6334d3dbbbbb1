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

/// Measures a paragraph again and again: a width at which the lines are the same as at the last one costs a comparison.
public struct TextMeasurer: Sendable {
    /// The text that is measured.
    public let paragraph: Paragraph
    private let limit: Int
    private let truncation: TruncationMode
    private var last: TextSize

    /// Starts with the paragraph on as few lines as it has. `limit` is the largest number of lines; nil for no limit.
    public init(_ paragraph: Paragraph, limit: Int? = nil, truncation: TruncationMode = .tail) {
        self.paragraph = paragraph
        self.limit = max(limit ?? .max, 1)
        self.truncation = truncation
        last = paragraph.size(width: .infinity, limit: limit, truncation: truncation)
    }

    /// The size at a width in points.
    public mutating func size(forWidth width: Double) -> TextSize {
        let measure = paragraph.scale.units(inPoints: width)
        if last.measures.contains(measure) { return last }
        last = paragraph.size(measure: measure, limit: limit, truncation: truncation)
        return last
    }
}
