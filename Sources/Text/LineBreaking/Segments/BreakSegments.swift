/// A text divided at its break opportunities: everything that line breaking needs, for every point size.
///
/// Invariant: the memory of the buffer is written only in `init`, but for `reshaper`, which is set once by the object that
/// owns the segments, before another thread can see them. So segments can be read from many threads.
package struct BreakSegments: @unchecked Sendable {
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
    final class Special: Sendable {
        let tabs: [Int]
        let tabSpace: Int
        let softHyphens: SoftHyphens?

        init(tabs: [Int], tabSpace: Int, softHyphens: SoftHyphens?) {
            (self.tabs, self.tabSpace, self.softHyphens) = (tabs, tabSpace, softHyphens)
        }
    }

    /// What is kept beside the segments. It is one object with them.
    struct Head {
        let offsets: OffsetTable
        let special: Special?
        /// Answers questions that need the fonts. Nil in a text without unsafe offsets and taller fonts.
        unowned(unsafe) var reshaper: (any LineReshaper)?
        var list = SegmentList.Head()
    }

    /// After the head come the corrections, the segments and the line metrics.
    final class Buffer: ManagedBuffer<Head, UInt64> {
        deinit { list.deinitialize() }

        /// The head, which is read without counting an access: it does not change once the paragraph has set its reshaper,
        /// before anybody reads lines.
        var head: UnsafeMutablePointer<Head> { withUnsafeMutablePointerToHeader { $0 } }
        var list: SegmentList { SegmentList(head) }
        /// The offsets of tabs. The advance of a tab depends on where it is in its line.
        var tabs: [Int] { header.special?.tabs ?? [] }
        /// The advance of a space, without tracking.
        var tabSpace: Int { header.special?.tabSpace ?? 1 }
        var softHyphens: SoftHyphens? { header.special?.softHyphens }
    }

    private let buffer: Buffer

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
        let special =
            tabs.isEmpty && softHyphens == nil
            ? nil : Special(tabs: tabs, tabSpace: tabSpace, softHyphens: softHyphens)
        let words = SegmentList.wordCount(segments: ends.count, metrics: metrics.count)
        let made = Buffer.create(minimumCapacity: words) { _ in Head(offsets: offsets, special: special) }
        buffer = unsafeDowncast(made, to: Buffer.self)
        buffer.header.list.owner = .passUnretained(buffer)
        buffer.list.initialize(ends, of: offsets, metrics: metrics, softHyphens: softHyphens, hasTabs: !tabs.isEmpty)
    }

    /// The segments. This value must outlive every use of the list.
    package var segments: SegmentList { buffer.list }

    /// The position of every offset.
    package var offsets: OffsetTable { buffer.header.offsets }

    var unmanaged: Unmanaged<Buffer> { .passUnretained(buffer) }

    /// Sets the paragraph that reshapes a line which starts or ends at an unsafe offset. It is not retained and must
    /// outlive every use of the segments. It is set before anybody reads lines.
    package func setReshaper(_ reshaper: any LineReshaper) { buffer.header.reshaper = reshaper }

    /// Where lines end with a hyphen; nil in a text without soft hyphens.
    package var softHyphens: SoftHyphens? { buffer.softHyphens }
}

extension OffsetList {
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
