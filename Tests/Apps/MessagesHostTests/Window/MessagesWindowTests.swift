import Foundation
import MessagesAPI
import MessagesHost
import Testing

/// Frames and insets of the styles: facts 1.3.
@Suite struct MessagesWindowTests {
    private let window = MessagesWindow(size: CGSize(width: 402, height: 874))

    @Test("Compact has the keyboard's height at the foot; expanded almost the whole window")
    func frames() {
        let compact = window.area(for: .compact).frame
        #expect(compact.height == window.metrics.keyboardHeight && compact.maxY == 874 && compact.width == 402)
        let expanded = window.area(for: .expanded).frame
        #expect(expanded.maxY == 874 && expanded.minY == window.metrics.headerHeight)
        #expect(expanded.height > 0.8 * 874 && compact.height < expanded.height)
    }

    @Test(
        "The area reaches under strip and bars from iOS 11 on; before, it ends above them",
        arguments: [MSMessagesAppPresentationStyle.compact, .expanded])
    func insets(style: MSMessagesAppPresentationStyle) {
        let new = window.area(for: style, linkedSystem: .iOS11OrLater)
        let old = window.area(for: style, linkedSystem: .beforeiOS11)
        let part = style == .compact ? window.metrics.appStripHeight : window.metrics.bottomBarHeight
        #expect(new.safeAreaInsets.bottom == part && part > 0 && old.safeAreaInsets == .zero)
        #expect(old.frame == new.frame.inset(by: new.safeAreaInsets))
        #expect(old.frame.maxY < new.frame.maxY)
    }

    @Test("A balloon has no area; a window lower than its bars has none that is negative")
    func edges() {
        #expect(window.area(for: .transcript).frame == .zero)
        let flat = MessagesWindow(size: CGSize(width: 300, height: 50))
        for style in [MSMessagesAppPresentationStyle.compact, .expanded] {
            for system in LinkedSystem.allCases {
                let frame = flat.area(for: style, linkedSystem: system).frame
                #expect(frame.height >= 0 && frame.maxY <= 50)
            }
        }
    }
}
