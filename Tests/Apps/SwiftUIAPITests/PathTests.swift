import Foundation
import SwiftUIAPI
import Testing
import UIKitAPI

/// Paths step by step, and the outlines of the standard shapes.
@MainActor struct PathTests {
    private let rect = CGRect(x: 10, y: 20, width: 80, height: 40)

    /// Each step of a path is the one of `CGMutablePath` with its name.
    @Test func stepsAreThoseOfCoreGraphics() {
        let (first, second, third) = (CGPoint(x: 3, y: 9), CGPoint(x: 20, y: -5), CGPoint(x: 8, y: 1))
        let map = CGAffineTransform(a: 2, b: 0, c: 0.5, d: 3, tx: 7, ty: -4)
        let steps: [((inout Path) -> Void, (CGMutablePath) -> Void)] = [
            ({ $0.move(to: first) }, { $0.move(to: first) }), ({ $0.addLine(to: first) }, { $0.addLine(to: first) }),
            ({ $0.addLines([first, second, third]) }, { $0.addLines(between: [first, second, third]) }),
            (
                { $0.addCurve(to: first, control1: second, control2: third) },
                { $0.addCurve(to: first, control1: second, control2: third) }
            ),
            ({ $0.addQuadCurve(to: first, control: second) }, { $0.addQuadCurve(to: first, control: second) }),
            (
                {
                    $0.addArc(
                        center: first, radius: 5, startAngle: .degrees(90), endAngle: .degrees(180), clockwise: true,
                        transform: map)
                },
                {
                    $0.addArc(
                        center: first, radius: 5, startAngle: .pi / 2, endAngle: .pi, clockwise: true, transform: map)
                }
            ),
            (
                { $0.addRelativeArc(center: first, radius: 5, startAngle: .degrees(90), delta: .degrees(-180)) },
                { $0.addRelativeArc(center: first, radius: 5, startAngle: .pi / 2, delta: -.pi) }
            ),
            (
                { $0.addArc(tangent1End: first, tangent2End: second, radius: 2) },
                { $0.addArc(tangent1End: first, tangent2End: second, radius: 2) }
            ),
            ({ $0.addRect(rect, transform: map) }, { $0.addRect(rect, transform: map) }),
            ({ $0.addEllipse(in: rect, transform: map) }, { $0.addEllipse(in: rect, transform: map) }),
            ({ $0.closeSubpath() }, { $0.closeSubpath() }),
        ]
        for (number, (step, other)) in steps.enumerated() {
            var path = Path { $0.move(to: third) }
            let expected = CGMutablePath()
            expected.move(to: third)
            step(&path)
            other(expected)
            #expect(
                path.cgPath.elements == expected.elements && path.currentPoint == expected.currentPoint, "\(number)")
        }
    }

    @Test func pathsAreMadeAndMoved() {
        #expect(Path().isEmpty && Path().currentPoint == nil && !Path(rect).isEmpty)
        #expect(
            Path(rect).boundingRect == rect
                && Path(rect).offsetBy(dx: 3, dy: 4).boundingRect == rect.offsetBy(dx: 3, dy: 4))
        let oval = Path(ellipseIn: rect)
        #expect(oval.contains(CGPoint(x: 50, y: 21)) && !oval.contains(CGPoint(x: 12, y: 22)))
        var path = Path(rect)
        path.addPath(
            Path(CGRect(x: 0, y: 0, width: 20, height: 10)), transform: CGAffineTransform(translationX: 40, y: 35))
        #expect(path.contains(CGPoint(x: 50, y: 40)) && !path.contains(CGPoint(x: 50, y: 40), eoFill: true))
        path.addRoundedRect(in: CGRect(x: 100, y: 0, width: 20, height: 20), cornerSize: CGSize(width: 8, height: 8))
        #expect(path.contains(CGPoint(x: 110, y: 1)) && !path.contains(CGPoint(x: 101, y: 1)))
        let line = Path { $0.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 40, y: 0)]) }
        #expect(line.trimmedPath(from: 0.25, to: 0.75).boundingRect == CGRect(x: 10, y: 0, width: 20, height: 0))
        #expect(line.strokedPath(StrokeStyle(lineWidth: 6)).boundingRect == CGRect(x: 0, y: -3, width: 40, height: 6))
    }

    /// A circle is the largest one in the middle; an ellipse fills the frame; the ends of a capsule are half circles.
    @Test(arguments: [CGRect(x: 10, y: 20, width: 80, height: 40), CGRect(x: 10, y: 20, width: 40, height: 80)])
    func outlinesOfRoundShapes(_ rect: CGRect) {
        let middle = CGPoint(x: rect.midX, y: rect.midY)
        let circle = Circle().path(in: rect)
        for (dx, dy, isInside) in [
            (19.0, 0.0, true), (0, 19, true), (21, 0, false), (0, 21, false), (14, 14, true), (15, 15, false),
        ] {
            #expect(circle.contains(CGPoint(x: middle.x + dx, y: middle.y + dy)) == isInside)
        }
        let corner = CGPoint(x: rect.minX + 5, y: rect.minY + 5)
        #expect(!Capsule().path(in: rect).contains(corner) && !Ellipse().path(in: rect).contains(corner))
        #expect(Ellipse().path(in: rect).contains(CGPoint(x: middle.x, y: rect.minY + 1)))
        #expect(Ellipse().path(in: rect).contains(CGPoint(x: rect.minX + 1, y: middle.y)))
        // 20 points along the longer side the capsule has its whole width.
        let isWide = rect.width > rect.height
        let edge = CGPoint(x: rect.minX + (isWide ? 20 : 1), y: rect.minY + (isWide ? 1 : 20))
        #expect(Capsule().path(in: rect).contains(edge) && !Ellipse().path(in: rect).contains(edge))
    }

    /// "sizeThatFits(_:)": a circle takes the smaller length, other shapes what is offered, and 10 points for no offer.
    @Test(
        arguments: [(100, 60, 60), (60, 100, 60), (nil, 60, 60), (60, nil, 60), (nil, nil, 10)]
            as [(CGFloat?, CGFloat?, CGFloat)])
    func sizesOfShapes(width: CGFloat?, height: CGFloat?, side: CGFloat) {
        let offer = ProposedViewSize(width: width, height: height)
        #expect(Circle().sizeThatFits(offer) == CGSize(width: side, height: side))
        let whole = CGSize(width: width ?? 10, height: height ?? 10)
        #expect(Rectangle().sizeThatFits(offer) == whole && Capsule().sizeThatFits(offer) == whole)
        #expect(AnyShape(Circle()).sizeThatFits(offer) == CGSize(width: side, height: side))
        #expect(Circle().trim(from: 0, to: 0.5).sizeThatFits(offer) == CGSize(width: side, height: side))
    }
}
