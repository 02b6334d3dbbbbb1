import Foundation
import Testing

@testable import Drawing

/// The boxes of shapes, and which numbers they may have.
struct ShapeTests {
    private static let body = CGRect(x: 10, y: 20, width: 100, height: 40)

    /// Where a step ends; nil for one that only closes.
    private static func end(of step: PathElement) -> CGPoint? {
        switch step {
        case .move(let point), .line(let point), .cubic(_, _, let point): point
        case .close: nil
        }
    }

    private func balloon(
        _ tail: BalloonShape.TailStyle, _ corner: BalloonShape.TailCorner, length: CGFloat = 7, body: CGRect = Self.body
    ) -> BalloonShape {
        BalloonShape(body: body, radius: 18, tail: tail, corner: corner, tailLength: length)
    }

    /// A tail is beside the body on its side, or below it (facts 10.1).
    @Test(arguments: BalloonShape.TailStyle.allCases, BalloonShape.TailCorner.allCases)
    func aTailIsInTheBounds(_ tail: BalloonShape.TailStyle, _ corner: BalloonShape.TailCorner) {
        let expected =
            switch (tail, corner) {
            case (.none, _): Self.body
            case (.side, .bottomLeft): CGRect(x: 3, y: 20, width: 107, height: 40)
            case (.side, .bottomRight): CGRect(x: 10, y: 20, width: 107, height: 40)
            default: CGRect(x: 10, y: 20, width: 100, height: 47)
            }
        let shape = balloon(tail, corner)
        #expect(shape.bounds == expected)
        // The outline stays in them, but for the handles of curves.
        let points = shape.elements.compactMap(Self.end(of:))
        #expect(points.allSatisfy { shape.bounds.insetBy(dx: -0.3, dy: -0.3).contains($0) })
        let moved = Shape.balloon(shape).translated(x: 5, y: -6)
        guard case .balloon(let other) = moved else { return }
        #expect(other.bounds == expected.offsetBy(dx: 5, dy: -6) && other.tail == tail && other.corner == corner)
    }

    @Test(arguments: [(-1.0, 0.0), (7, 7), (40, 40), (41, 40), (1_000, 40)])
    func aTailIsNoLongerThanItsBody(_ length: CGFloat, _ held: CGFloat) {
        #expect(balloon(.side, .bottomLeft, length: length).tailLength == held)
        let tall = CGRect(x: 0, y: 0, width: 40, height: 90)
        #expect(balloon(.bottom, .bottomLeft, length: length, body: tall).tailLength == held)
    }

    /// A corner that is not round is the corner of the rectangle; the others are those of the rounded one.
    @Test(arguments: 0..<16, [CornerStyle.circular, .continuous])
    func onlySomeCornersAreRound(_ bits: Int, _ style: CornerStyle) {
        let isRound = (0..<4).map { bits >> $0 & 1 == 1 }
        let square = [
            CGPoint(x: 110, y: 20), CGPoint(x: 110, y: 60), CGPoint(x: 10, y: 60), CGPoint(x: 10, y: 20),
        ]
        let points = RoundedRectangle.elements(Self.body, radius: 8, style: style, isRound: isRound).compactMap(
            Self.end(of:))
        #expect(square.map { points.contains($0) } == isRound.map { !$0 })
        if bits == 15 {
            let all = RoundedRectangle.elements(Self.body, radius: 8, style: style)
            #expect(RoundedRectangle.elements(Self.body, radius: 8, style: style, isRound: isRound) == all)
        }
        let flat = RoundedRectangle.elements(Self.body, radius: 0, style: style, isRound: isRound)
        #expect(flat == RoundedRectangle.rectangle(Self.body))
    }

    /// Where a corner begins to turn: at its radius, or 1.528665 radii (Apple's continuous corner), half a side at most.
    @Test(arguments: [
        (10.0, CornerStyle.circular, 10.0), (10, .continuous, 15.2866483), (30, .circular, 20),
        (30, .continuous, 30.5732966),
        (-1, .continuous, 0), (0, .circular, 0),
    ])
    func theReachOfACorner(_ radius: CGFloat, _ style: CornerStyle, _ reach: CGFloat) {
        #expect(abs(RoundedRectangle.reach(in: Self.body, radius: radius, style: style) - reach) < 1e-6)
        let small = CGRect(x: 0, y: 0, width: 42, height: 40)
        #expect(RoundedRectangle.reach(in: small, radius: radius, style: style) <= 21)
    }

    @Test func everyNumberIsChecked() {
        let point = CGPoint(x: 1, y: 2)
        for bad in [CGFloat.nan, .infinity, -.infinity] {
            let rects = [
                CGRect(x: bad, y: 0, width: 1, height: 1), CGRect(x: 0, y: bad, width: 1, height: 1),
                CGRect(x: 0, y: 0, width: bad, height: 1), CGRect(x: 0, y: 0, width: 1, height: bad),
            ]
            var shapes: [Shape] = rects.flatMap { rect in
                [
                    .rectangle(rect), .rounded(rect, radius: 1, style: .circular),
                    .border(rect, width: 1, radius: 1, style: .circular),
                    .balloon(balloon(.none, .bottomLeft, length: 0, body: rect)),
                ]
            }
            shapes += [
                .rounded(Self.body, radius: bad, style: .circular),
                .border(Self.body, width: bad, radius: 1, style: .circular),
                .border(Self.body, width: 1, radius: bad, style: .circular),
            ]
            for far in [CGPoint(x: bad, y: 0), CGPoint(x: 0, y: bad)] {
                for step in [
                    PathElement.move(far), .line(far), .cubic(far, point, point), .cubic(point, far, point),
                    .cubic(point, point, far),
                ] { shapes += [.path([.move(point), step]), .evenOdd([.move(point), step])] }
            }
            #expect(shapes.allSatisfy { !$0.isFinite })
        }
        let whole: [Shape] = [
            .rectangle(Self.body), .rounded(Self.body, radius: 1, style: .circular), .path([.close]),
            .evenOdd([.move(point)]),
            .border(Self.body, width: 1, radius: 1, style: .circular), .balloon(balloon(.side, .bottomLeft)),
        ]
        #expect(whole.allSatisfy(\.isFinite) && whole.filter(\.isEvenOdd).count == 1)
    }
}
