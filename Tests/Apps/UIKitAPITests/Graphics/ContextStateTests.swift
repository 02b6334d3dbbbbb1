import Drawing
import Foundation
import Testing
import UIKitAPI

/// What a context says of its outline.
struct ContextStateTests {
    /// "isPathEmpty" and "boundingBoxOfPath": of the current path, in the coordinates of the code.
    @Test func theOutlineOfAContext() throws {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 40, height: 40), false, 1)
        defer { UIGraphicsEndImageContext() }
        let context = try #require(UIGraphicsGetCurrentContext())
        #expect(context.isPathEmpty)
        context.translateBy(x: 5, y: 6)
        context.scaleBy(x: 2, y: 4)
        context.addRects([CGRect(x: 1, y: 1, width: 2, height: 3), CGRect(x: 4, y: 5, width: 3, height: 1)])
        let box = context.boundingBoxOfPath
        #expect(!context.isPathEmpty && box == CGRect(x: 1, y: 1, width: 6, height: 5))
        context.beginPath()
        #expect(context.isPathEmpty)
    }

    @Test func anOutlineWithoutPoints() {
        let path = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(!path.isEmpty && path.bounds == CGRect(x: 1, y: 2, width: 3, height: 4))
        path.removeAllPoints()
        #expect(path.isEmpty && path.bounds == .zero)
    }

    /// "reversing()": the same points, from the last to the first, part by part; handles change places.
    @Test func outlinesInTheOppositeDirection() {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addCurve(
            to: CGPoint(x: 20, y: 10), controlPoint1: CGPoint(x: 15, y: 0), controlPoint2: CGPoint(x: 20, y: 5))
        path.move(to: CGPoint(x: 30, y: 0))
        path.addLine(to: CGPoint(x: 40, y: 0))
        path.addLine(to: CGPoint(x: 40, y: 9))
        path.close()
        let back = path.reversing()
        let points = back.cgPath.elements.flatMap(\.points).map { [$0.x, $0.y] }
        #expect(
            points == [
                [20, 10], [20, 5], [15, 0], [10, 0], [0, 0], [40, 9], [40, 0], [30, 0],
            ])
        #expect(back.contains(CGPoint(x: 38, y: 3)) && !back.contains(CGPoint(x: 32, y: 8)))
        #expect(back.reversing().cgPath.elements.flatMap(\.points) == path.cgPath.elements.flatMap(\.points))
    }
}
