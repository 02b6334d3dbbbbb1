import Foundation
import Testing
import UIKitAPI

/// What controls call, and how their values are changed in code.
@MainActor struct ControlEventsTests {
    /// A view that has two methods by name, and writes their calls down.
    private final class Board: UIView {
        var calls: [String] = []
        override func call(methodNamed name: String, with arguments: [Any]) -> Bool {
            guard ["vote:", "leave:"].contains(name) else { return false }
            calls.append("\(name) \(arguments.first is UIControl)")
            return true
        }
    }

    /// A target that is added twice is called once; each event calls its own methods.
    @Test func eachEventCallsItsTargets() {
        let (control, board) = (UIControl(frame: .zero), Board(frame: .zero))
        for _ in 0..<2 { control.addTarget(board, action: "vote:", for: .touchUpInside) }
        control.addTarget(board, action: "vote:", for: .valueChanged)
        control.addTarget(board, action: "leave:", for: .touchDown)
        control.sendActions(for: .touchUpInside)
        #expect(board.calls == ["vote: true"])
        control.sendActions(for: [.touchDown, .valueChanged])
        #expect(board.calls.count == 3 && control.allTargets == [board])
        #expect(control.allControlEvents == [.touchUpInside, .valueChanged, .touchDown])
        control.removeTarget(board, action: "vote:", for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        #expect(board.calls.count == 3 && control.allControlEvents == [.valueChanged, .touchDown])
        control.removeTarget(nil, action: nil, for: .allEvents)
        #expect(control.allControlEvents == [] && control.allTargets.isEmpty)
    }

    /// Without a target the next responder that has the method is called.
    @Test func anActionWithoutATargetGoesUp() {
        let (outer, inner, control) = (Board(frame: .zero), UIView(frame: .zero), UIControl(frame: .zero))
        outer.addSubview(inner)
        inner.addSubview(control)
        control.addTarget(nil, action: "vote:", for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        control.sendAction("leave:", to: nil, for: nil)
        control.sendAction("other:", to: nil, for: nil)
        #expect(outer.calls == ["vote: true", "leave: true"])
    }

    @Test func anActionIsRemoved() {
        let control = UIControl(frame: .zero)
        var calls = 0
        let action = UIAction { _ in calls += 1 }
        control.addAction(action, for: .touchUpInside)
        control.removeAction(action, for: .touchDown)
        control.sendActions(for: .touchUpInside)
        control.removeAction(action, for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        #expect(calls == 1)
    }

    /// "state": what is disabled, selected or pressed, together.
    @Test func theStateIsWhatIsSet() {
        let control = UIControl(frame: .zero)
        #expect(control.state == .normal)
        control.isSelected = true
        #expect(control.state == .selected)
        control.isHighlighted = true
        #expect(control.state == [.selected, .highlighted])
        (control.isEnabled, control.isSelected, control.isHighlighted) = (false, false, false)
        #expect(control.state == .disabled)
    }

    /// "insertSegment(withTitle:at:animated:)": at an index, at most at the end.
    @Test func segmentsAreInsertedAndRemoved() {
        let control = UISegmentedControl(items: ["A", "B"])
        func titles() -> [String?] { (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) } }
        control.insertSegment(withTitle: "C", at: 1, animated: false)
        control.insertSegment(withTitle: "D", at: 99, animated: false)
        control.insertSegment(withTitle: "E", at: 0, animated: false)
        #expect(titles() == ["E", "A", "C", "B", "D"])
        control.removeSegment(at: 1, animated: false)
        control.setTitle("F", forSegmentAt: 2)
        control.removeSegment(at: 9, animated: false)
        #expect(titles() == ["E", "C", "F", "D"] && control.subviews.count == 4)
        control.setImage(UIImage(systemName: "plus"), forSegmentAt: 0)
        #expect(titles() == [nil, "C", "F", "D"] && control.titleForSegment(at: 4) == nil)
        control.removeAllSegments()
        #expect(control.numberOfSegments == 0 && control.selectedSegmentIndex == UISegmentedControl.noSegment)
    }

    /// Each segment is as wide as the widest one.
    @Test func segmentsHaveOneWidth() {
        func width(_ items: [String]) -> CGFloat { UISegmentedControl(items: items).intrinsicContentSize.width }
        #expect(abs(width(["Yes", "Perhaps"]) - 2 * width(["Perhaps"])) < 1 && width(["Perhaps"]) > width(["Yes"]))
    }

    /// "insertText(_:)" and "deleteBackward()": at the end of the text; one letter, whatever it is made of.
    @Test func textsAreWrittenAtTheirEnd() {
        let field = UITextField()
        #expect(!field.hasText)
        field.insertText("Ada ")
        field.insertText("👩‍👩‍👧")
        #expect(field.text == "Ada 👩‍👩‍👧" && field.hasText)
        field.deleteBackward()
        #expect(field.text == "Ada ")
        for _ in 0..<6 { field.deleteBackward() }
        #expect(field.text == "" && !field.hasText)
    }

    /// "value": kept between the minimum and the maximum.
    @Test(arguments: [(-5, 1), (1, 1), (2, 2), (3, 3), (9, 3)] as [(Float, Float)])
    func aSliderKeepsToItsRange(_ set: Float, _ found: Float) {
        let slider = UISlider()
        (slider.minimumValue, slider.maximumValue) = (1, 3)
        slider.value = set
        #expect(slider.value == found)
    }

    /// An animator makes its changes in order when it is started, once, and then says that it is at the end.
    @Test func anAnimatorMakesItsChangesWhenItStarts() {
        var calls: [String] = []
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { calls.append("first") }
        animator.addAnimations { calls.append("second") }
        animator.addCompletion { if $0 == .end { calls.append("end") } }
        #expect(calls.isEmpty && animator.fractionComplete == 0)
        animator.startAnimation()
        #expect(calls == ["first", "second", "end"] && animator.fractionComplete == 1)
        animator.startAnimation(afterDelay: 1)
        #expect(calls.count == 3 && !animator.isRunning)
    }

    /// "removeTarget(_:action:for:)": nil for a target or an action means all of them.
    @Test func targetsAreRemovedByWhatIsNamed() {
        func left(_ remove: (UIControl, Board, Board) -> Void) -> [[String]?] {
            let (control, first, second) = (UIControl(frame: .zero), Board(frame: .zero), Board(frame: .zero))
            for action in ["vote:", "leave:"] { control.addTarget(first, action: Selector(action), for: .touchDown) }
            control.addTarget(second, action: "vote:", for: [.touchDown, .touchUpInside])
            remove(control, first, second)
            return [first, second].map { control.actions(forTarget: $0, forControlEvent: .touchDown) }
        }
        #expect(left { _, _, _ in } == [["vote:", "leave:"], ["vote:"]])
        #expect(
            left {
                $0.removeTarget(nil, action: "vote:", for: .allEvents); _ = ($1, $2)
            } == [["leave:"], nil])
        #expect(
            left {
                $0.removeTarget($1, action: nil, for: .touchDown); _ = $2
            } == [nil, ["vote:"]])
        #expect(
            left {
                $0.removeTarget($1, action: "leave:", for: .touchDown); _ = $2
            } == [["vote:"], ["vote:"]])
        #expect(
            left {
                $0.removeTarget($2, action: nil, for: .touchUpInside); _ = $1
            } == [["vote:", "leave:"], ["vote:"]])
        #expect(
            left {
                $0.removeTarget($2, action: "leave:", for: .allEvents); _ = $1
            } == [["vote:", "leave:"], ["vote:"]])
        #expect(
            left {
                $0.removeTarget(nil, action: nil, for: .touchDown); _ = ($1, $2)
            } == [nil, nil])
    }
}
