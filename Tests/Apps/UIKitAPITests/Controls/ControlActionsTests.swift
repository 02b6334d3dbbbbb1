import Foundation
import Testing
import UIKitAPI

/// Actions of controls, as the comments of UIKit's header of `UIControl` say.
@MainActor struct ControlActionsTests {
    private final class Calls { var names: [String] = [] }
    private let control = UIControl(frame: .zero)
    private let calls = Calls()

    private func action(_ name: String, _ identifier: UIAction.Identifier? = nil) -> UIAction {
        UIAction(identifier: identifier) { [calls] _ in calls.names.append(name) }
    }

    /// "Removes the action from the set of passed control events."
    @Test func anActionIsRemovedForTheEventsThatAreNamed() {
        let vote = action("vote")
        control.addAction(vote, for: [.touchUpInside, .valueChanged, .touchDown])
        control.removeAction(vote, for: [.touchUpInside, .editingChanged])
        #expect(control.allControlEvents == [.valueChanged, .touchDown])
        control.sendActions(for: .touchUpInside)
        #expect(calls.names.isEmpty)
        control.sendActions(for: .valueChanged)
        #expect(calls.names == ["vote"])
        control.removeAction(vote, for: [.valueChanged, .touchDown])
        #expect(control.allControlEvents == [])
    }

    /// "You may add the same action to multiple controlEvents"; it is performed once.
    @Test func anActionThatIsAddedTwiceIsPerformedOnce() {
        let vote = action("vote")
        control.addAction(vote, for: .touchUpInside)
        control.addAction(vote, for: [.touchUpInside, .valueChanged])
        control.sendActions(for: .touchUpInside)
        control.sendActions(for: .valueChanged)
        #expect(calls.names == ["vote", "vote"])
    }

    /// "UIActions are uniqued based on their identifier, and subsequent actions with the same identifier replace previously
    /// added actions."
    @Test func anActionReplacesTheOneWithItsIdentifier() {
        let id = UIAction.Identifier("vote")
        control.addAction(action("first", id), for: .touchUpInside)
        control.addAction(action("other"), for: .touchUpInside)
        control.addAction(action("second", id), for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        #expect(calls.names.sorted() == ["other", "second"])
        control.removeAction(identifiedBy: id, for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        #expect(calls.names.sorted() == ["other", "other", "second"])
        control.removeAction(identifiedBy: id, for: .touchUpInside)
    }
}
