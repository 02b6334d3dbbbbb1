import Foundation
import Testing

@testable import UIKitAPI

/// The row of a navigation bar: items from both ends, the title between them.
@MainActor struct BarRowTests {
    private final class Item: UIView {
        override var intrinsicContentSize: CGSize { CGSize(width: 30, height: 20) }
        override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    }

    private func frames(leading: Int, trailing: Int, isMirrored: Bool = false) -> [CGRect] {
        func items(_ count: Int) -> [UIView] {
            (0..<count).map { _ in Item(frame: CGRect(x: 0, y: 0, width: 30, height: 20)) }
        }
        let bar = BarRow(
            leading: items(leading), trailing: items(trailing), title: nil,
            bounds: CGRect(x: 0, y: 0, width: 320, height: 44), margin: 16)
        return bar.placed(isMirrored: isMirrored).map(\.1)
    }

    /// Two items at an end have the same space between them at both ends.
    @Test(arguments: [false, true]) func itemsDoNotTouch(isMirrored: Bool) {
        let left = frames(leading: 2, trailing: 0, isMirrored: isMirrored).map(\.minX).sorted()
        let right = frames(leading: 0, trailing: 2, isMirrored: isMirrored).map(\.minX).sorted()
        #expect(left[1] - left[0] == 38 && right[1] - right[0] == 38)
        #expect((isMirrored ? right : left)[0] == 16 && (isMirrored ? left : right)[1] == 320 - 16 - 30)
    }
}
