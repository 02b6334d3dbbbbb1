import Foundation
import Testing
import UIKitAPI

/// What of a view follows another size of the view around it ("UIView.AutoresizingMask").
@MainActor struct AutoresizingTests {
    /// "autoresizesSubviews": a view may leave its subviews alone; a mere move changes nothing.
    @Test func viewsMayLeaveTheirSubviews() {
        let (outer, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 80)), UIView())
        (inner.frame, inner.autoresizingMask) = (outer.bounds, [.flexibleWidth, .flexibleHeight])
        outer.addSubview(inner)
        outer.frame.origin = CGPoint(x: 40, y: 40)
        #expect(inner.frame == CGRect(x: 0, y: 0, width: 100, height: 80))
        outer.bounds.size.width = 70
        #expect(inner.frame == CGRect(x: 0, y: 0, width: 70, height: 80))
        outer.autoresizesSubviews = false
        outer.bounds.size = .zero
        #expect(inner.frame == CGRect(x: 0, y: 0, width: 70, height: 80))
    }
}
