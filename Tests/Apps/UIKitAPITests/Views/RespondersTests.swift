import Foundation
import Testing
import ViewLayout

@testable import UIKitAPI

/// Who has the keyboard, who is told of changes, and what follows animations and gestures.
@MainActor struct RespondersTests {
    /// A view that gives its fields a keyboard, as the controller of an app does.
    private final class Owner: UIView, KeyboardOwner {
        weak var firstResponder: UIResponder?
        var hasKeyboard = true
        func allowsKeyboard() -> Bool { hasKeyboard }
    }

    /// "becomeFirstResponder()": the one before resigns; without a keyboard nothing changes.
    @Test func oneFieldHasTheKeyboard() {
        let (owner, fields) = (Owner(frame: .zero), [UITextField(), UITextField()])
        fields.forEach(owner.addSubview)
        #expect(fields[0].becomeFirstResponder() && fields[0].isFirstResponder && owner.firstResponder === fields[0])
        #expect(fields[1].becomeFirstResponder())
        #expect(fields.map(\.isFirstResponder) == [false, true] && owner.firstResponder === fields[1])
        owner.hasKeyboard = false
        #expect(!fields[0].becomeFirstResponder() && fields.map(\.isFirstResponder) == [false, true])
        #expect(fields[1].resignFirstResponder() && !fields[1].isFirstResponder)
        #expect(!UIView().becomeFirstResponder())
    }

    /// "endEditing(_:)": the view or whichever of its subviews has the keyboard gives it up, and no other view does.
    @Test(arguments: [0, 1, 2]) func editingEnds(depth: Int) {
        let (owner, middle, field) = (Owner(frame: .zero), UIView(), UITextField())
        owner.addSubview(middle)
        middle.addSubview(field)
        #expect(field.becomeFirstResponder() && field.isEditing)
        #expect(UIView().endEditing(true) && field.isFirstResponder)
        #expect([owner, middle, field][depth].endEditing(false) && !field.isFirstResponder && !field.isEditing)
    }

    private final class Told: UIView {
        var styles: [UIUserInterfaceStyle?] = []
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            styles.append(previousTraitCollection?.userInterfaceStyle)
        }
    }

    private final class Page: UIViewController {
        override func loadView() { view = Told(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
        var told: Told? { view as? Told }
    }

    /// "traitCollectionDidChange(_:)": each view is told once, also that of a child.
    @Test func eachViewIsToldOnceOfOtherTraits() {
        let (parent, child, inner) = (Page(), Page(), Told())
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.view.addSubview(inner)
        parent.change(to: TraitCollection(userInterfaceStyle: .dark))
        for view in [parent.told, child.told, inner] { #expect(view?.styles == [.light]) }
    }

    /// Each animation says that it is done, however many there were; one that starts itself again ends after a hundred rounds.
    @Test func animationsAreDoneAtOnce() {
        var (count, rounds) = (0, 0)
        for _ in 0..<150 { UIView.animate(withDuration: 1, animations: {}, completion: { if $0 { count += 1 } }) }
        #expect(count == 150)
        func pulse() {
            UIView.animate(withDuration: 1, animations: {}) { _ in
                rounds += 1
                pulse()
            }
        }
        pulse()
        #expect(rounds == UIView.maximumNestedAnimations)
    }

    /// "removeTarget(_:action:)": nil stands for all targets or all actions.
    @Test func targetsAreRemovedByTargetAndAction() {
        let (first, second) = (NSObject(), NSObject())
        func left(_ target: Any?, _ action: Selector?) -> [Bool] {
            let pairs: [(NSObject, Selector)] = [
                (first, "tap:"), (first, "hold:"), (second, "tap:"), (second, "hold:"),
            ]
            let gesture = UIGestureRecognizer(target: pairs[0].0, action: pairs[0].1)
            for (target, action) in pairs.dropFirst() { gesture.addTarget(target, action: action) }
            gesture.removeTarget(target, action: action)
            return pairs.map { pair in
                gesture.targets.contains { $0.target as? NSObject === pair.0 && $0.action == pair.1 }
            }
        }
        #expect(
            left(first, "tap:") == [false, true, true, true] && left(second, "hold:") == [true, true, true, false])
        #expect(left(first, nil) == [false, false, true, true] && left(nil, "hold:") == [true, false, true, false])
        #expect(left(nil, nil) == [false, false, false, false])
    }
}
