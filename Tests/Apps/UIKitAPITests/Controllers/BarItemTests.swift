import Testing
import UIKitAPI

/// The items and the backgrounds of bars.
@MainActor struct BarItemTests {
    /// "init(title:image:primaryAction:)": what is not given is the action's.
    @Test func aButtonOfABarTakesItsLooksFromItsAction() {
        let (own, other) = (UIImage(systemName: "plus"), UIImage(systemName: "trash"))
        let action = UIAction(title: "Remove", image: other) { _ in }
        let plain = UIBarButtonItem(primaryAction: action)
        #expect(plain.title == "Remove" && plain.image == other && plain.primaryAction === action)
        let full = UIBarButtonItem(title: "Add", image: own, primaryAction: action)
        #expect(full.title == "Add" && full.image == own && own != other)
    }

    /// Each "configureWith…Background" begins again: nothing of what was set before is left.
    @Test func aConfiguredBackgroundReplacesTheOneBefore() {
        let configured: [(UIBarAppearance) -> Void] = [
            { $0.configureWithTransparentBackground() }, { $0.configureWithOpaqueBackground() },
            { $0.configureWithDefaultBackground() },
        ]
        for (configure, color) in zip(configured, [nil, UIColor.systemBackground, nil]) {
            let look = UIBarAppearance()
            (look.backgroundColor, look.backgroundImage) = (.red, UIImage(systemName: "plus"))
            configure(look)
            #expect(look.backgroundColor == color && look.backgroundImage == nil)
        }
    }
}
