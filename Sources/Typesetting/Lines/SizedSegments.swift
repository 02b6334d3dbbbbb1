/// Segments at one size: with its tracking.
///
/// Invariant: who makes them keeps the table while they are used; so walking lines counts no references.
package struct SizedSegments: Sendable {
    let table: Unmanaged<BreakSegments>
    let segments: SegmentList
    let offsets: OffsetList
    /// The space after each tracked cluster, in the paragraph's unit.
    let tracking: Int

    init(_ table: BreakSegments, tracking: Int = 0) {
        self.table = .passUnretained(table)
        segments = table.segments
        offsets = table.offsets.list
        self.tracking = tracking
    }

    var count: Int { segments.count }

    subscript(index: Int) -> BreakSegments.Segment { segments[index] }

    func start(ofSegment index: Int) -> Int { index == 0 ? 0 : segments[index - 1].end }

    /// Where an offset is.
    func position(_ offset: Int) -> Int { offsets.position(offset, tracking: tracking) }

    /// The advance from `start`, where a line starts, to `offset`, on a line that ends at `end`.
    func advance(from start: Int, to offset: Int, endingAt end: Int) -> Int {
        unbrokenAdvance(from: start, to: offset) + correction(from: start, to: offset, endingAt: end)
    }

    /// The same in the text as it was shaped, without the line's ends.
    func unbrokenAdvance(from start: Int, to offset: Int) -> Int {
        guard segments.hasTabs else { return position(offset) - position(start) }
        var tabs = TabWalk(from: start)
        return advance(to: offset, &tabs)
    }

    /// What the line's ends add to that.
    func correction(from start: Int, to offset: Int, endingAt end: Int) -> Int {
        guard offsets.has(OffsetFlags.isUnsafe, at: start) || offsets.has(OffsetFlags.isUnsafe, at: end) else {
            return 0
        }
        return table._withUnsafeGuaranteedRef { $0.exact }?._withUnsafeGuaranteedRef {
            $0.correction(from: start, to: offset, endingAt: end, tracking: tracking)
        } ?? 0
    }

    /// The width of a line from `start` to `end` that shows what stands before `visibleEnd`: its advance, and that of
    /// the hyphen when it ends at a soft one.
    func width(from start: Int, to visibleEnd: Int, endingAt end: Int) -> Int {
        advance(from: start, to: visibleEnd, endingAt: end) + hyphenAdvance(endingAt: end)
    }

    private var softHyphens: SoftHyphens? { table._withUnsafeGuaranteedRef { $0.softHyphens } }

    /// Whether a line may end at an offset when nothing else fits.
    func isCut(_ offset: Int) -> Bool {
        offsets.has(OffsetFlags.isGrapheme, at: offset)
            && (!segments.hasSoftHyphens || softHyphens?.touch(offset) != true)
    }

    /// What a hyphen adds to a line that ends at an offset.
    func hyphenAdvance(endingAt end: Int) -> Int {
        guard segments.hasSoftHyphens else { return 0 }
        return softHyphens?.advance(endingAt: end, tracking: tracking) ?? 0
    }

    /// The next offset after one at which a line may end when nothing else fits; `end` when there is none before it.
    func nextEmergencyBreak(after offset: Int, to end: Int) -> Int {
        var next = offset + 1
        while next < end && !isCut(next) { next += 1 }
        return min(next, end)
    }

    /// Whether nothing can be cut off the visible text of a line.
    func isOneGrapheme(_ visible: Range<Int>) -> Bool {
        visible.isEmpty || nextEmergencyBreak(after: visible.lowerBound, to: visible.upperBound) == visible.upperBound
    }

    /// The end of a range without the white space that hangs there.
    func withoutHanging(_ range: Range<Int>) -> Int {
        var end = range.upperBound
        while end > range.lowerBound && offsets.has(OffsetFlags.hangs, at: end - 1) { end -= 1 }
        return end
    }

    /// The advance of a line from `start` to `end`.
    func advance(from start: Int, to end: Int) -> Int { advance(from: start, to: end, endingAt: end) }

    /// Each tab leads to the next stop; a stop nearer than a sixteenth of the interval (half a space of the eight that
    /// make it) is passed over, as in CSS Text 3, 4.2.
    /// - Parameter walk: the tabs of the line that were walked so far; moves on to `end`.
    func advance(to end: Int, _ walk: inout TabWalk) -> Int {
        if end < walk.offset { walk = TabWalk(from: walk.start) }
        let tabs = table._withUnsafeGuaranteedRef { $0.tabs }
        var index = walk.nextTab ?? Self.firstIndex(in: tabs, from: walk.start)
        while index < tabs.count && tabs[index] < end {
            walk.advance += position(tabs[index]) - position(walk.offset)
            walk.advance += tabAdvance(at: walk.advance)
            walk.offset = tabs[index] + 1
            index += 1
        }
        walk.nextTab = index
        return walk.advance + position(end) - position(walk.offset)
    }

    /// The place of the first of growing offsets that is not before another.
    private static func firstIndex(in offsets: [Int], from offset: Int) -> Int {
        var (low, high) = (0, offsets.count)
        while low < high {
            let middle = (low + high) / 2
            if offsets[middle] < offset { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The advance of a tab that starts at a distance from the line's start.
    func tabAdvance(at position: Int) -> Int {
        let space = table._withUnsafeGuaranteedRef { $0.tabSpace }
        let interval = max(Self.tabSize * (space + tracking), 1)
        let distance = interval - position % interval
        return distance < interval / 16 ? distance + interval : distance
    }

    /// Spaces between tab stops, as CSS `tab-size` has it.
    private static let tabSize = 8
}
