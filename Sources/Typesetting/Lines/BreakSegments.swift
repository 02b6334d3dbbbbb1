/// A text cut at its break opportunities: all that breaking into lines needs, for every size.
///
/// Invariant: the memory of the segments is written in `init` alone and freed in `deinit`, and `exact` is set once by
/// the object that keeps these segments, before another thread sees them; so they can be read from many threads.
package final class BreakSegments: @unchecked Sendable {
    /// Where a segment ends, and the index of its line metrics.
    package struct End {
        let end: Int
        let visibleEnd: Int
        let isMandatory: Bool
        let metrics: Int
    }

    /// What few texts have.
    private final class Special: Sendable {
        let tabs: [Int]
        let tabSpace: Int
        let softHyphens: SoftHyphens?

        init(tabs: [Int], tabSpace: Int, softHyphens: SoftHyphens?) {
            (self.tabs, self.tabSpace, self.softHyphens) = (tabs, tabSpace, softHyphens)
        }
    }

    /// Where every offset is.
    package let offsets: OffsetTable
    package let segments: SegmentList
    private let special: Special?
    /// Answers for lines at unsafe offsets.
    @exclusivity(unchecked) private(set) var exact: Unmanaged<ParagraphStorage>?

    /// Cuts a text.
    /// - Parameters:
    ///   - tabs: the offsets of tabs.
    ///   - tabSpace: the advance of the space that tab stops are counted in, without tracking.
    ///   - softHyphens: where lines end with a hyphen; nil without soft hyphens.
    ///   - metrics: the line metrics that the ends name.
    init(
        offsets: OffsetTable, tabs: [Int] = [], tabSpace: Int = 1, softHyphens: SoftHyphens? = nil,
        ends: UnsafeBufferPointer<End>, metrics: LineMetricsTable
    ) {
        self.offsets = offsets
        special =
            tabs.isEmpty && softHyphens == nil
            ? nil : Special(tabs: tabs, tabSpace: tabSpace, softHyphens: softHyphens)
        segments = SegmentList(ends, of: offsets, metrics: metrics, softHyphens: softHyphens, hasTabs: !tabs.isEmpty)
    }

    deinit { segments.deallocate() }

    /// Names who answers for lines at unsafe offsets, and lives as long as the segments are asked.
    func ask(_ exact: ParagraphStorage) { self.exact = .passUnretained(exact) }

    /// The offsets of tabs; their advance depends on where they fall in a line.
    var tabs: [Int] { special?.tabs ?? [] }
    /// The advance of the space that tab stops are counted in, without tracking.
    var tabSpace: Int { special?.tabSpace ?? 1 }
    /// Where lines end with a hyphen; nil without soft hyphens.
    package var softHyphens: SoftHyphens? { special?.softHyphens }
}

extension OffsetTable {
    /// Whether a line may end at an offset when nothing else fits.
    func isCut(_ offset: Int, _ softHyphens: SoftHyphens?) -> Bool {
        has(OffsetFlags.isGrapheme, at: offset) && softHyphens?.touch(offset) != true
    }

    /// Whether nothing can be cut between two offsets.
    func isOneGrapheme(_ start: Int, _ end: Int, _ softHyphens: SoftHyphens?) -> Bool {
        var offset = start + 1
        while offset < end {
            if isCut(offset, softHyphens) { return false }
            offset += 1
        }
        return true
    }
}
