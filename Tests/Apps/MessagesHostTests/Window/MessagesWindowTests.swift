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

    @Test("No area begins above its window", arguments: [CGFloat(0), 30, 100, 300, 301, 302, 874])
    func top(height: CGFloat) {
        let window = MessagesWindow(size: CGSize(width: 402, height: height))
        let compact = window.area(for: .compact)
        #expect(compact.frame.minY == max(0, height - window.metrics.keyboardHeight) && compact.frame.maxY == height)
        #expect(compact.safeAreaInsets.bottom == min(window.metrics.appStripHeight, compact.frame.height))
        let expanded = window.area(for: .expanded)
        #expect(expanded.frame.minY == min(window.metrics.headerHeight, height) && expanded.frame.maxY == height)
        #expect(expanded.safeAreaInsets.bottom == min(window.metrics.bottomBarHeight, expanded.frame.height))
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
