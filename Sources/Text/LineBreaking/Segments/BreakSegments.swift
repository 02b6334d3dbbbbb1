/// A text divided at its break opportunities: everything that line breaking needs, for every point size.
///
/// Invariant: the memory of the segments is written only in `init` and freed in `deinit`. `reshaper` is set once by the
/// object that owns the segments, before another thread can see them. So segments can be read from many threads.
package final class BreakSegments: @unchecked Sendable {
    /// Where a segment ends, and the index of its line metrics.
    package struct End {
        /// The UTF-16 offset after the segment, and the offset without the white space that hangs before it.
        let end, visibleEnd: Int
        /// Whether a line must end here.
        let isMandatory: Bool
        /// The index of the line metrics.
        let metrics: Int

        package init(end: Int, visibleEnd: Int, isMandatory: Bool, metrics: Int) {
            (self.end, self.visibleEnd) = (end, visibleEnd)
            self.isMandatory = isMandatory
            self.metrics = metrics
        }
    }

    /// What only few texts have: tabs and soft hyphens.
    private final class Special: Sendable {
        let tabs: [Int]
        let tabSpace: Int
        let softHyphens: SoftHyphens?

        init(tabs: [Int], tabSpace: Int, softHyphens: SoftHyphens?) {
            (self.tabs, self.tabSpace, self.softHyphens) = (tabs, tabSpace, softHyphens)
        }
    }

    /// The position of every offset.
    package let offsets: OffsetTable
    package let segments: SegmentList
    /// How much longer lines with unsafe ends are than their positions say.
    let corrections: LineEndCorrections
    private let special: Special?
    /// Answers questions that need the fonts. Nil in a text without unsafe offsets and taller fonts.
    @exclusivity(unchecked) private(set) unowned(unsafe) var reshaper: (any LineReshaper)?

    /// Divides a text into segments.
    /// - Parameters:
    ///   - offsets: the position of every offset.
    ///   - tabs: the offsets of tabs.
    ///   - tabSpace: the advance of a space, without tracking: tab stops are a number of spaces apart.
    ///   - softHyphens: where lines end with a hyphen; nil in a text without soft hyphens.
    ///   - ends: the ends of the segments in growing order. The last is the end of the text.
    ///   - metrics: the line metrics that the ends name by index.
    package init(
        offsets: OffsetTable, tabs: [Int] = [], tabSpace: Int = 1, softHyphens: SoftHyphens? = nil,
        ends: UnsafeBufferPointer<End>, metrics: LineMetricsTable
    ) {
        self.offsets = offsets
        corrections = LineEndCorrections(unsafeOffsets: offsets.unsafeCount)
        special =
            tabs.isEmpty && softHyphens == nil
            ? nil : Special(tabs: tabs, tabSpace: tabSpace, softHyphens: softHyphens)
        segments = SegmentList(ends, of: offsets, metrics: metrics, softHyphens: softHyphens, hasTabs: !tabs.isEmpty)
        segments.setOwner(self)
    }

    deinit { segments.deallocate() }

    /// Sets the paragraph that reshapes a line which starts or ends at an unsafe offset. It is not retained and must
    /// outlive every use of the segments.
    package func setReshaper(_ reshaper: any LineReshaper) { self.reshaper = reshaper }

    /// The offsets of tabs. The advance of a tab depends on where it is in its line.
    var tabs: [Int] { special?.tabs ?? [] }
    /// The advance of a space, without tracking.
    var tabSpace: Int { special?.tabSpace ?? 1 }
    /// Where lines end with a hyphen; nil in a text without soft hyphens.
    package var softHyphens: SoftHyphens? { special?.softHyphens }
}

extension OffsetTable {
    /// Whether a word may be split between lines at an offset, which happens when it is wider than a line.
    func isCut(_ offset: Int, _ softHyphens: SoftHyphens?) -> Bool {
        has(OffsetFlags.isGrapheme, at: offset) && softHyphens?.touch(offset) != true
    }

    /// Whether the text between two offsets cannot be split between lines.
    func isOneGrapheme(_ start: Int, _ end: Int, _ softHyphens: SoftHyphens?) -> Bool {
        var offset = start + 1
        while offset < end {
            if isCut(offset, softHyphens) { return false }
            offset += 1
        }
        return true
    }
}
