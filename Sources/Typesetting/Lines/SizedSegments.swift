/// Segments at one size: with its tracking.
///
/// Invariant: who makes them keeps the table while they are used; so walking lines counts no references.
package struct SizedSegments: Sendable {
    package unowned(unsafe) let table: BreakSegments
    /// The space after each tracked cluster, in the paragraph's unit.
    package let tracking: Int
    /// The distance between tab stops.
    private let tabInterval: Int

    /// Spaces between tab stops, as CSS `tab-size` has it.
    private static let tabSize = 8

    package init(_ table: BreakSegments, tracking: Int = 0) {
        self.table = table
        self.tracking = tracking
        tabInterval = max(Self.tabSize * (table.tabSpace + tracking), 1)
    }

    package var count: Int { table.segments.count }

    package subscript(index: Int) -> BreakSegments.Segment { table.segments[index] }

    package func start(ofSegment index: Int) -> Int { index == 0 ? 0 : Int(table.segments[index - 1].end) }

    func visibleEnd(ofSegment index: Int) -> Int { Int(table.segments[index].visibleEnd) }

    /// Where an offset is.
    package func position(_ offset: Int) -> Int { table.offsets.position(offset, tracking: tracking) }

    /// The advance from `start`, where a line starts, to `offset`, on a line that ends at `end`.
    package func advance(from start: Int, to offset: Int, endingAt end: Int) -> Int {
        unbrokenAdvance(from: start, to: offset) + correction(from: start, to: offset, endingAt: end)
    }

    /// The same in the text as it was shaped, without the line's ends.
    func unbrokenAdvance(from start: Int, to offset: Int) -> Int {
        table.tabs.isEmpty ? position(offset) - position(start) : advanceWithTabs(from: start, to: offset)
    }

    /// What the line's ends add to that.
    func correction(from start: Int, to offset: Int, endingAt end: Int) -> Int {
        guard let exact = table.exact,
            table.offsets.has(OffsetFlags.isUnsafe, at: start) || table.offsets.has(OffsetFlags.isUnsafe, at: end)
        else { return 0 }
        return exact.correction(from: start, to: offset, endingAt: end, tracking: tracking)
    }

    /// The width of a line from `start` to `end` that shows what stands before `visibleEnd`: its advance, and that of the
    /// hyphen when it ends at a soft one.
    package func width(from start: Int, to visibleEnd: Int, endingAt end: Int) -> Int {
        advance(from: start, to: visibleEnd, endingAt: end) + hyphenAdvance(endingAt: end)
    }

    /// What a hyphen adds to a line that ends at an offset.
    func hyphenAdvance(endingAt end: Int) -> Int {
        table.softHyphens?.advance(endingAt: end, tracking: tracking) ?? 0
    }

    /// The next offset after one at which a line may end when nothing else fits; `end` when there is none before it.
    package func nextEmergencyBreak(after offset: Int, to end: Int) -> Int {
        var next = offset + 1
        while next < end && !table.isCut(next) { next += 1 }
        return min(next, end)
    }

    /// Whether nothing can be cut off the visible text of a line.
    package func isOneGrapheme(_ visible: Range<Int>) -> Bool {
        visible.isEmpty || nextEmergencyBreak(after: visible.lowerBound, to: visible.upperBound) == visible.upperBound
    }

    /// The end of a range without the white space that hangs there.
    package func withoutHanging(_ range: Range<Int>) -> Int {
        var end = range.upperBound
        while end > range.lowerBound && table.hangs[end - 1] { end -= 1 }
        return end
    }

    /// The advance of a line from `start` to `end`.
    package func advance(from start: Int, to end: Int) -> Int { advance(from: start, to: end, endingAt: end) }

    /// Each tab leads to the next stop; a stop nearer than a sixteenth of the interval (half a space of the eight that
    /// make it) is passed over, as in CSS Text 3, 4.2.
    private func advanceWithTabs(from start: Int, to end: Int) -> Int {
        var advance = 0
        var from = start
        for tab in table.tabs where tab >= start && tab < end {
            advance += position(tab) - position(from)
            advance += tabAdvance(at: advance)
            from = tab + 1
        }
        return advance + position(end) - position(from)
    }

    /// The advance of a tab that starts at a distance from the line's start.
    package func tabAdvance(at position: Int) -> Int {
        let distance = tabInterval - position % tabInterval
        return distance < tabInterval / 16 ? distance + tabInterval : distance
    }
}
