import Drawing
import Foundation
import Testing

@testable import UIKitAPI

/// Outlines step by step, as Apple's documentation of `CGPath` and `CGMutablePath` describes them.
struct CGPathTests {
    /// A step with a map is the step without it, mapped.
    @Test func eachStepCanBeMapped() {
        let map = CGAffineTransform(a: 2, b: 0.5, c: -0.5, d: 3, tx: 7, ty: -4)
        let (first, second, third) = (CGPoint(x: 3, y: 9), CGPoint(x: 20, y: -5), CGPoint(x: 8, y: 1))
        let rect = CGRect(x: 2, y: 3, width: 30, height: 10)
        let steps: [(CGMutablePath, CGAffineTransform) -> Void] = [
            { $0.addLine(to: first, transform: $1) }, { $0.addLines(between: [first, second, third], transform: $1) },
            { $0.addCurve(to: first, control1: second, control2: third, transform: $1) },
            { $0.addQuadCurve(to: first, control: second, transform: $1) }, { $0.addRect(rect, transform: $1) },
            { $0.addRoundedRect(in: rect, cornerWidth: 4, cornerHeight: 2, transform: $1) },
            { $0.addEllipse(in: rect, transform: $1) },
            { $0.addArc(center: first, radius: 5, startAngle: 1, endAngle: 3, clockwise: false, transform: $1) },
            { $0.addRelativeArc(center: first, radius: 5, startAngle: 1, delta: -2, transform: $1) },
            { $0.addPath(CGPath(rect: rect, transform: nil), transform: $1) },
        ]
        for (number, step) in steps.enumerated() {
            let (plain, mapped) = (CGMutablePath(), CGMutablePath())
            plain.move(to: third)
            step(plain, .identity)
            mapped.move(to: third, transform: map)
            step(mapped, map)
            let (wanted, found) = (plain.elements.mapped(by: map).flatMap(\.points), mapped.elements.flatMap(\.points))
            #expect(wanted.count == found.count && wanted.count > 1)
            for (point, other) in zip(found, wanted) {
                #expect(hypot(point.x - other.x, point.y - other.y) < 1e-9, "\(number)")
            }
        }
    }

    /// "contains(_:using:)": around a point twice is inside by the one rule and outside by the other, and so is no turn at all
    /// outside by both. It does not matter in which direction an outline is drawn.
    @Test(arguments: [false, true]) func insidesByBothRules(isReversed: Bool) {
        let corners = [(0, 0), (10, 0), (10, 10), (0, 10)].map { CGPoint(x: $0, y: $1) }
        let path = CGMutablePath()
        path.addLines(between: isReversed ? corners.reversed() : corners)
        path.closeSubpath()
        for rule in [CGPathFillRule.winding, .evenOdd] {
            #expect(path.contains(CGPoint(x: 5, y: 5), using: rule) && path.contains(CGPoint(x: 1, y: 9), using: rule))
            for (x, y) in [(-1, 5), (11, 5), (5, -1), (5, 11)] {
                #expect(!path.contains(CGPoint(x: x, y: y), using: rule))
            }
        }
        let inner = [(2, 2), (8, 2), (8, 8), (2, 8)].map { CGPoint(x: $0, y: $1) }
        path.addLines(between: inner)
        path.closeSubpath()
        #expect(path.contains(CGPoint(x: 5, y: 5)) == !isReversed)
        #expect(
            !path.contains(CGPoint(x: 5, y: 5), using: .evenOdd) && path.contains(CGPoint(x: 1, y: 1), using: .evenOdd))
    }

    /// "closeSubpath()": the current point is then where that subpath began.
    @Test func aClosedPartEndsWhereItBegan() {
        let path = CGMutablePath()
        for x in [0, 20, 50] as [CGFloat] {
            path.addLines(between: [CGPoint(x: x, y: 1), CGPoint(x: x + 10, y: 1), CGPoint(x: x + 10, y: 9)])
            #expect(path.currentPoint == CGPoint(x: x + 10, y: 9))
            path.closeSubpath()
            #expect(path.currentPoint == CGPoint(x: x, y: 1))
        }
        path.addLine(to: CGPoint(x: 1, y: 2))
        #expect(
            path.currentPoint == CGPoint(x: 1, y: 2) && path.boundingBox == CGRect(x: 0, y: 1, width: 60, height: 8))
    }

    /// Parts of an outline count as one line: here of 10 and of 30 points.
    @Test(
        arguments: [
            (0, 1, [[0, 0], [10, 0], [0, 5], [30, 5]]), (0, 0.125, [[0, 0], [5, 0]]),
            (0.125, 0.5, [[5, 0], [10, 0], [0, 5], [10, 5]]),
            (0.5, 0.75, [[10, 5], [20, 5]]), (0.75, 1, [[20, 5], [30, 5]]),
        ] as [(CGFloat, CGFloat, [[CGFloat]])])
    func partsAreTrimmedAsOneLine(start: CGFloat, end: CGFloat, expected: [[CGFloat]]) {
        let path = CGMutablePath()
        path.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0)])
        path.addLines(between: [CGPoint(x: 0, y: 5), CGPoint(x: 30, y: 5)])
        #expect(path.elements.trimmed(from: start, to: end).flatMap(\.points).map { [$0.x, $0.y] } == expected)
    }

    /// Corners have two radii, each at most half of its side.
    @Test(
        arguments: [(10, 4, 10, 4), (10, 50, 10, 10), (80, 4, 50, 4), (-3, 4, 0, 0), (10, 0, 0, 0)]
            as [(CGFloat, CGFloat, CGFloat, CGFloat)])
    func cornersHaveTwoRadii(width: CGFloat, height: CGFloat, across: CGFloat, down: CGFloat) {
        let rect = CGRect(x: 5, y: 7, width: 100, height: 20)
        let path = CGPath(roundedRect: rect, cornerWidth: width, cornerHeight: height, transform: nil)
        // A corner begins where its radii end: the point at 0.2 of both is outside, that at 0.4 is inside of the ellipse.
        for (x, y) in [(rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.minX, rect.maxY), (rect.maxX, rect.maxY)] {
            func point(_ part: CGFloat) -> CGPoint {
                CGPoint(
                    x: x + max(across, 1) * part * (x == rect.minX ? 1 : -1),
                    y: y + max(down, 1) * part * (y == rect.minY ? 1 : -1))
            }
            #expect(path.contains(point(0.2)) == (across == 0) && path.contains(point(0.4)))
        }
    }

    @Test func aCopyHasAllPropertiesOfAPath() throws {
        let path = UIBezierPath(rect: CGRect(x: 5, y: 5, width: 30, height: 30))
        path.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 20, height: 20)))
        (path.lineWidth, path.lineCapStyle, path.lineJoinStyle) = (3, .round, .bevel)
        (path.miterLimit, path.usesEvenOddFillRule) = (2, true)
        path.setLineDash([6, 4], count: 2, phase: 1)
        let copy = try #require(path.copy() as? UIBezierPath)
        #expect(copy.lineWidth == 3 && copy.lineCapStyle == .round && copy.lineJoinStyle == .bevel)
        #expect(copy.miterLimit == 2 && copy.usesEvenOddFillRule && !copy.contains(CGPoint(x: 20, y: 20)))
        func drawn(_ path: UIBezierPath) -> Bitmap {
            UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { _ in path.stroke() }.picture.bitmap
        }
        let solid = try #require(path.copy() as? UIBezierPath)
        solid.setLineDash(nil, count: 0, phase: 0)
        #expect(drawn(copy) == drawn(path) && drawn(solid) != drawn(path))
    }

    /// "addArc(tangent1End:tangent2End:radius:)": an arc around a middle that is a radius from both sides of the corner.
    @Test(arguments: [30.0, 60, 90, 120, 150], [false, true]) func aCornerOfAnyAngleIsRounded(
        degrees: Double, isMirrored: Bool
    ) throws {
        let (angle, radius, side) = (degrees * .pi / 180, 10.0, isMirrored ? -1.0 : 1)
        func place(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: 3 + x, y: 4 + y * side) }
        let path = CGMutablePath()
        path.move(to: place(100, 0))
        path.addArc(
            tangent1End: place(0, 0), tangent2End: place(100 * cos(angle), 100 * sin(angle)), radius: radius)
        try #require(path.elements.count == 3)
        let reach = radius / tan(angle / 2)
        let middle = place(reach, radius)
        guard case .line(let first) = path.elements[1], case .cubic(let one, let two, let last) = path.elements[2]
        else {
            throw CocoaError(.featureUnsupported)
        }
        #expect(hypot(first.x - place(reach, 0).x, first.y - 4) < 1e-9)
        let end = place(reach * cos(angle), reach * sin(angle))
        #expect(hypot(last.x - end.x, last.y - end.y) < 1e-9)
        for part in [0.25, 0.5, 0.75] {
            let (a, b) = (1 - part, part)
            let weights = [a * a * a, 3 * a * a * b, 3 * a * b * b, b * b * b]
            let x = zip(weights, [first, one, two, last]).map { $0 * $1.x }.reduce(0, +)
            let y = zip(weights, [first, one, two, last]).map { $0 * $1.y }.reduce(0, +)
            #expect(abs(hypot(x - middle.x, y - middle.y) - radius) < 0.1)
        }
    }

    /// A rounded rectangle in a path is that of "init(roundedRect:cornerWidth:cornerHeight:transform:)".
    @Test func aRoundedRectangleHasItsTwoRadii() {
        let (rect, path) = (CGRect(x: 5, y: 7, width: 100, height: 60), CGMutablePath())
        path.addRoundedRect(in: rect, cornerWidth: 30, cornerHeight: 8)
        func points(_ path: CGPath) -> [CGPoint] { path.elements.flatMap(\.points) }
        #expect(points(path) == points(CGPath(roundedRect: rect, cornerWidth: 30, cornerHeight: 8, transform: nil)))
        #expect(points(path) != points(CGPath(roundedRect: rect, cornerWidth: 30, cornerHeight: 30, transform: nil)))
        #expect(points(path) != points(CGPath(roundedRect: rect, cornerWidth: 8, cornerHeight: 8, transform: nil)))
    }

    /// "boundingBoxOfPath": around the curve and not its handles. The curve is in the middle of a subpath, or begins it.
    @Test(arguments: [false, true]) func theBoxIsAroundTheCurve(isFirst: Bool) {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: isFirst ? 100 : 0, y: 0))
        if !isFirst { path.addLine(to: CGPoint(x: 100, y: 0)) }
        // At the middle of the curve x is 100 / 8 + 140 * 6 / 8 + 100 / 8.
        path.addCurve(
            to: CGPoint(x: 100, y: 40), control1: CGPoint(x: 140, y: 0), control2: CGPoint(x: 140, y: 40))
        path.addLine(to: CGPoint(x: 50, y: 40))
        let (box, left) = (path.boundingBoxOfPath, CGFloat(isFirst ? 50 : 0))
        #expect(box.minX == left && box.minY == 0 && abs(box.maxX - 130) < 0.1 && abs(box.maxY - 40) < 1e-9)
        #expect(path.boundingBox.maxX == 140)
        let curve = { (y: CGFloat) in path.contains(CGPoint(x: 128, y: y)) }
        #expect([1, 20, 39].map(curve) == [false, true, false])
    }
}
