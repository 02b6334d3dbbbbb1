import Foundation
import Testing

@testable import Drawing

/// Which parts of a drawing are written, and how far they reach.
struct SVGElementTests {
    private static let frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    private let node = DrawnNode(path: ["a"], title: "a")

    private func part(_ bounds: CGRect, hides: CGRect? = nil) -> SVGElement {
        .drawing("<path/>", bounds: bounds, hides: hides)
    }

    private var cover: SVGElement { part(Self.frame, hides: Self.frame) }

    /// The frame with one side moved outwards.
    private func moved(_ side: Int, by length: CGFloat) -> CGRect {
        var (left, top, right, bottom) = (Self.frame.minX, Self.frame.minY, Self.frame.maxX, Self.frame.maxY)
        switch side {
        case 0: left -= length
        case 1: top -= length
        case 2: right += length
        default: bottom += length
        }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Three decimals are written: what extends by less than half of the last one is hidden.
    @Test(arguments: 0..<4) func whatExtendsOnASideIsSeen(_ side: Int) {
        #expect([part(moved(side, by: 0.1)), cover].visible.count == 2)
        #expect([part(moved(side, by: 0.0004)), cover].visible.count == 1)
        #expect([part(moved(side, by: -5)), cover].visible.count == 1)
        // A clip that takes nothing away is left out, another one is not.
        for (length, isLeftOut) in [(0.0, true), (0.0004, true), (0.1, false)] {
            let cut = [SVGElement.cut(.rectangle(Self.frame), [part(moved(side, by: length))])].visible
            if case .cut? = cut.first { #expect(!isLeftOut) } else { #expect(isLeftOut && cut.count == 1) }
        }
    }

    @Test func onlyTheNextPartHides() {
        let small = part(Self.frame.insetBy(dx: 9, dy: 9))
        #expect([small, cover].visible.count == 1 && [cover, small].visible.count == 2)
        #expect([small, small, cover].visible.count == 2 && [cover].visible.count == 1)
        #expect([SVGElement.named(node, []), .cut(.rectangle(Self.frame), [])].visible.isEmpty)
        #expect([SVGElement.named(node, [small, cover])].visible.drawnCount == 1)
    }

    @Test func whatHidesAndWhatDoesNot() {
        let half = CGRect(x: 10, y: 20, width: 15, height: 40)
        let far = CGRect(x: 100, y: 20, width: 15, height: 40)
        #expect(SVGElement.cut(.rectangle(half), [cover]).hides == half)
        #expect(SVGElement.cut(.rectangle(Self.frame.insetBy(dx: -5, dy: -5)), [cover]).hides == Self.frame)
        #expect(
            SVGElement.cut(.rectangle(far), [cover]).hides == nil && SVGElement.cut(.rectangle(far), []).hides == nil)
        #expect(SVGElement.named(node, [cover, part(far)]).hides == Self.frame)
        #expect(SVGElement.named(node, [part(far), cover]).hides == nil)
        let round = Shape.rounded(Self.frame, radius: 3, style: .circular)
        let others: [SVGElement] = [
            .cut(round, [cover]), .turned(Turn(degrees: 0, about: .zero), [cover]), .translucent(opacity: 1, [cover]),
            .shadowed(Shadow(.black, radius: 1), [cover]),
            .gradient(
                path: "", isEvenOdd: false, LinearGradient(from: .zero, to: .zero, stops: []), bounds: Self.frame),
        ]
        #expect(others.allSatisfy { $0.hides == nil })
    }

    @Test func boundsHoldAllParts() {
        let parts = [part(CGRect(x: 0, y: 0, width: 4, height: 2)), part(CGRect(x: 6, y: 5, width: 2, height: 4))]
        let both = CGRect(x: 0, y: 0, width: 8, height: 9)
        #expect(SVGElement.translucent(opacity: 0.5, parts).bounds == both)
        #expect(SVGElement.named(node, parts).bounds == both && SVGElement.named(node, []).bounds.isNull)
        #expect(SVGElement.cut(.rectangle(Self.frame), parts).bounds == Self.frame)
        let shadowed = SVGElement.shadowed(Shadow(.black, radius: 1, x: 10, y: 20), parts)
        #expect(shadowed.bounds == CGRect(x: 0, y: 0, width: 21, height: 32))
        // A quarter to the right about a point: (x, y) goes to (20 - y, x).
        let turned = SVGElement.turned(Turn(degrees: 90, about: CGPoint(x: 10, y: 10)), parts).bounds
        #expect(abs(turned.minX - 11) < 1e-9 && abs(turned.maxX - 20) < 1e-9)
        #expect(abs(turned.minY) < 1e-9 && abs(turned.maxY - 8) < 1e-9)
    }

    @Test func groupsCountAsWhatIsInThem() {
        let deep = SVGElement.named(node, [cover, .named(node, [cover, cover]), .named(node, [])])
        #expect([deep, cover].drawnCount == 4 && [SVGElement]().drawnCount == 0)
        #expect([SVGElement.named(node, [deep]), .named(node, [])].drawnCount == 3)
        #expect([SVGElement.translucent(opacity: 1, [cover, cover])].drawnCount == 1)
    }

    /// A box that contains a curve contains its handles, between which the curve is.
    @Test(arguments: 0..<4) func aBoxHoldsEveryPointOfAnOutline(_ place: Int) {
        var points = [CGPoint(x: 1, y: 2), CGPoint(x: 2, y: 3), CGPoint(x: 3, y: 4), CGPoint(x: 4, y: 5)]
        for far in [CGPoint(x: -9, y: 3), CGPoint(x: 3, y: -9), CGPoint(x: 19, y: 3), CGPoint(x: 3, y: 19)] {
            points[place] = far
            let box = [PathElement.move(points[0]), .cubic(points[1], points[2], points[3]), .close].boundingBox
            let (xs, ys) = (points.map(\.x), points.map(\.y))
            #expect(box.minX == xs.min() && box.maxX == xs.max() && box.minY == ys.min() && box.maxY == ys.max())
        }
        #expect([PathElement.move(CGPoint(x: 1, y: 2)), .line(CGPoint(x: -1, y: 5))].boundingBox.minX == -1)
        #expect([PathElement.close].boundingBox.isNull)
    }

    /// "SVG 1.1, 8.3": the commands of absolute coordinates.
    @Test func everyStepIsWritten() {
        let point = { (x: Double) in CGPoint(x: x, y: x + 0.5) }
        let steps: [PathElement] = [.move(point(1)), .line(point(2)), .cubic(point(3), point(4), point(5)), .close]
        #expect(SVGPath.data(steps) == "M1 1.5L2 2.5C3 3.5 4 4.5 5 5.5Z" && SVGPath.data([]) == "")
    }
}
