import Drawing
import Foundation
import Testing

@testable import BalloonLayouts

/// How far letters reach beyond a box with round corners: at a height of 8 a circle of radius 20 is 4 points in.
@Suite struct RoundedBoxTests {
    private static let box = CGRect(x: 10, y: 10, width: 100, height: 60)

    @Test(
        arguments: [
            // The middle of the letters' height decides: 8, 20 and 30 points below the edge of the box.
            (CGRect(x: 10, y: 14, width: 50, height: 8), 20, 4), (CGRect(x: 14, y: 14, width: 50, height: 8), 20, 0),
            (CGRect(x: 60, y: 14, width: 50, height: 8), 20, 4), (CGRect(x: 60, y: 58, width: 50, height: 8), 20, 4),
            (CGRect(x: 10, y: 26, width: 50, height: 8), 20, 0), (CGRect(x: 10, y: 36, width: 50, height: 8), 20, 0),
            (CGRect(x: 10, y: 14, width: 50, height: 8), 0, 0), (CGRect(x: 7, y: 36, width: 50, height: 8), 20, 3),
            (CGRect(x: 60, y: 36, width: 53, height: 8), 20, 3), (CGRect(x: 40, y: 5, width: 20, height: 8), 20, 5),
            (CGRect(x: 40, y: 66, width: 20, height: 8), 20, 4), (CGRect(x: 50, y: 36, width: 20, height: 8), 20, -26),
            // A radius is at most half of a side.
            (CGRect(x: 10, y: 36, width: 50, height: 8), 500, 0),
        ] as [(CGRect, CGFloat, CGFloat)])
    func excess(_ letters: CGRect, _ radius: CGFloat, _ excess: CGFloat) throws {
        let clip = try #require(RoundedBox(inside: .rounded(Self.box, radius: radius, style: .circular)))
        #expect(abs(clip.excess(of: letters) - excess) < 1e-9)
        // A border's inside is narrower by its width, and so are its corners.
        let outer = Self.box.insetBy(dx: -3, dy: -3)
        let border = try #require(
            RoundedBox(inside: .border(outer, width: 3, radius: radius == 0 ? 0 : radius + 3, style: .circular)))
        #expect(abs(border.excess(of: letters) - excess) < 1e-9)
        #expect(RoundedBox(inside: .rectangle(Self.box)) == nil)
    }
}
