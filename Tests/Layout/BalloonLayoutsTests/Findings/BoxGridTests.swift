import Foundation
import TestSupport
import Testing

@testable import BalloonLayouts

/// Boxes near another one, against comparing all of them.
@Suite struct BoxGridTests {
    @Test(arguments: [0, 1, 23, 24, 25, 26, 300]) func noneThatTouchesIsMissed(_ count: Int) {
        var random = SeededGenerator(seed: UInt64(count))
        var grid = BoxGrid()
        var boxes: [CGRect] = []
        func box(_ side: Double) -> CGRect {
            CGRect(
                x: .random(in: -200...900, using: &random), y: .random(in: -200...2_000, using: &random),
                width: .random(in: 1...side, using: &random), height: .random(in: 1...30, using: &random))
        }
        for _ in 0..<count {
            boxes.append(box(200))
            grid.append(boxes[boxes.count - 1])
        }
        for side in [10, 100, 3_000] as [Double] {
            for _ in 0..<20 {
                let wanted = box(side)
                let near = grid.places(near: wanted)
                let touching = boxes.indices.filter { boxes[$0].intersects(wanted) }
                #expect(near == near.sorted() && Set(near).count == near.count)
                #expect(Set(touching).isSubset(of: near))
            }
        }
        // Far away from all there is nothing to compare.
        if count > 24 { #expect(grid.places(near: CGRect(x: 50_000, y: 50_000, width: 9, height: 9)).isEmpty) }
    }
}
