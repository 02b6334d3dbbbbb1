import Foundation
import Testing

@testable import UIKitAPI

/// What a stroke covers, as Apple's documentation of `CGContext` describes joins and dashes.
struct StrokeOutlineTests {
    private func covers(_ path: CGPath, _ style: LineStyle, _ points: [CGPoint]) -> [Bool] {
        let outline = CGPath(StrokeOutline(path.elements, style: style).elements)
        return points.map { outline.contains($0) }
    }

    /// "If the length of the miter divided by the line width is greater than the miter limit, the join is a bevel": of a right
    /// angle it is 1.414. A closed path has a join at each of its corners, also where it begins.
    @Test(arguments: [
        (CGLineJoin.miter, 10.0, true, true), (.miter, 1.5, true, true), (.miter, 1.4, false, false),
        (.round, 10, false, true), (.bevel, 10, false, false),
    ])
    func corners(join: CGLineJoin, limit: CGFloat, far: Bool, near: Bool) {
        let square = CGPath(rect: CGRect(x: 10, y: 10, width: 20, height: 20), transform: nil)
        let style = LineStyle(width: 4, join: join, miterLimit: limit)
        // 2.1 and 1.8 points from the corners: one outside and one inside of a circle of 2 points.
        for (reach, isCovered) in [(1.5, far), (1.3, near)] as [(CGFloat, Bool)] {
            let (low, high) = (10 - reach, 30 + reach)
            let points = [(low, low), (high, low), (high, high), (low, high)].map { CGPoint(x: $0, y: $1) }
            #expect(covers(square, style, points) == [Bool](repeating: isCovered, count: 4))
        }
    }

    /// "The lengths of the painted segments and unpainted segments", over and over; "how far into the dash pattern the line
    /// starts".
    @Test(
        arguments: [
            ([6, 4], 0, "######----######----"), ([6, 4], 3, "###----######----###"),
            ([6, 4], 8, "--######----######--"),
            ([6, 4], -2, "--######----######--"), ([6, 4], 13, "###----######----###"),
            ([3], 0, "###---###---###---##"),
            ([6, 4], -5, "#----######----#####"), ([3], 3, "---###---###---###--"),
            ([2, 1, 3], 0, "##-###--#---##-###--"), ([2, 1, 3], 7, "-#---##-###--#---##-"),
            ([], 0, "####################"),
        ] as [([CGFloat], CGFloat, String)])
    func dashes(lengths: [CGFloat], phase: CGFloat, painted: String) {
        let line = CGMutablePath()
        line.move(to: .zero)
        line.addLine(to: CGPoint(x: 20, y: 0))
        let middles = (0..<20).map { CGPoint(x: CGFloat($0) + 0.5, y: 0) }
        let found = covers(line, LineStyle(width: 2, dashes: lengths, dashPhase: phase), middles)
        #expect(String(found.map { $0 ? "#" : "-" }) == painted)
    }
}
