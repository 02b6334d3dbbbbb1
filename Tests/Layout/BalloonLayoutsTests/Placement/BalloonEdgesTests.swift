import Foundation
import Testing
import ViewLayout

@testable import BalloonLayouts

/// Which rectangles end with a balloon's content, so that they are drawn to the edge of its body or tail.
@Suite struct BalloonEdgesTests {
    /// A body of 101 by 51 pixels around content of 100.2 by 50.2 points.
    private var edges: BalloonEdges {
        let frame = BalloonFrame(side: .outgoing, metrics: TemplateMetrics())
        let shape = frame.shape(of: CGSize(width: 101, height: 51), for: TraitCollection(displayScale: 1))
        return BalloonEdges(shape: shape, size: CGSize(width: 100.2, height: 50.2), on: PixelGrid(scale: 1))
    }

    private func box(_ left: CGFloat, _ top: CGFloat, _ right: CGFloat, _ bottom: CGFloat) -> CGRect {
        CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Less than half a pixel from an edge is at it; a margin, a hairline and what lies elsewhere stay.
    @Test(
        arguments: [
            ([10, 10, 40, 30], [10, 10, 40, 30]), ([0, 10, 40, 30], [-6, 10, 40, 30]),
            ([0.4, 10, 40, 30], [-6, 10, 40, 30]), ([0.6, 10, 40, 30], [0.6, 10, 40, 30]),
            ([10, 10, 100.2, 30], [10, 10, 114, 30]), ([10, 10, 99.8, 30], [10, 10, 114, 30]),
            ([10, 10, 99.6, 30], [10, 10, 99.6, 30]), ([10, 0.4, 40, 30], [10, -7, 40, 30]),
            ([10, 0.6, 40, 30], [10, 0.6, 40, 30]), ([10, 10, 40, 50.2], [10, 10, 40, 63]),
            ([10, 10, 40, 49.8], [10, 10, 40, 63]), ([10, 10, 40, 49.6], [10, 10, 40, 49.6]),
            ([0, 0, 100.2, 50.2], [-6, -7, 114, 63]), ([0, 0, 1, 50.2], [0, -7, 1, 63]),
            ([10, 49.2, 40, 50.2], [10, 49.2, 40, 50.2]), ([0, 10, 0, 30], [0, 10, 0, 30]),
            ([101, 10, 140, 30], [101, 10, 140, 30]), ([10, -30, 40, 0], [10, -30, 40, 0]),
        ] as [([CGFloat], [CGFloat])])
    func whatEndsAtTheContentIsDrawnOut(_ rect: [CGFloat], _ drawn: [CGFloat]) {
        let found = edges.drawnOut(box(rect[0], rect[1], rect[2], rect[3]), to: box(-6, -7, 114, 63))
        for (edge, expected) in zip([found.minX, found.minY, found.maxX, found.maxY], drawn) {
            #expect(abs(edge - expected) < 1e-9)
        }
    }

    @Test func theBodyIsWholePixelsAndTheTailHangsBelow() {
        #expect(edges.body == CGRect(x: 0, y: 0, width: 101, height: 51))
        // A tail of 6.8 points (facts 10.1.4).
        #expect(edges.bounds == CGRect(x: 0, y: 0, width: 101, height: 58))
    }
}
