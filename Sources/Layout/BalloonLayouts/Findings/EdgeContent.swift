import Foundation

/// Tells whether something small is drawn in the strip at the left or right of a picture, which the balloon's shape
/// takes ("Apple, MSMessageTemplateLayout.image"). A heuristic: what begins and ends within the strip, such as a
/// letter, a logo's side or a frame's line, and a stroke that begins in the strip and ends behind it, such as that of a
/// large or bold letter. What reaches the picture's edge, and what goes on all over the picture, such as a sky, a hill,
/// leaves, the windows of a town or the grain of a photograph, is meant to be cut, and so are pillars at even distances.
enum EdgeContent {
    /// The distance between samples in points.
    static let step: CGFloat = 2.0 / 3
    /// The least change of grey, of 255, that is an edge: a quarter, as words and logos stand out.
    static let edge = 64.0
    /// The widest stroke in points: a bold letter of 90 points has one of 18.
    private static let widestStroke: CGFloat = 20
    /// The minimum ratio of height to width of a stem.
    private static let leastSlenderness = 1.5
    /// The maximum variation of a stroke's background, of 255: before the stroke, and between both sides.
    private static let calm = 24.0
    /// The minimum height in points of things that count: something shorter is a speck, such as a star.
    private static let leastHeight: CGFloat = 4
    /// At least this many things one above the other may be a pattern.
    private static let leastPatternCount = 3
    /// Edges in at least this part of the picture's height may be a pattern.
    private static let leastPatternPart = 0.4
    /// A pattern continues elsewhere in at least this part of its rows.
    private static let leastPartElsewhere = 0.4
    /// A pattern continues in at least this part of the picture; if only one or two things are at the edge, in most of
    /// it.
    private static let leastShare = 0.4
    private static let leastShareOfFew = 0.75
    /// The width of the strips in which a pattern is searched, in points: a window with its frame.
    private static let patternWidth: CGFloat = 12
    /// The maximum vertical distance of a row that may belong to the same thing, as the rest of a word does.
    private static let reach: CGFloat = 10

    /// Whether something is in a strip at an edge of a picture, in points.
    static func isLikely(in strip: CGRect, of picture: PictureSampler) -> Bool {
        guard strip.width > step, strip.height > step else { return false }
        let rows = rows(in: strip, of: picture)
        let runs = runs(of: rows)
        guard let longest = runs.max(), CGFloat(longest) * step >= leastHeight else { return false }
        // Serifs and the curves of a letter are not separate things.
        let things = runs.count { CGFloat($0) * step >= leastHeight / 2 }
        let isSpread =
            things >= leastPatternCount || Double(rows.count { $0 }) >= leastPatternPart * Double(rows.count)
        return !goesOn(rows, beside: strip, of: picture, isSpread: isSpread)
            && !EvenStrokes.areLikely(in: rows, of: strip, of: picture)
    }

    /// Whether the picture also has edges all over it, inward of a strip. If only one or two things are at the edge,
    /// such as a word, the rest of them may be beside them; then the picture must have edges above or below.
    private static func goesOn(
        _ rows: [Bool], beside strip: CGRect, of picture: PictureSampler, isSpread: Bool
    ) -> Bool {
        let near = Int(reach / step)
        let counted = rows.indices.map { row in
            isSpread || !rows[max(0, row - near)..<min(rows.count, row + near + 1)].contains(true)
        }
        let isLeft = isLeft(strip, of: picture)
        let places = max(0, Int((picture.extent.width - 2 * strip.width) / patternWidth))
        let least = leastPartElsewhere * Double(rows.count { $0 })
        let goingOn = (0..<places).count { place in
            let distance = patternWidth * CGFloat(place)
            let other = CGRect(
                x: isLeft ? strip.maxX + distance : strip.minX - distance - patternWidth, y: strip.minY,
                width: patternWidth, height: strip.height)
            return Double(zip(Self.rows(in: other, of: picture), counted).count { $0 && $1 }) >= least
        }
        return places > 0 && Double(goingOn) >= (isSpread ? leastShare : leastShareOfFew) * Double(places)
    }

    /// For each row of samples, whether something begins and ends in it, or a stroke begins that is part of something
    /// taller than wide: a stem is, but a window, a lamp or a cloud is not.
    private static func rows(in strip: CGRect, of picture: PictureSampler) -> [Bool] {
        let places = (0..<Int(strip.height / step)).map { strip.minY + (CGFloat($0) + 0.5) * step }
        var rows = places.map { edgeCount(at: $0, in: strip, of: picture) >= 2 }
        let widths = zip(rows, places).map { $0 ? nil : strokeWidth(at: $1, in: strip, of: picture) }
        for run in widths.indices.split(whereSeparator: { widths[$0] == nil }) {
            let sorted = run.compactMap { widths[$0] }.sorted()
            guard Double(run.count) >= leastSlenderness * Double(sorted[sorted.count / 2]) else { continue }
            for row in run { rows[row] = true }
        }
        return rows
    }

    /// Whether a strip is at the left of its picture, so that inward means to the right.
    private static func isLeft(_ strip: CGRect, of picture: PictureSampler) -> Bool {
        strip.midX < picture.extent.midX
    }

    /// The number of samples of a stroke that begins in a strip. The same calm background must be before and behind it.
    /// Nil for none.
    private static func strokeWidth(at y: CGFloat, in strip: CGRect, of picture: PictureSampler) -> Int? {
        let isLeft = isLeft(strip, of: picture)
        func luma(_ sample: Int) -> Double {
            let distance = (CGFloat(sample) + 0.5) * step
            return picture.luma(CGPoint(x: isLeft ? strip.minX + distance : strip.maxX - distance, y: y))
        }
        let background = luma(0)
        let count = Int(strip.width / step)
        guard let start = (1..<max(2, count)).first(where: { abs(luma($0) - background) > calm }) else { return nil }
        // The first sample of a stroke may be its antialiased edge.
        guard [start, start + 1].contains(where: { abs(luma($0) - background) > edge }) else { return nil }
        let last = start + Int(widestStroke / step)
        let end = (start + 2..<max(start + 3, last)).first { abs(luma($0) - background) <= calm }
        guard let end, abs(luma(end + 1) - background) <= calm else { return nil }
        return end - start
    }

    /// The number of rows in each unbroken run.
    private static func runs(of rows: [Bool]) -> [Int] {
        rows.split(separator: false).map(\.count)
    }

    private static func edgeCount(at y: CGFloat, in strip: CGRect, of picture: PictureSampler) -> Int {
        var count = 0
        var previous = picture.luma(CGPoint(x: strip.minX + step / 2, y: y))
        for sample in 1..<max(1, Int(strip.width / step)) {
            let luma = picture.luma(CGPoint(x: strip.minX + (CGFloat(sample) + 0.5) * step, y: y))
            if abs(luma - previous) > edge { count += 1 }
            previous = luma
        }
        return count
    }
}
