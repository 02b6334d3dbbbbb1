import Foundation
import Testing

@testable import Drawing

struct ShrunkRectTests {
    @Test func sidesMoveAsFoundationMovesThem() {
        let rect = CGRect(x: 3, y: 4, width: 20, height: 10)
        for (x, y) in [(2.0, 3.0), (-4, 5), (0.1, 0.2), (10, 0)] {
            #expect(rect.shrunk(x: x, y: y) == rect.insetBy(dx: x, dy: y))
        }
    }

    @Test func aSmallRectangleEndsInItsMiddle() {
        let rect = CGRect(x: 3, y: 4, width: 20, height: 10)
        #expect(rect.shrunk(x: 11, y: 1) == CGRect(x: 13, y: 5, width: 0, height: 8))
        #expect(rect.shrunk(x: 1e9, y: 1e9) == CGRect(x: 13, y: 9, width: 0, height: 0))
        #expect(CGRect.zero.shrunk(x: 1, y: 1) == .zero)
        #expect(CGRect.null.shrunk(x: 1, y: 1).isNull)
    }
}
