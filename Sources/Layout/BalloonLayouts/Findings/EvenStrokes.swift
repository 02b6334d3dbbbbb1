import Foundation

/// Tells the pillars of a hall or the posts of a fence from the stems of letters: they are repeated at even distances from
/// one side of a picture to the other. Stems of letters are not: "HALL" has two near each other, then one. The limits are
/// inferred; `EdgeContentTests` has the pictures that they tell apart.
enum EvenStrokes {
    /// The least number of strokes: as many stems of letters are hardly ever at even distances.
    private static let leastCount = 5
    /// The most by which distances vary, as a part of their mean.
    private static let mostVariation = 0.15
    /// The least part of the picture's width from the first to the last stroke.
    private static let leastSpan = 0.6
    /// The least part of the rows of what is in a strip that have even strokes.
    private static let leastRows = 0.7
    /// The distance in points within which two changes of grey are one soft edge.
    private static let softEdge: CGFloat = 2

    /// Whether strokes at even distances go on from a strip at an edge across a picture.
    /// - Parameter rows: for each row of samples of the strip whether something is in it.
    static func areLikely(in rows: [Bool], of strip: CGRect, of picture: PictureSampler) -> Bool {
        let found = rows.indices.filter { rows[$0] }
        let even = found.count { row in
            let y = strip.minY + (CGFloat(row) + 0.5) * EdgeContent.step
            let (rising, falling) = edges(at: y, of: picture)
            return isEven(rising, across: picture.extent.width) || isEven(falling, across: picture.extent.width)
        }
        return !found.isEmpty && Double(even) >= leastRows * Double(found.count)
    }

    /// Where a row of the picture becomes much lighter, and where much darker, from left to right.
    private static func edges(at y: CGFloat, of picture: PictureSampler) -> (rising: [CGFloat], falling: [CGFloat]) {
        var (rising, falling): ([CGFloat], [CGFloat]) = ([], [])
        let start = picture.extent.minX + EdgeContent.step / 2
        var previous = picture.luma(CGPoint(x: start, y: y))
        for x in stride(from: start + EdgeContent.step, to: picture.extent.maxX, by: EdgeContent.step) {
            let luma = picture.luma(CGPoint(x: x, y: y))
            if luma - previous > EdgeContent.edge, x - (rising.last ?? -.infinity) > softEdge { rising.append(x) }
            if previous - luma > EdgeContent.edge, x - (falling.last ?? -.infinity) > softEdge { falling.append(x) }
            previous = luma
        }
        return (rising, falling)
    }

    private static func isEven(_ places: [CGFloat], across width: CGFloat) -> Bool {
        guard places.count >= leastCount, let first = places.first, let last = places.last,
            last - first >= leastSpan * width
        else { return false }
        let mean = (last - first) / CGFloat(places.count - 1)
        let squares = zip(places, places.dropFirst()).map { ($1 - $0 - mean) * ($1 - $0 - mean) }
        return (squares.reduce(0, +) / CGFloat(squares.count)).squareRoot() <= mostVariation * mean
    }
}
