/// The segments of a text with the tracking of one point size.
///
/// Invariant: the segments are not retained, so that reading them counts no references. The caller must keep the
/// ``BreakSegments`` alive while this value is used.
package struct SizedSegments: @unchecked Sendable {
    let table: Unmanaged<BreakSegments.Buffer>
    let segments: SegmentList
    let offsets: OffsetList
    /// The space after each tracked cluster, in ``TextUnit``.
    let tracking: Int

    package init(_ table: BreakSegments, tracking: Int = 0) {
        self.init(table.unmanaged, tracking: tracking)
    }

    init(_ table: Unmanaged<BreakSegments.Buffer>, tracking: Int) {
        self.table = table
        (segments, offsets) = table._withUnsafeGuaranteedRef { ($0.list, $0.head.pointee.offsets.list) }
        self.tracking = tracking
    }

    package var count: Int { segments.count }

    package subscript(index: Int) -> BreakSegments.Segment { segments[index] }

    /// The offset at which a segment starts.
    package func start(ofSegment index: Int) -> Int { index == 0 ? 0 : segments[index - 1].end }

    /// The position of an offset.
    package func position(_ offset: Int) -> Int { offsets.position(offset, tracking: tracking) }

    /// The advance from `start` to `offset`, on a line from `start` to `end`.
    package func advance(from start: Int, to offset: Int, endingAt end: Int) -> Int {
        unbrokenAdvance(from: start, to: offset) + correction(from: start, to: offset, endingAt: end)
    }

    /// The advance from `start` to `offset` in the text as it was shaped: without what changes at the ends of a line.
    /// A line starts at `start`, from where tab stops are counted.
    func unbrokenAdvance(from start: Int, to offset: Int) -> Int {
        guard segments.hasTabs else { return position(offset) - position(start) }
        var tabs = TabWalk(from: start)
        return advance(to: offset, &tabs)
    }

    /// How much the ends of the line change that advance.
    func correction(from start: Int, to offset: Int, endingAt end: Int) -> Int {
        guard offsets.has(OffsetFlags.isUnsafe, at: start) || offsets.has(OffsetFlags.isUnsafe, at: end) else {
            return 0
        }
        return table._withUnsafeGuaranteedRef {
            $0.correction(from: start, to: offset, endingAt: end, tracking: tracking)
        }
    }

    /// The width of a line from `start` to `end` that shows the text before `visibleEnd`: its advance, and that of the
    /// hyphen when the line ends at a soft hyphen.
    package func width(from start: Int, to visibleEnd: Int, endingAt end: Int) -> Int {
        advance(from: start, to: visibleEnd, endingAt: end) + hyphenAdvance(endingAt: end)
    }

    private var softHyphens: SoftHyphens? { table._withUnsafeGuaranteedRef { $0.softHyphens } }

    /// Whether a word may be split between lines at an offset, which happens when it is wider than a line.
    func isCut(_ offset: Int) -> Bool {
        offsets.has(OffsetFlags.isGrapheme, at: offset)
            && (!segments.hasSoftHyphens || softHyphens?.touch(offset) != true)
    }

    /// The advance of the hyphen of a line that ends at an offset; 0 without a hyphen.
    func hyphenAdvance(endingAt end: Int) -> Int {
        guard segments.hasSoftHyphens else { return 0 }
        return softHyphens?.advance(endingAt: end, tracking: tracking) ?? 0
    }

    /// The next offset after `offset` at which a word may be split; `end` when there is none before `end`.
    func nextEmergencyBreak(after offset: Int, to end: Int) -> Int {
        var next = offset + 1
        while next < end && !isCut(next) { next += 1 }
        return min(next, end)
    }

    /// Whether the visible text of a line cannot be split between lines.
    func isOneGrapheme(_ visible: Range<Int>) -> Bool {
        visible.isEmpty || nextEmergencyBreak(after: visible.lowerBound, to: visible.upperBound) == visible.upperBound
    }

    /// The end of a range without the white space that hangs there.
    package func withoutHanging(_ range: Range<Int>) -> Int {
        offsets.visibleEnd(range.upperBound, after: range.lowerBound)
    }

    /// The advance of a line from `start` to `end`.
    package func advance(from start: Int, to end: Int) -> Int { advance(from: start, to: end, endingAt: end) }

    /// The advance from the start of a line to an offset, with its tabs. A tab extends to the next tab stop. A stop that
    /// is nearer than half a space (1/16 of the distance between two stops) is skipped, as in CSS Text 3, 4.2.
    /// - Parameter walk: the tabs of the line before an earlier offset; moves forward to `end`.
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

    /// The index of the first of increasing offsets that is not before `offset`.
    private static func firstIndex(in offsets: [Int], from offset: Int) -> Int {
        var (low, high) = (0, offsets.count)
        while low < high {
            let middle = (low + high) / 2
            if offsets[middle] < offset { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The advance of a tab that starts at this distance from the line's start.
    package func tabAdvance(at position: Int) -> Int {
        let space = table._withUnsafeGuaranteedRef { $0.tabSpace }
        let interval = max(Self.tabSize * (space + tracking), 1)
        let distance = interval - position % interval
        return distance < interval / 16 ? distance + interval : distance
    }

    /// The number of spaces between tab stops: the initial value of CSS `tab-size`.
    private static let tabSize = 8
}
