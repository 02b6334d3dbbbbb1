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
    /// The advance of the hyphen, without tracking.
    private let advance: Int
    /// How many clusters of the hyphen have tracking after them.
    private let trackedClusters: Int

    package init(offsets: [Int], lineEnds: [Int], advance: Int, trackedClusters: Int = 0) {
        self.offsets = offsets
        self.lineEnds = lineEnds
        self.advance = advance
        self.trackedClusters = trackedClusters
    }

    /// Whether a line that ends at an offset shows a hyphen.
    /// - Complexity: O(log n) in the number of soft hyphens.
    package func isLineEnd(_ offset: Int) -> Bool { Self.contains(offset, lineEnds) }

    /// Whether there is a soft hyphen directly before or after an offset.
    /// - Complexity: O(log n) in the number of soft hyphens.
    func touch(_ offset: Int) -> Bool { Self.contains(offset, offsets) || Self.contains(offset - 1, offsets) }

    private static func contains(_ offset: Int, _ offsets: [Int]) -> Bool {
        var (low, high) = (0, offsets.count)
        while low < high {
            let middle = (low + high) / 2
            if offsets[middle] < offset { low = middle + 1 } else { high = middle }
        }
        return low < offsets.count && offsets[low] == offset
    }

    /// The advance of the hyphen of a line that ends at an offset; 0 without a hyphen.
    func advance(endingAt offset: Int, tracking: Int) -> Int {
        isLineEnd(offset) ? advance + trackedClusters * tracking : 0
    }
}
