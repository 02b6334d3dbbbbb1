import Foundation
import Testing

@testable import UIKitAPI

/// An outline that is made step by step in a context is the outline of a path, mapped.
struct ContextOutlineTests {
    @Test(arguments: [CGAffineTransform.identity, CGAffineTransform(rotationAngle: 0.4), .init(scaleX: 2, y: -3)])
    func stepsAreThoseOfAPath(_ map: CGAffineTransform) {
        let context = CGContext(size: CGSize(width: 100, height: 100), map: map)
        let path = CGMutablePath()
        context.move(to: CGPoint(x: 10, y: 10))
        path.move(to: CGPoint(x: 10, y: 10))
        context.addQuadCurve(to: CGPoint(x: 60, y: 20), control: CGPoint(x: 30, y: 50))
        path.addQuadCurve(to: CGPoint(x: 60, y: 20), control: CGPoint(x: 30, y: 50))
        context.addArc(tangent1End: CGPoint(x: 90, y: 20), tangent2End: CGPoint(x: 90, y: 90), radius: 10)
        path.addArc(tangent1End: CGPoint(x: 90, y: 20), tangent2End: CGPoint(x: 90, y: 90), radius: 10)
        context.closePath()
        path.closeSubpath()
        context.addLine(to: CGPoint(x: 5, y: 5))
        path.addLine(to: CGPoint(x: 5, y: 5))
        let expected = path.elements.mapped(by: map).flatMap(\.points)
        let points = context.outline.flatMap(\.points)
        #expect(points.count == expected.count)
        for (point, other) in zip(points, expected) { #expect(hypot(point.x - other.x, point.y - other.y) < 1e-9) }
    }

    /// A map that flattens everything cannot be turned back; what was there before stays where it is.
    @Test func aFlatMapKeepsWhatIsThere() {
        let context = CGContext(size: CGSize(width: 100, height: 100))
        context.move(to: CGPoint(x: 10, y: 10))
        context.addLine(to: CGPoint(x: 20, y: 30))
        context.scaleBy(x: 0, y: 1)
        context.addLine(to: CGPoint(x: 40, y: 40))
        #expect(context.outline.flatMap(\.points).prefix(2) == [CGPoint(x: 10, y: 10), CGPoint(x: 20, y: 30)])
    }

    @Test func noNumberEndsTheProcess() {
        let context = CGContext(size: CGSize(width: 10, height: 10))
        context.addArc(
            center: CGPoint(x: 5, y: 5), radius: 4, startAngle: 0, endAngle: 1e30, clockwise: false)
        context.addCurve(to: CGPoint(x: 1e40, y: 0), control1: CGPoint(x: 0, y: 1e40), control2: .zero)
        context.setAlpha(.nan)
        context.fillPath()
        #expect(context.items.isEmpty)
    }
}
