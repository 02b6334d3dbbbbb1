import Foundation
import Testing
import UIKitAPI

/// Outlines as UIKit makes them.
struct UIBezierPathTests {
    @Test func outlinesKnowTheirExtent() {
        let rect = CGRect(x: 5, y: 10, width: 30, height: 20)
        #expect(UIBezierPath(rect: rect).bounds == rect)
        let oval = UIBezierPath(ovalIn: rect).bounds
        #expect(abs(oval.minX - 5) < 0.01 && abs(oval.maxX - 35) < 0.01 && abs(oval.maxY - 30) < 0.01)
        #expect(UIBezierPath().isEmpty && UIBezierPath().bounds == .zero)
    }

    /// "Apple, UIBezierPath": angles grow clockwise on a screen; from 0 to pi/2 the arc goes down.
    @Test(arguments: [(true, CGPoint(x: 20, y: 30)), (false, CGPoint(x: 20, y: 30))])
    func arcsGoTheirWay(clockwise: Bool, end: CGPoint) {
        let path = UIBezierPath(
            arcCenter: CGPoint(x: 20, y: 20), radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: clockwise)
        #expect(abs(path.currentPoint.x - end.x) < 1e-9 && abs(path.currentPoint.y - end.y) < 1e-9)
        // The short way stays in one quarter, the long one goes around.
        #expect((path.bounds.minX < 11) == !clockwise)
    }

    @Test func arcsAreRound() {
        let path = UIBezierPath(
            arcCenter: .zero, radius: 100, startAngle: 0.3, endAngle: 5.9, clockwise: true)
        for angle in stride(from: 0.4, to: 5.8, by: 0.2) {
            let (x, y) = (cos(angle), sin(angle))
            #expect(path.contains(CGPoint(x: 99.9 * x, y: 99.9 * y)) || abs(angle - 0.3) < 0.1)
            #expect(!path.contains(CGPoint(x: 100.1 * x, y: 100.1 * y)))
        }
    }

    @Test func onlyTheNamedCornersAreRound() {
        let path = UIBezierPath(
            roundedRect: CGRect(x: 0, y: 0, width: 40, height: 40), byRoundingCorners: [.topLeft],
            cornerRadii: CGSize(width: 12, height: 12))
        #expect(!path.contains(CGPoint(x: 1, y: 1)) && path.contains(CGPoint(x: 39, y: 1)))
    }

    @Test func mapsAndCopies() throws {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
        let copy = try #require(path.copy() as? UIBezierPath)
        path.apply(CGAffineTransform(translationX: 5, y: 0))
        #expect(path.bounds.minX == 5 && copy.bounds.minX == 0)
        path.append(copy)
        #expect(path.bounds == CGRect(x: 0, y: 0, width: 15, height: 10))
        #expect(path.reversing().bounds == path.bounds)
    }

    @Test func aHoleWindsTheOtherWay() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
        path.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)).reversing())
        #expect(!path.contains(CGPoint(x: 15, y: 15)) && path.contains(CGPoint(x: 5, y: 5)))
    }

    /// "transform: … applied to the arc before it is added to the path": a circle that is stretched, and not one of the
    /// path. The current point stays where it is.
    @Test func aCornerIsRoundedBeforeItIsMapped() {
        let map = CGAffineTransform(scaleX: 2, y: 1).concatenating(CGAffineTransform(translationX: 100, y: 0))
        let (path, plain) = (CGMutablePath(), CGMutablePath())
        plain.move(to: CGPoint(x: 0, y: 0))
        plain.addArc(tangent1End: CGPoint(x: 20, y: 0), tangent2End: CGPoint(x: 20, y: 20), radius: 5)
        path.move(to: CGPoint(x: 100, y: 0))
        path.addArc(
            tangent1End: CGPoint(x: 20, y: 0), tangent2End: CGPoint(x: 20, y: 20), radius: 5, transform: map)
        // The tangent ends at (15, 0) and (20, 5) before the map.
        #expect(abs(path.currentPoint.x - 140) < 1e-9 && abs(path.currentPoint.y - 5) < 1e-9)
        let bounds = path.boundingBoxOfPath
        #expect(abs(bounds.minX - 100) < 1e-9 && abs(bounds.width - 2 * plain.boundingBoxOfPath.width) < 1e-9)
        #expect(path.contains(CGPoint(x: 133, y: 0.5)))
    }

    /// A circle of a radius touches both sides of a corner.
    @Test func cornersAreRounded() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addArc(tangent1End: CGPoint(x: 20, y: 0), tangent2End: CGPoint(x: 20, y: 20), radius: 5)
        #expect(abs(path.currentPoint.x - 20) < 1e-9 && abs(path.currentPoint.y - 5) < 1e-9)
    }
}
