/// Where lines show a hyphen at their end, and how wide it is.
///
/// A soft hyphen (U+00AD) has no advance. When a line ends at a soft hyphen, a hyphen is drawn after it and counts in
/// the width of the line (CSS Text 3, 5.4, `hyphens: manual`). A word that is wider than a line is not split directly
/// before or after a soft hyphen, unless the line shows the hyphen there.
package struct SoftHyphens: Sendable {
    /// The offsets after soft hyphens that are break opportunities, increasing.
    private let lineEnds: [Int]
    /// The offsets of all soft hyphens, increasing.
    private let offsets: [Int]
    private let advance: Advance
    /// The advance of the hyphen of each line end; nil where all have the same.
    private let advances: [Advance]?

    /// How wide a hyphen is.
    package struct Advance: Sendable {
        /// Without tracking.
        let units: Int
        /// How many clusters of the hyphen have tracking after them.
        let trackedClusters: Int

        package init(units: Int, trackedClusters: Int) {
            self.units = units
            self.trackedClusters = trackedClusters
        }
    }

    /// - Parameters:
    ///   - offsets: the offsets of all soft hyphens, increasing.
    ///   - lineEnds: the offsets after those that are break opportunities, increasing.
    ///   - advances: the advance of the hyphen of each line end; nil where all have `advance`.
    package init(offsets: [Int], lineEnds: [Int], advance: Advance, advances: [Advance]? = nil) {
        self.offsets = offsets
        self.lineEnds = lineEnds
        self.advance = advance
        self.advances = advances
    }

    package init(offsets: [Int], lineEnds: [Int], advance: Int) {
        self.init(
            offsets: offsets, lineEnds: lineEnds, advance: Advance(units: advance, trackedClusters: 0))
    }

    /// Whether a line that ends at an offset shows a hyphen.
    /// - Complexity: O(log n) in the number of soft hyphens.
    package func isLineEnd(_ offset: Int) -> Bool { Self.index(of: offset, in: lineEnds) != nil }

    /// Whether there is a soft hyphen directly before or after an offset.
    /// - Complexity: O(log n) in the number of soft hyphens.
    func touch(_ offset: Int) -> Bool {
        Self.index(of: offset, in: offsets) != nil || Self.index(of: offset - 1, in: offsets) != nil
    }

    private static func index(of offset: Int, in offsets: [Int]) -> Int? {
        var (low, high) = (0, offsets.count)
        while low < high {
            let middle = (low + high) / 2
            if offsets[middle] < offset { low = middle + 1 } else { high = middle }
        }
        return low < offsets.count && offsets[low] == offset ? low : nil
    }

    /// The advance of the hyphen of a line that ends at an offset; 0 without a hyphen.
    func advance(endingAt offset: Int, tracking: Int) -> Int {
        guard let index = Self.index(of: offset, in: lineEnds) else { return 0 }
        let advance = advances?[index] ?? advance
        return advance.units + advance.trackedClusters * tracking
    }
}
