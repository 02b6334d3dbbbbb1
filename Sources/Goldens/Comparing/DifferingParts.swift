/// The parts of two aligned pictures that differ where both have pixels: pixels that touch, at corners too, are one part.
/// The page of `balloon report` parts them in the same way.
struct DifferingParts {
    /// How many equal pixels beside an edge of a part are asked what it stands on.
    static let surroundings = 8

    /// The parts, each as the places of its pixels, row by row.
    let parts: [ArraySlice<Int>]
    private let comparison: PixelComparison

    /// Finds the parts. Linear in the number of pixels.
    init(_ comparison: PixelComparison) {
        self.comparison = comparison
        let (width, height) = (comparison.width, comparison.height)
        let (columns, rows) = (comparison.alignment.columns.gap, comparison.alignment.rows.gap)
        var isOpen = comparison.deltas.map { $0 != 0 }
        for row in rows { for x in 0..<width { isOpen[row * width + x] = false } }
        for row in 0..<height { for x in columns { isOpen[row * width + x] = false } }
        var places: [Int] = []
        var ends: [Int] = []
        for start in isOpen.indices where isOpen[start] {
            var next = places.count
            places.append(start)
            isOpen[start] = false
            while next < places.count {
                let (x, row) = (places[next] % width, places[next] / width)
                next += 1
                for otherRow in max(row - 1, 0)...min(row + 1, height - 1) {
                    for otherX in max(x - 1, 0)...min(x + 1, width - 1) where isOpen[otherRow * width + otherX] {
                        isOpen[otherRow * width + otherX] = false
                        places.append(otherRow * width + otherX)
                    }
                }
            }
            ends.append(places.count)
        }
        parts = zip([0] + ends, ends).map { places[$0..<$1] }
    }

    /// What a part stands on: the median brightness of the equal pixels that lie straight above, below and beside it, up
    /// to the next that differs. What differs is not asked where there are equal ones, since a large filled area that came
    /// or went is not a background; and an area that grew has more of what it stands on around it than of itself.
    func background(of part: ArraySlice<Int>, old: PictureBrightness, new: PictureBrightness) -> UInt8 {
        let (width, height) = (comparison.width, comparison.height)
        var counts = BrightnessCounts()
        for place in part {
            let (x, row) = (place % width, place / width)
            func look(_ step: Int, room: Int) {
                var other = place
                for _ in 0..<min(room, Self.surroundings) {
                    other += step
                    guard comparison.deltas[other] == 0 else { return }
                    counts.add(old[other])
                }
            }
            look(-1, room: x)
            look(1, room: width - 1 - x)
            look(-width, room: row)
            look(width, room: height - 1 - row)
        }
        if let median = counts.median { return median }
        for place in part {
            counts.add(old[place])
            counts.add(new[place])
        }
        return counts.median ?? 255
    }
}
