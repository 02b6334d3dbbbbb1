import Foundation
import Testing
import ViewLayout

@testable import BalloonLayouts

/// What clips a node: the shapes of all that it is in.
@Suite struct ClippingBoundsTests {
    private static let root = ClippingBounds(
        of: PlacedNode(kind: .live, frame: CGRect(x: 0, y: 0, width: 300, height: 300)))
    private static let all = CGRect(x: -50, y: -50, width: 500, height: 500)

    private func clip(_ frame: CGRect, radius: CGFloat) -> PlacedNode {
        PlacedNode(
            kind: .live, frame: frame,
            clip: radius == 0 ? .rectangle(frame) : .rounded(frame, radius: radius, style: .circular))
    }

    /// Of a shape in a shape only what both leave is sure to be drawn, whichever is the outer one.
    @Test(arguments: [CGFloat(0), 30], [CGFloat(0), 20]) func shapesInShapes(outer: CGFloat, inner: CGFloat) throws {
        let nodes = [
            clip(CGRect(x: 20, y: 30, width: 200, height: 200), radius: outer),
            clip(CGRect(x: 60, y: 10, width: 220, height: 180), radius: inner),
        ]
        for (first, second) in [(nodes[0], nodes[1]), (nodes[1], nodes[0])] {
            let around = try #require(Self.root.inside(first, named: "a", isOutside: false))
            let alone = try #require(Self.root.inside(second, named: "b", isOutside: false))
            let both = try #require(around.inside(second, named: "b", isOutside: false))
            let expected = around.surePart(of: Self.all).intersection(alone.surePart(of: Self.all))
            #expect(both.surePart(of: Self.all) == expected && both.name == "b")
            #expect(both.frame == first.frame.intersection(second.frame))
        }
    }

    /// A circle of radius r leaves the square whose corners are on it: r − r/√2 from each side.
    @Test func roundCornersTakeThePartThatTheyMayClip() throws {
        let frame = CGRect(x: 20, y: 30, width: 200, height: 100)
        let bounds = try #require(Self.root.inside(clip(frame, radius: 40), named: "a", isOutside: false))
        let sure = bounds.surePart(of: Self.all)
        let gap = 40 - 40 / CGFloat(2).squareRoot()
        #expect(sure.minX - 20 >= gap - 0.001 && 220 - sure.maxX >= gap - 0.001 && sure.height > 0)
        #expect(abs((sure.minX - 20) - (220 - sure.maxX)) < 1e-9 && abs((sure.minY - 30) - (130 - sure.maxY)) < 1e-9)
    }

    /// What is said to extend beyond has the finding itself, and those in it are judged by its own frame.
    @Test func aNodeThatExtendsBeyondHasItsOwnBounds() throws {
        let wide = clip(CGRect(x: -20, y: 10, width: 400, height: 50), radius: 0)
        #expect(try #require(Self.root.inside(wide, named: "a", isOutside: true)).frame == wide.frame)
        #expect(try #require(Self.root.inside(wide, named: "a", isOutside: false)).frame.width == 300)
        #expect(Self.root.inside(PlacedNode(kind: .live, frame: wide.frame), named: "a", isOutside: false) == nil)
    }
}
