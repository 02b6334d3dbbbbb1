import Foundation
import Testing

@testable import UIKitAPI

/// Where a picture is in a view of each content mode, worked out by hand from Apple's descriptions of the modes.
@MainActor @Suite struct ContentModeTests {
    /// A picture of 40 × 20 in a view of 100 × 80 whose bounds begin at 10 and 5.
    @Test(arguments: [
        (UIView.ContentMode.scaleToFill, CGRect(x: 10, y: 5, width: 100, height: 80)),
        (.redraw, CGRect(x: 10, y: 5, width: 100, height: 80)),
        (.scaleAspectFit, CGRect(x: 10, y: 20, width: 100, height: 50)),
        (.scaleAspectFill, CGRect(x: -20, y: 5, width: 160, height: 80)),
        (.center, CGRect(x: 40, y: 35, width: 40, height: 20)), (.top, CGRect(x: 40, y: 5, width: 40, height: 20)),
        (.bottom, CGRect(x: 40, y: 65, width: 40, height: 20)), (.left, CGRect(x: 10, y: 35, width: 40, height: 20)),
        (.right, CGRect(x: 70, y: 35, width: 40, height: 20)), (.topLeft, CGRect(x: 10, y: 5, width: 40, height: 20)),
        (.topRight, CGRect(x: 70, y: 5, width: 40, height: 20)),
        (.bottomLeft, CGRect(x: 10, y: 65, width: 40, height: 20)),
        (.bottomRight, CGRect(x: 70, y: 65, width: 40, height: 20)),
    ])
    func aPictureHasItsPlace(_ mode: UIView.ContentMode, _ extent: CGRect) {
        let bounds = CGRect(x: 10, y: 5, width: 100, height: 80)
        #expect(mode.extent(of: CGSize(width: 40, height: 20), in: bounds) == extent)
        #expect(mode.extent(of: .zero, in: bounds) == bounds)
    }

    @Test func aTallPictureIsAsHighAsTheViewOrAsWide() {
        let (size, bounds) = (CGSize(width: 50, height: 200), CGRect(x: 0, y: 0, width: 100, height: 80))
        func extent(_ mode: UIView.ContentMode) -> CGRect { mode.extent(of: size, in: bounds) }
        #expect(extent(.scaleAspectFit) == CGRect(x: 40, y: 0, width: 20, height: 80))
        #expect(extent(.scaleAspectFill) == CGRect(x: 0, y: -160, width: 100, height: 400))
        #expect(extent(.bottomRight) == CGRect(x: 50, y: -120, width: 50, height: 200))
    }
}
