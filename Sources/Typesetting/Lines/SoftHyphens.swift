/// Where a line that ends shows a hyphen, and how much room that takes.
///
/// A soft hyphen (U+00AD) has no advance. When a line ends at one, a hyphen is drawn behind it and counts in fitting
/// the line (CSS Text 3, 5.4, `hyphens: manual`). Where a word is cut by force, nothing is cut off beside a soft
/// hyphen: it starts no line, and it ends one only where it draws its hyphen.
package struct SoftHyphens: Sendable {
    /// The offsets after soft hyphens at which a line may end by itself, ascending.
    private let lineEnds: [Int]
    /// The offsets of all soft hyphens, ascending.
    private let offsets: [Int]
    /// The advance of the hyphen, without tracking.
    private let advance: Int
    /// The clusters of the hyphen after which tracking is added.
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

    /// Whether a soft hyphen stands before or behind an offset.
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

    /// What a hyphen adds to a line that ends at an offset.
    func advance(endingAt offset: Int, tracking: Int) -> Int {
        isLineEnd(offset) ? advance + trackedClusters * tracking : 0
    }
}
