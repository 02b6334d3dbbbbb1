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
}
