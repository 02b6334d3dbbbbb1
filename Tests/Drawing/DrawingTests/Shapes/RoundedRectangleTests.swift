import Foundation
import Testing

@testable import Drawing

@Suite struct RoundedRectangleTests {
    /// A radius of more than half a side is half a side, outside of a border and inside.
    @Test(arguments: [CornerStyle.circular, .continuous]) func aBorderOfACapsuleHasOneWidth(style: CornerStyle) {
        let rect = CGRect(x: 3, y: 4, width: 60, height: 20)
        let border = RoundedRectangle.border(rect, width: 4, radius: 10, style: style)
        #expect(RoundedRectangle.border(rect, width: 4, radius: 100, style: style) == border)
    }

    private let rect = CGRect(x: 10, y: 20, width: 200, height: 120)

    /// The area inside an outline, its curves cut into 64 chords, by the shoelace formula.
    private func area(_ elements: [PathElement]) -> Double {
        let points = polygon(elements)
        var sum = 0.0
        for index in points.indices {
            let (a, b) = (points[index], points[(index + 1) % points.count])
            sum += a.x * b.y - b.x * a.y
        }
        return abs(sum) / 2
    }

    private func polygon(_ elements: [PathElement]) -> [CGPoint] {
        var points: [CGPoint] = []
        for element in elements {
            switch element {
            case .move(let point), .line(let point): points.append(point)
            case .cubic(let b, let c, let d):
                let a = points[points.count - 1]
                for step in 1...64 {
                    let t = Double(step) / 64
                    let s = 1 - t
                    points.append(
                        CGPoint(
                            x: s * s * s * a.x + 3 * s * s * t * b.x + 3 * s * t * t * c.x + t * t * t * d.x,
                            y: s * s * s * a.y + 3 * s * s * t * b.y + 3 * s * t * t * c.y + t * t * t * d.y))
                }
            case .close: break
            }
        }
        return points
    }

    @Test func circularCornersLeaveOutWhatAQuarterCircleDoes() {
        let outline = RoundedRectangle.elements(rect, radius: 30, style: .circular)
        let exact = 200 * 120 - (4 - Double.pi) * 30 * 30
        // The usual cubic lies up to 0.027 % of the radius outside the circle.
        #expect(area(outline) - exact < 2 * .pi * 30 * 30 * 0.00027 && area(outline) > exact)
    }

    @Test func aPillEndsInHalfCirclesInBothStyles() {
        for style in [CornerStyle.circular, .continuous] {
            let outline = RoundedRectangle.elements(CGRect(x: 0, y: 0, width: 40, height: 40), radius: 99, style: style)
            for point in polygon(outline) {
                #expect(abs(hypot(point.x - 20, point.y - 20) - 20) < 0.02)
            }
        }
    }

    @Test func continuousCornersBeginWhereApplesDo() throws {
        let outline = RoundedRectangle.elements(rect, radius: 18, style: .continuous)
        guard case .move(let start) = outline[0], case .cubic(_, _, let second) = outline[1],
            case .cubic(_, _, let third) = outline[2], case .cubic(_, _, let end) = outline[3]
        else {
            Issue.record("a corner has three curves")
            return
        }
        // PaintCode's reading of UIBezierPath: 1.528665, 0.631494 and 0.074911 radii from the corner.
        #expect(abs(start.x - (rect.maxX - 1.528665 * 18)) < 1e-3 && start.y == rect.minY)
        #expect(
            abs(second.x - (rect.maxX - 0.631494 * 18)) < 1e-3 && abs(second.y - (rect.minY + 0.074911 * 18)) < 1e-3)
        #expect(abs(third.x - (rect.maxX - 0.074911 * 18)) < 1e-3 && abs(third.y - (rect.minY + 0.631494 * 18)) < 1e-3)
        #expect(end.x == rect.maxX && abs(end.y - (rect.minY + 1.528665 * 18)) < 1e-3)
    }

    /// Between the room of a pill and that of a long side the outline has no corner of its own anywhere.
    @Test(arguments: [36.0, 38, 42, 46, 50, 55, 80]) func theOutlineNeverKinks(height: Double) {
        let outline = RoundedRectangle.elements(
            CGRect(x: 0, y: 0, width: 180, height: height), radius: 18, style: .continuous)
        let points = polygon(outline)
        var worst = 0.0
        for index in points.indices {
            let (a, b, c) = (points[index], points[(index + 1) % points.count], points[(index + 2) % points.count])
            guard hypot(b.x - a.x, b.y - a.y) > 1e-9, hypot(c.x - b.x, c.y - b.y) > 1e-9 else { continue }
            let turn = atan2(c.y - b.y, c.x - b.x) - atan2(b.y - a.y, b.x - a.x)
            worst = max(worst, abs(atan2(sin(turn), cos(turn))))
        }
        // Where Apple's curves meet they turn by 2.45 degrees, by their published control points; 64 chords a curve
        // turn by less than one degree more.
        #expect(worst < 3.5 * .pi / 180)
    }

    @Test func theRadiusIsHeldToHalfTheShorterSide() {
        let large = RoundedRectangle.elements(rect, radius: 1_000, style: .circular)
        #expect(large == RoundedRectangle.elements(rect, radius: 60, style: .circular))
        #expect(RoundedRectangle.elements(rect, radius: 0, style: .continuous) == RoundedRectangle.rectangle(rect))
        #expect(RoundedRectangle.elements(rect, radius: -4, style: .continuous) == RoundedRectangle.rectangle(rect))
    }
}
