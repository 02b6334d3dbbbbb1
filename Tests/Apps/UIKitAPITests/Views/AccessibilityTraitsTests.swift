import Testing

@testable import UIKitAPI

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

    /// UIKit's raw values, and the names that a record has for them.
    @Test func namesOfTraits() {
        let all: [(UIAccessibilityTraits, UInt64, String)] = [
            (.none, 0, "none"), (.button, 1, "button"), (.link, 2, "link"), (.image, 4, "image"),
            (.selected, 8, "selected"), (.playsSound, 16, "playsSound"), (.staticText, 64, "staticText"),
            (.summaryElement, 128, "summaryElement"), (.notEnabled, 256, "notEnabled"),
            (.updatesFrequently, 512, "updatesFrequently"), (.adjustable, 4096, "adjustable"),
            (.header, 65_536, "header"),
            ([.selected, .button], 9, "button,selected"), (UIAccessibilityTraits(rawValue: 32), 32, "32"),
            (UIAccessibilityTraits(rawValue: 33), 33, "button,32"),
        ]
        #expect(all.map(\.0.rawValue) == all.map(\.1) && all.map(\.0.recordText) == all.map(\.2))
    }
}
