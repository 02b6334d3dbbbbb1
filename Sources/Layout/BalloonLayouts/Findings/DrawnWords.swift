import Foundation

/// Tells whether a region of a picture seems to hold drawn words. A heuristic: a band about as high as a line of text
/// in which dark and light alternate as often and as unevenly as the strokes of letters do, with calm above or below,
/// and which does not go on at the other side: a band with the edges of what stands beside it is a slice of something
/// taller, such as a row of windows.
///
/// A picture is judged as it is drawn, in a balloon of a common width: were it judged as each viewer has it, what is a
/// house on a wide screen would be a line of words on a narrow one.
///
/// The thresholds are inferred: a letter of 8 to 24 points has two to four edges and is 4 to 12 points wide, so a line
/// of words has at least one edge in six points; foliage and fabric have as many, but no calm beside them, and windows
/// or fences repeat evenly.
enum DrawnWords {
    /// The distance between samples in points: two pixels at 3x, finer than a stroke of the smallest readable text.
    static let step: CGFloat = 2.0 / 3
    /// The least change of grey, of 255, that is an edge: words that are read without effort stand out more.
    private static let edge = 40.0
    /// The minimum number of edges in a row of samples with words: two letters.
    private static let fewestEdges = 8
    /// The maximum average distance in points between two edges of a row with words.
    private static let widestSpacing: CGFloat = 6
    /// The minimum variation of the distances between edges, relative to their mean: letters, counters and spaces
    /// between words vary more than the windows of a house.
    private static let leastVariation = 0.55
    /// The height of a band of words in points, from the x-height of letters of 8 points to capitals and descenders.
    private static let bandHeights: ClosedRange<CGFloat> = 4...40

    /// The width in points at which pictures are checked: that of a template in a 402-point transcript.
    static let commonWidth: CGFloat = 280
    /// If at least this part of the edges beside a band also continues there, the band is part of something larger.
    /// Strokes over a busy background share about half of its edges by chance; inferred.
    private static let continuedPart = 0.8

    /// Whether words are probably drawn in a region, in points.
    static func areLikely(in region: CGRect, of picture: PictureSampler) -> Bool {
        guard picture.extent.width > 0 else { return false }
        let scale = commonWidth / picture.extent.width
        let extent = CGRect(x: 0, y: 0, width: commonWidth, height: picture.extent.height * scale)
        let common = CGRect(
            x: (region.minX - picture.extent.minX) * scale, y: (region.minY - picture.extent.minY) * scale,
            width: region.width * scale, height: region.height * scale)
        return hasLine(
            in: common, of: PictureSampler(bitmap: picture.bitmap, extent: extent, background: picture.background))
    }

    private static func hasLine(in region: CGRect, of picture: PictureSampler) -> Bool {
        let count = Int(region.height / step)
        guard count > 0, region.width > step else { return false }
        let rows = (0..<count).map { row in
            edges(at: height(of: row, in: region), from: region.minX, to: region.maxX, of: picture)
        }
        var start: Int?
        for row in 0...count {
            let isWordy = row < count && rows[row].isWordy
            if isWordy {
                start = start ?? row
            } else if let first = start {
                if isLine(first..<row, of: rows, in: region, of: picture) { return true }
                start = nil
            }
        }
        return false
    }

    /// How far down a row of samples of a region is, in points.
    static func height(of row: Int, in region: CGRect) -> CGFloat { region.minY + (CGFloat(row) + 0.5) * step }

    /// The edges of one row of samples.
    struct Row {
        var edges: [CGFloat] = []

        var isWordy: Bool {
            guard edges.count >= fewestEdges, let first = edges.first, let last = edges.last else { return false }
            let mean = (last - first) / CGFloat(edges.count - 1)
            guard mean <= widestSpacing else { return false }
            let squares = zip(edges, edges.dropFirst()).map { ($1 - $0 - mean) * ($1 - $0 - mean) }
            return (squares.reduce(0, +) / CGFloat(squares.count)).squareRoot() >= leastVariation * mean
        }

        /// The part of the edges that another row has at the same places, with a tolerance of one sample.
        func keptPart(in other: Row) -> Double {
            let reach = step * 1.5
            let kept = edges.count { edge in other.edges.contains { abs($0 - edge) < reach } }
            return edges.isEmpty ? 0 : Double(kept) / Double(edges.count)
        }
    }

    /// The maximum part of its edges that a row shares with one a third of the band below: strokes of letters bend and
    /// end, bars do not.
    private static let mostKept = 0.95
    /// The minimum part of its edges that a row shares with the next one: strokes continue for many rows, ripples and
    /// leaves end at once. Words of 8 to 24 points share 0.89 or more, over a photograph 0.76; measured on 180 drawn
    /// lines.
    private static let fewestKept = 0.7

    static func edges(
        at y: CGFloat, from left: CGFloat, to right: CGFloat, of picture: PictureSampler
    ) -> Row {
        var row = Row()
        var previous = picture.luma(CGPoint(x: left, y: y))
        for sample in 1..<max(2, Int((right - left) / step)) {
            let x = left + CGFloat(sample) * step
            let luma = picture.luma(CGPoint(x: x, y: y))
            if abs(luma - previous) > edge { row.edges.append(x) }
            previous = luma
        }
        return row
    }

    /// Whether a band of rows is as high as a line, changes from top to bottom, has calm beside it, ends on both sides
    /// and has the strokes of words.
    private static func isLine(
        _ band: Range<Int>, of rows: [Row], in region: CGRect, of picture: PictureSampler
    ) -> Bool {
        guard bandHeights.contains(CGFloat(band.count) * step) else { return false }
        let third = max(1, band.count / 3)
        let pairs = zip(rows[band], rows[band].dropFirst(third))
        let kept = pairs.map { $0.keptPart(in: $1) }
        guard kept.reduce(0, +) <= mostKept * Double(kept.count) else { return false }
        let goesOn = zip(rows[band], rows[band].dropFirst()).map { $0.keptPart(in: $1) }
        guard goesOn.reduce(0, +) >= fewestKept * Double(goesOn.count) else { return false }
        let mean = Double(band.reduce(0) { $0 + rows[$1].edges.count }) / Double(band.count)
        // Ascenders and descenders are sparser than the middle of a line, so the calm background begins three points
        // away.
        let distance = Int(3 / step)
        let beside = [
            (row: band.lowerBound - distance, border: band.lowerBound),
            (row: band.upperBound - 1 + distance, border: band.upperBound - 1),
        ].filter { rows.indices.contains($0.row) }
        func isCalm(_ row: Int) -> Bool { Double(rows[row].edges.count) < mean / 3 }
        guard beside.contains(where: { isCalm($0.row) }),
            beside.allSatisfy({ isCalm($0.row) || rows[$0.row].keptPart(in: rows[$0.border]) <= continuedPart })
        else { return false }
        return hasStrokes(
            band, of: rows,
            beside: (beside.first { $0.row < band.lowerBound }?.row, beside.last { $0.row >= band.upperBound }?.row),
            in: region, of: picture)
    }
}
