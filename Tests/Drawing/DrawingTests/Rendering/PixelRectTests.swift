import Foundation
import Testing

@testable import Drawing

@Suite struct PixelRectTests {
    /// What is cut out and what is left make up the whole, each pixel once.
    @Test func theRestHasEveryOtherPixelOnce() {
        let box = PixelRect(left: 2, top: 2, right: 6, bottom: 5)
        for left in 0...7 {
            for right in 0...7 {
                for (top, bottom) in [(0, 9), (3, 4), (2, 3), (4, 5), (0, 1), (4, 3)] {
                    let hole = PixelRect(left: left, top: top, right: right, bottom: bottom)
                    let parts = box.parts(outside: hole)
                    for y in 0..<8 {
                        for x in 0..<8 {
                            func has(_ rect: PixelRect) -> Bool {
                                (rect.left..<max(rect.left, rect.right)).contains(x)
                                    && (rect.top..<max(rect.top, rect.bottom)).contains(y)
                            }
                            #expect(parts.count(where: has) == (has(box) && !has(hole) ? 1 : 0))
                        }
                    }
                }
            }
        }
    }

    private func box(_ left: Int, _ top: Int, _ right: Int, _ bottom: Int) -> PixelRect {
        PixelRect(left: left, top: top, right: right, bottom: bottom)
    }

    @Test func boxesAreJoinedCutAndMoved() {
        let (first, second) = (box(1, 2, 5, 6), box(3, 0, 9, 4))
        #expect(first.union(second) == box(1, 0, 9, 6) && second.union(first) == box(1, 0, 9, 6))
        #expect(first.intersection(second) == box(3, 2, 5, 4) && second.intersection(first) == box(3, 2, 5, 4))
        #expect(first.offset(x: 10, y: -20) == box(11, -18, 15, -14))
        #expect(first.outset(by: 2) == box(-1, 0, 7, 8) && first.outset(by: -1) == box(2, 3, 4, 5))
        #expect(first.width == 4 && first.height == 4 && second.width == 6 && second.height == 4)
    }

    @Test(arguments: [
        (0, 0, 1, 1, false), (0, 0, 0, 1, true), (0, 0, 1, 0, true), (2, 0, 1, 9, true), (0, 5, 9, 4, true),
    ])
    func aBoxWithoutPixelsIsEmpty(_ left: Int, _ top: Int, _ right: Int, _ bottom: Int, _ isEmpty: Bool) {
        let found = box(left, top, right, bottom)
        #expect(found.isEmpty == isEmpty && found.width >= 0 && found.height >= 0)
        #expect(box(0, 0, 9, 9).parts(outside: found).isEmpty == false && found.parts(outside: found).isEmpty)
    }

    /// Around: every pixel that is touched. In: those that lie completely inside, on the canvas.
    @Test func pixelsAroundAndInside() {
        #expect(PixelRect(around: CGRect(x: 1.2, y: -1.2, width: 2, height: 3)) == box(1, -2, 4, 2))
        #expect(PixelRect(around: CGRect(x: 1, y: 2, width: 3, height: 4)) == box(1, 2, 4, 6))
        let canvas = box(0, 0, 20, 30)
        func inside(_ rect: CGRect) -> PixelRect { PixelRect(in: rect, scale: 2, of: canvas) }
        #expect(inside(CGRect(x: 1.2, y: 2.2, width: 3, height: 4)) == box(3, 5, 8, 12))
        #expect(inside(CGRect(x: 1.5, y: 2, width: 3, height: 4)) == box(3, 4, 9, 12))
        #expect(inside(CGRect(x: -9, y: -9, width: 99, height: 99)) == canvas)
        #expect(inside(CGRect(x: 1.1, y: 1.1, width: 0.5, height: 0.5)).isEmpty)
        #expect(inside(CGRect(x: 90, y: 1, width: 5, height: 5)).isEmpty)
    }
}
