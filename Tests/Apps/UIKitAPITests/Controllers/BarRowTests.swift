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

    /// The title is in the middle of the bar, and gives way to items that reach there; from right to left all is mirrored.
    @Test(arguments: [(0, 0, 145.0), (1, 1, 145), (4, 0, 168), (0, 4, 122), (2, 4, 122)])
    func theTitleGivesWay(leading: Int, trailing: Int, x: CGFloat) throws {
        func items(_ count: Int) -> [UIView] {
            (0..<count).map { _ in Item(frame: CGRect(x: 0, y: 0, width: 30, height: 20)) }
        }
        let title = Item(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        let bar = BarRow(
            leading: items(leading), trailing: items(trailing), title: title,
            bounds: CGRect(x: 0, y: 10, width: 320, height: 44), margin: 16)
        for isMirrored in [false, true] {
            let frame = try #require(bar.placed(isMirrored: isMirrored).first { $0.0 === title }).1
            #expect(frame == CGRect(x: isMirrored ? 290 - x : x, y: 22, width: 30, height: 20))
        }
    }

    private func spread(_ items: [UIBarButtonItem?], isMirrored: Bool = false) -> [CGFloat] {
        let all = items.map { $0 ?? .flexibleSpace() }
        let row = BarRow.spread(all, over: CGRect(x: 0, y: 0, width: 320, height: 44), isMirrored: isMirrored)
        #expect(row.allSatisfy { $0.1.midY == 22 })
        return row.map(\.1.minX)
    }

    /// "flexibleSpace": spaces of a toolbar share what is left; items are 16 points from its ends.
    @Test(arguments: [false, true]) func spacesShareTheRoomOfAToolbar(isMirrored: Bool) {
        func item() -> UIBarButtonItem {
            UIBarButtonItem(customView: Item(frame: CGRect(x: 0, y: 0, width: 30, height: 20)))
        }
        func expected(_ x: [CGFloat]) -> [CGFloat] { x.map { isMirrored ? 290 - $0 : $0 } }
        #expect(spread([item(), item()], isMirrored: isMirrored) == expected([16, 54]))
        #expect(spread([item(), nil, item()], isMirrored: isMirrored) == expected([16, 274]))
        #expect(spread([nil, item(), nil], isMirrored: isMirrored) == expected([145]))
        #expect(spread([item(), nil, item(), nil, item()], isMirrored: isMirrored) == expected([16, 145, 274]))
        #expect(spread([nil, item()], isMirrored: isMirrored) == expected([274]))
    }
}
