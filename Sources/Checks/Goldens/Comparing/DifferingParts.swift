/// The parts of two aligned pictures that differ where both have pixels: pixels that touch, at corners too, are one part.
///
/// A part is kept as runs, the pixels of one row that follow each other, because a large area has few of them.
struct DifferingParts {
    /// How many equal pixels beside an edge of a part count for its background.
    static let surroundings = 8

    /// The places of the pixels of all parts, part after part. A run stays in one row. Places fit into 32 bits, since a
    /// picture has at most ``Drawing/DrawingLimits/maximumPixelCount`` pixels.
    private let runs: [Range<Int32>]
    /// Where the runs of each part end.
    private let ends: [Int32]
    private let comparison: PixelComparison

    /// Finds the parts. Linear in the number of pixels; takes at most five bytes for each of them.
    init(_ comparison: PixelComparison) {
        self.comparison = comparison
        let (width, height) = (comparison.width, comparison.height)
        let (columns, rows) = (comparison.alignment.columns.gap, comparison.alignment.rows.gap)
        var isOpen = comparison.deltas.map { $0 != 0 }
        for row in rows { for x in 0..<width { isOpen[row * width + x] = false } }
        for row in 0..<height { for x in columns { isOpen[row * width + x] = false } }
        var runs: [Range<Int32>] = []
        // An array that grows may take twice what it holds, and how much depends on what the heap has to offer.
        runs.reserveCapacity(isOpen.indices.count { isOpen[$0] && ($0 % width == 0 || !isOpen[$0 - 1]) })
        var ends: [Int32] = []

        // Moves the whole run around an open pixel from the open pixels to the runs.
        func close(_ place: Int) -> Int {
            let row = place / width
            var (first, end) = (place, place + 1)
            while first > row * width, isOpen[first - 1] { first -= 1 }
            while end < (row + 1) * width, isOpen[end] { end += 1 }
            for place in first..<end { isOpen[place] = false }
            runs.append(Int32(first)..<Int32(end))
            return end
        }

        for start in isOpen.indices where isOpen[start] {
            var next = runs.count
            _ = close(start)
            while next < runs.count {
                let (first, last) = (Int(runs[next].lowerBound), Int(runs[next].upperBound) - 1)
                next += 1
                let row = first / width
                for otherRow in stride(from: row - 1, through: row + 1, by: 2) where otherRow >= 0 && otherRow < height
                {
                    var other = otherRow * width + max(first - row * width - 1, 0)
                    let end = otherRow * width + min(last - row * width + 2, width)
                    while other < end { other = isOpen[other] ? close(other) : other + 1 }
                }
            }
            ends.append(Int32(runs.count))
        }
        (self.runs, self.ends) = (runs, ends)
    }

    /// The number of parts.
    var count: Int { ends.count }

    /// The runs of a part, row by row.
    func runs(of part: Int) -> ArraySlice<Range<Int32>> {
        runs[(part == 0 ? 0 : Int(ends[part - 1]))..<Int(ends[part])]
    }

    /// The number of pixels in a part.
    func pixelCount(of part: Int) -> Int { runs(of: part).reduce(0) { $0 + $1.count } }

    /// The background of a part: the median brightness of the equal pixels straight above, below and beside it, up to the
    /// next pixel that differs. Pixels that differ count only where no equal ones are near, since a large filled area that
    /// came or went is not a background, and around an area that grew more of the background is equal than of itself.
    func background(of part: Int, old: PictureBrightness, new: PictureBrightness) -> UInt8 {
        let (width, height) = (comparison.width, comparison.height)
        var counts = BrightnessCounts()
        func look(from place: Int, _ step: Int, room: Int) {
            var other = place
            for _ in 0..<min(room, Self.surroundings) {
                other += step
                guard comparison.deltas[other] == 0 else { return }
                counts.add(old[other])
            }
        }
        for run in runs(of: part) {
            let (first, last) = (Int(run.lowerBound), Int(run.upperBound) - 1)
            let row = first / width
            look(from: first, -1, room: first - row * width)
            look(from: last, 1, room: (row + 1) * width - 1 - last)
            for place in first...last {
                look(from: place, -width, room: row)
                look(from: place, width, room: height - 1 - row)
            }
        }
        if let median = counts.median { return median }
        for run in runs(of: part) {
            for place in run {
                counts.add(old[Int(place)])
                counts.add(new[Int(place)])
            }
        }
        return counts.median ?? 255
    }
}
