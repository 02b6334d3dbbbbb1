/// How two lengths in pixels are laid on each other: the shorter one is parted at a seam, and leaves a gap there.
struct AxisAlignment: Sendable {
    /// The length in the golden, in the new picture, and of both together.
    let old, new, length: Int
    /// How many pixels of the shorter one come before the gap.
    let seam: Int

    /// Lays both at their starts, so that the gap is at the end.
    init(old: Int, new: Int) { self.init(old: old, new: new, length: max(old, new), seam: min(old, new)) }

    private init(old: Int, new: Int, length: Int, seam: Int) {
        (self.old, self.new, self.length, self.seam) = (old, new, length, seam)
    }

    /// The same with another seam.
    func parted(at seam: Int) -> AxisAlignment { AxisAlignment(old: old, new: new, length: length, seam: seam) }

    /// What both have, from their starts.
    var cropped: AxisAlignment { AxisAlignment(old: old, new: new, length: shorter, seam: shorter) }

    /// The shorter of the two lengths.
    var shorter: Int { min(old, new) }
    /// Where one of the two alone has pixels.
    var gap: Range<Int> { seam..<seam + length - shorter }

    /// Which pixel of the golden is at a place; nil where it has none.
    func oldIndex(at place: Int) -> Int? { old < new ? shorterIndex(at: place) : place }
    /// Which pixel of the new picture is at a place; nil where it has none.
    func newIndex(at place: Int) -> Int? { new < old ? shorterIndex(at: place) : place }

    private func shorterIndex(at place: Int) -> Int? {
        gap.contains(place) ? nil : place < seam ? place : place - gap.count
    }

    /// Where an edge between two pixels of the golden is; both sides of the seam stay beside the gap.
    func place(ofOldEdge edge: Int) -> Int { old < new && edge > seam ? edge + gap.count : edge }
    /// The same of the new picture.
    func place(ofNewEdge edge: Int) -> Int { new < old && edge > seam ? edge + gap.count : edge }

    /// Parted where the fewest pixels differ, as late as possible.
    /// - Parameters:
    ///   - fromStart: how many pixels differ in each row or column, laid at the starts; one number for each place.
    ///   - fromEnd: the same, laid at the ends.
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
