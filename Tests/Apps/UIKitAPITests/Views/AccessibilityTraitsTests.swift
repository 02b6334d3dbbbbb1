import Testing
import UIKitAPI

/// What a view is for VoiceOver.
@MainActor struct AccessibilityTraitsTests {
    /// What the state adds goes with the state, also where traits were changed meanwhile.
    @Test func theStatesTraitsAreNotKept() {
        let button = UIButton()
        button.isEnabled = false
        button.accessibilityTraits.insert(.header)
        #expect(button.accessibilityTraits == [.button, .header, .notEnabled])
        button.isEnabled = true
        #expect(button.accessibilityTraits == [.button, .header])
    }
}
