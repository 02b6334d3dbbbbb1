/// A text cut at its break opportunities, as parallel arrays of integers: all that breaking into lines needs.
///
/// Positions are in the paragraph's own unit (1/65 536 em), from the start of the text.
package struct BreakSegments: Sendable {
    /// The UTF-16 offset after each segment. The first starts at 0, each other where the one before ends.
    package private(set) var ends: [Int] = []
    /// The offset after the last unit of each segment that does not hang at a line's end.
    package private(set) var visibleEnds: [Int] = []
    /// Whether a line must end after the segment.
    package private(set) var isMandatory: [Bool] = []
    /// Where each offset of the text is.
    package let positions: [Int]
    /// For each offset, whether a line may end there when nothing else fits: between graphemes.
    package let isEmergencyBreak: [Bool]
    /// For each offset, whether a line that starts or ends there must be asked for its advance.
    package let isUnsafeToBreak: [Bool]
    /// Answers for lines at unsafe offsets.
    package let exact: (any LineAdvances)?
    /// The offsets of tabs; their advance depends on where they fall in a line.
    package let tabs: [Int]
    /// The distance between tab stops.
    package let tabInterval: Int

    package init(
        positions: [Int], isEmergencyBreak: [Bool], isUnsafeToBreak: [Bool] = [], exact: (any LineAdvances)? = nil,
        tabs: [Int] = [], tabInterval: Int = 1
    ) {
        self.positions = positions
        self.isEmergencyBreak = isEmergencyBreak
        self.isUnsafeToBreak = isUnsafeToBreak
        self.exact = exact
        self.tabs = tabs
        self.tabInterval = max(tabInterval, 1)
    }

    package var count: Int { ends.count }

    package mutating func append(end: Int, visibleEnd: Int, isMandatory: Bool) {
        ends.append(end)
        visibleEnds.append(visibleEnd)
        self.isMandatory.append(isMandatory)
    }

    package func start(ofSegment index: Int) -> Int { index == 0 ? 0 : ends[index - 1] }

    /// The advance from `start`, where a line starts, to `offset`, on a line that ends at `end`.
    package func advance(from start: Int, to offset: Int, endingAt end: Int) -> Int {
        if let exact, isUnsafeToBreak[start] || isUnsafeToBreak[end] {
            return exact.advance(from: start, to: offset, endingAt: end)
        }
        return tabs.isEmpty ? positions[offset] - positions[start] : advanceWithTabs(from: start, to: offset)
    }

    /// The advance of a line from `start` to `end`.
    package func advance(from start: Int, to end: Int) -> Int { advance(from: start, to: end, endingAt: end) }

    /// Each tab leads to the next stop; a stop nearer than a sixteenth of the interval (half a space of the eight that
    /// make it) is passed over, as in CSS Text 3, 4.2.
    private func advanceWithTabs(from start: Int, to end: Int) -> Int {
        var advance = 0
        var from = start
        for tab in tabs where tab >= start && tab < end {
            advance += positions[tab] - positions[from]
            advance += tabAdvance(at: advance)
            from = tab + 1
        }
        return advance + positions[end] - positions[from]
    }

    /// The advance of a tab that starts at a distance from the line's start.
    package func tabAdvance(at position: Int) -> Int {
        let distance = tabInterval - position % tabInterval
        return distance < tabInterval / 16 ? distance + tabInterval : distance
    }
}
