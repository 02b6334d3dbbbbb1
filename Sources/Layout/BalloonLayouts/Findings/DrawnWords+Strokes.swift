import Foundation

/// Tells a line of words from a row of trees, reeds, stones or houses, which have edges as many and as uneven.
///
/// A line begins and ends within a few rows, at the height of its letters: tops of trees are ragged. Its strokes are
/// darker than what is around them or lighter, hardly ever both, as the windows and the walls of a town are. And either
/// it leaves a margin at one side at least, or what is behind it goes on above and below: a shore has the sky above and
/// the water below, from one side to the other.
///
/// The thresholds are inferred: of 257 drawn lines (on a plain background, on a box, on photographs, of screens) that
/// have the edges of words they keep 183 of 194; of 600 drawn landscapes (ridges, conifers, ripples, foliage, reeds,
/// pebbles, towns by day and night) they lower those taken for words from 111 to 9.
extension DrawnWords {
    /// The most rows over which the edges of a line grow from few to most of their number: ascenders of 24 points.
    private static let mostRaggedRows = 8
    /// The parts of a line's mean count of edges that are few, and most.
    private static let (few, most) = (1.0 / 3, 0.75)
    /// The difference of grey, of 255, from the background from which on a sample is one of a stroke.
    private static let stroke = 40.0
    /// The least part of the samples of strokes that are all darker or all lighter.
    private static let leastAlike = 0.65
    /// The least margin in points of a line that is not alike throughout.
    private static let leastMargin: CGFloat = 20
    /// The least part of the samples of strokes that are alike, and of the background that goes on, in a line without a
    /// margin.
    private static let (leastAlikeAcross, leastBackground) = (0.9, 0.7)
    /// The part of the edges at either end of a line that may be specks beside it.
    private static let specks = 0.02

    /// Whether the strokes of a band of rows are those of a line of words.
    /// - Parameters:
    ///   - sides: the rows above and below the band that show what is behind it; nil where the region has none.
    ///   - region: the rows' place in the picture, in points.
    static func hasStrokes(
        _ band: Range<Int>, of rows: [Row], beside sides: (above: Int?, below: Int?), in region: CGRect,
        of picture: PictureSampler
    ) -> Bool {
        guard !isRagged(band, of: rows, in: region, of: picture) else { return false }
        let edges = rows[band].flatMap(\.edges).sorted()
        let outer = Int(Double(edges.count) * specks)
        guard edges.count > 2 * outer else { return false }
        let (left, right) = (edges[outer], edges[edges.count - 1 - outer])
        let places = stride(from: left, through: right, by: step).map { $0 }
        func samples(_ row: Int) -> [Double] {
            let y = height(of: row, in: region)
            return places.map { picture.luma(CGPoint(x: $0, y: y)) }
        }
        let ends = [sides.above, sides.below].compactMap { $0 }.map(samples)
        guard let first = ends.first, let last = ends.last else { return false }
        var (darker, lighter) = (0, 0)
        for row in band {
            for (index, luma) in samples(row).enumerated() {
                let difference = luma - (first[index] + last[index]) / 2
                if difference > stroke { lighter += 1 } else if difference < -stroke { darker += 1 }
            }
        }
        let alike = Double(max(darker, lighter)) / Double(max(1, darker + lighter))
        guard alike >= leastAlike else { return false }
        if max(left - region.minX, region.maxX - right) > leastMargin { return true }
        let goingOn = zip(first, last).count { abs($0 - $1) < stroke }
        return alike >= leastAlikeAcross && Double(goingOn) >= leastBackground * Double(places.count)
    }

    /// Whether the edges at the top or at the bottom of a band become many over more rows than those of letters do. What
    /// goes on above the region is looked at there.
    private static func isRagged(
        _ band: Range<Int>, of rows: [Row], in region: CGRect, of picture: PictureSampler
    ) -> Bool {
        let mean = Double(band.reduce(0) { $0 + rows[$1].edges.count }) / Double(band.count)
        func hasMany(_ row: Int) -> Bool { Double(rows[row].edges.count) >= most * mean }
        func hasFew(_ row: Row) -> Bool { Double(row.edges.count) <= few * mean }
        guard let top = band.first(where: hasMany), let bottom = band.last(where: hasMany) else { return true }
        let above = (1...mostRaggedRows).contains { distance in
            let row = top - distance
            guard row < 0 else { return hasFew(rows[row]) }
            let y = height(of: row, in: region)
            return y >= picture.extent.minY && hasFew(edges(at: y, from: region.minX, to: region.maxX, of: picture))
        }
        let below = rows[bottom...].firstIndex(where: hasFew) ?? rows.endIndex
        return !above || below - bottom > mostRaggedRows
    }
}
