/// A text cut at its break opportunities: all that breaking into lines needs, for every size.
///
/// Positions are in the paragraph's own unit (1/65 536 em), from the start of the text. Tracking is counted apart,
/// since it is another part of the em at each size: an offset lies at `position + trackedClusters * tracking`.
package struct BreakSegments: Sendable {
    /// One stretch between two opportunities.
    package struct Segment: Sendable, Equatable {
        /// The UTF-16 offset after the segment. The first starts at 0, each other where the one before ends.
        package var end: Int32
        /// The offset after the last unit that does not hang at a line's end.
        package var visibleEnd: Int32
        /// Where these two are, without tracking.
        package var position, visiblePosition: Int
        /// The clusters with tracking before these two.
        package var trackedClusters, visibleTrackedClusters: Int32
        /// Whether a line must end after the segment.
        package var isMandatory: Bool
        /// Whether a line that ends or starts after the segment must be asked for its advance.
        package var isUnsafe: Bool
        /// Whether nothing can be cut off the visible text of the segment.
        package var isOneGrapheme: Bool
        /// The index of the fonts' line metrics among those of the paragraph.
        package var metrics: Int32
    }

    package private(set) var segments: [Segment] = []
    /// Where each offset of the text is, without tracking.
    package let positions: [Int]
    /// The clusters with tracking before each offset; empty when nothing is tracked.
    package let trackedClusters: [Int32]
    /// For each offset, whether it is between graphemes.
    package let isEmergencyBreak: [Bool]
    /// For each unit, whether it is white space that hangs at a line's end.
    package let hangs: [Bool]
    /// For each offset, whether a line that starts or ends there must be asked for its advance.
    package let isUnsafeToBreak: [Bool]
    /// Answers for lines at unsafe offsets.
    package let exact: (any LineAdvances)?
    /// The offsets of tabs; their advance depends on where they fall in a line.
    package let tabs: [Int]
    /// The advance of the space that tab stops are counted in, without tracking.
    package let tabSpace: Int
    /// Where lines end with a hyphen; nil without soft hyphens.
    package let softHyphens: SoftHyphens?

    package init(
        positions: [Int], trackedClusters: [Int32] = [], isEmergencyBreak: [Bool], hangs: [Bool],
        isUnsafeToBreak: [Bool] = [],
        exact: (any LineAdvances)? = nil, tabs: [Int] = [], tabSpace: Int = 1, softHyphens: SoftHyphens? = nil
    ) {
        self.positions = positions
        self.trackedClusters = trackedClusters
        self.isEmergencyBreak = isEmergencyBreak
        self.hangs = hangs
        self.isUnsafeToBreak = isUnsafeToBreak
        self.exact = exact
        self.tabs = tabs
        self.tabSpace = tabSpace
        self.softHyphens = softHyphens
    }

    /// Whether a line may end at an offset when nothing else fits.
    func isCut(_ offset: Int) -> Bool { isEmergencyBreak[offset] && softHyphens?.touch(offset) != true }

    /// Adds the next segment. `metrics` is the index of its line metrics.
    package mutating func append(end: Int, visibleEnd: Int, isMandatory: Bool, metrics: Int = 0) {
        let isTracked = !trackedClusters.isEmpty
        let start = segments.last.map { Int($0.end) } ?? 0
        let isOneGrapheme = start + 1 >= visibleEnd || !((start + 1)..<visibleEnd).contains(where: isCut)
        segments.append(
            Segment(
                end: Int32(end), visibleEnd: Int32(visibleEnd), position: positions[end],
                visiblePosition: positions[visibleEnd], trackedClusters: isTracked ? trackedClusters[end] : 0,
                visibleTrackedClusters: isTracked ? trackedClusters[visibleEnd] : 0, isMandatory: isMandatory,
                isUnsafe: isUnsafeToBreak.isEmpty ? false : isUnsafeToBreak[end],
                isOneGrapheme: isOneGrapheme, metrics: Int32(metrics)))
    }
}
