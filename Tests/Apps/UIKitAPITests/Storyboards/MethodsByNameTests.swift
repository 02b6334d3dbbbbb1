import Foundation
import Testing
import UIKitAPI

/// Calls by name reach classes that have a table of names.
@MainActor @Suite struct MethodsByNameTests {
    final class Counter: NSObject, MethodsByName {
        var calls: [String] = []

        func call(methodNamed name: String, with arguments: [Any]) -> Bool {
            guard name.hasPrefix("count") else { return false }
            calls.append("\(name) \(arguments.count)")
            return true
        }
    }

    final class Catcher: UIView {
        var count = 0

        override func call(methodNamed name: String, with arguments: [Any]) -> Bool {
            guard name == "caught" else { return super.call(methodNamed: name, with: arguments) }
            count += 1
            return true
        }
    }

    @Test func controlsTellTheirTargets() {
        let (button, counter) = (UIButton(type: .system), Counter())
        button.addTarget(counter, action: Selector("count(_:)"), for: .touchUpInside)
        button.addTarget(counter, action: Selector("other"), for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        button.sendActions(for: .valueChanged)
        #expect(counter.calls == ["count(_:) 2"])
    }

    /// Without a target, the next responder that has the method is told.
    @Test func controlsAskTheChain() {
        let (button, view) = (UIButton(type: .system), Catcher())
        view.addSubview(button)
        button.addTarget(nil, action: Selector("caught"), for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(view.count == 1)
    }

    @Test func recognisersTellWhenTheyEnd() {
        let counter = Counter()
        let tap = UITapGestureRecognizer(target: counter, action: Selector("count"))
        tap.state = .ended
        tap.state = .failed
        #expect(counter.calls == ["count 1"])
    }

    @Test func notificationsAndTimersCall() {
        let (counter, center, name) = (Counter(), NotificationCenter(), Notification.Name("test"))
        center.addObserver(counter, selector: Selector("count(_:)"), name: name, object: nil)
        center.post(name: name, object: nil)
        #expect(counter.calls == ["count(_:) 1"])
        center.removeObserver(counter, name: Notification.Name("other"), object: nil)
        center.post(name: name, object: nil)
        #expect(counter.calls == ["count(_:) 1", "count(_:) 1"])
        // As a controller does that listens while it is on the screen.
        center.removeObserver(counter)
        center.post(name: name, object: nil)
        #expect(counter.calls.count == 2)
        center.addObserver(counter, selector: Selector("count(_:)"), name: name, object: nil)
        center.post(name: name, object: nil)
        #expect(counter.calls.count == 3)
        let timer = Timer.scheduledTimer(
            timeInterval: 60, target: counter, selector: Selector("countTime"), userInfo: nil, repeats: false)
        timer.fire()
        #expect(counter.calls.last == "countTime 1")
        counter.perform(Selector("countNow"), with: 3)
        #expect(counter.calls.last == "countNow 1")
    }
}
