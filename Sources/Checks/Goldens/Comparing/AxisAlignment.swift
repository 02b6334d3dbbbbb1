/// Aligns two lengths in pixels. The shorter one is split at a seam, and a gap there makes it as long as the other one.
struct AxisAlignment: Sendable {
    /// The length in the golden, in the new picture, and the common length, in pixels.
    let old, new, length: Int
    /// How many pixels of the shorter length come before the gap.
    let seam: Int

    /// Aligns both at their starts, so that the gap is at the end.
    init(old: Int, new: Int) { self.init(old: old, new: new, length: max(old, new), seam: min(old, new)) }

    private init(old: Int, new: Int, length: Int, seam: Int) {
        (self.old, self.new, self.length, self.seam) = (old, new, length, seam)
    }

    /// The same lengths with another seam.
    func parted(at seam: Int) -> AxisAlignment { AxisAlignment(old: old, new: new, length: length, seam: seam) }

    /// The part that both lengths have when aligned at their starts.
    var cropped: AxisAlignment { AxisAlignment(old: old, new: new, length: shorter, seam: shorter) }

    /// The shorter of the two lengths.
    var shorter: Int { min(old, new) }
    /// The places where only one of the two has pixels.
    var gap: Range<Int> { seam..<seam + length - shorter }

    /// The golden's pixel at a place of the common length; nil in a gap.
    func oldIndex(at place: Int) -> Int? { old < new ? shorterIndex(at: place) : place }
    /// The new picture's pixel at a place of the common length; nil in a gap.
    func newIndex(at place: Int) -> Int? { new < old ? shorterIndex(at: place) : place }

    private func shorterIndex(at place: Int) -> Int? {
        gap.contains(place) ? nil : place < seam ? place : place - gap.count
    }

    /// The place of an edge between two pixels of the golden. An edge at the seam stays before the gap.
    func place(ofOldEdge edge: Int) -> Int { old < new && edge > seam ? edge + gap.count : edge }
    /// The place of an edge between two pixels of the new picture.
    func place(ofNewEdge edge: Int) -> Int { new < old && edge > seam ? edge + gap.count : edge }

    /// Splits where the fewest pixels differ; of several such places at the last.
    /// - Parameters:
    ///   - fromStart: for each row or column, how many pixels differ when both are aligned at their starts.
    ///   - fromEnd: the same when both are aligned at their ends.
    /// - Returns: the alignment, and how many pixels differ outside the gap.
    func best(fromStart: [Int], fromEnd: [Int]) -> (alignment: AxisAlignment, count: Int) {
        let difference = length - shorter
        var count = fromEnd[difference...].reduce(0, +)
        var best = (seam: 0, count: count)
        for place in 0..<shorter {
            count += fromStart[place] - fromEnd[place + difference]
            if count <= best.count { best = (place + 1, count) }
        }
        return (parted(at: best.seam), best.count)
    }
}
