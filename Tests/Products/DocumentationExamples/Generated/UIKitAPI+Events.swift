// Written by DocumentationExamplesTests from the comments of the sources: change the comment.
// swift-format-ignore-file
import BalloonTesting
import Balloons
import Lint
import Sweeps
import Testing

extension Given {
    func example_NSUbiquitousKeyValueStore_1() async throws {
        NSUbiquitousKeyValueStore.default.set(3, forKey: "wins")
    }

    func example_Selector_1() async throws {
        let button = UIButton(type: .system)
        button.addTarget(nil, action: Selector("vote"), for: .touchUpInside)
        _ = button
    }

    func example_Selector_MethodsByName_1() async throws {
        final class Clock: NSObject, MethodsByName {
            var ticks = 0
            func tick() { ticks += 1 }
            func call(methodNamed name: String, with arguments: [Any]) -> Bool {
                guard name == "tick" else { return false }
                tick()
                return true
            }
        }
    }

    func example_Selector_MethodCall_1() async throws {
        var title: UILabel?
        let isFilled = MethodCall.set(&title, to: UILabel())
        _ = title
        _ = isFilled
    }

    func example_UIFeedbackGenerator_1() async throws {
        UIImpactFeedbackGenerator(style: .medium).impactOccurred()
    }

    func example_UIFeedbackGenerator_UIImpactFeedbackGenerator_1() async throws {
        UIImpactFeedbackGenerator(style: .light).impactOccurred()
    }

    func example_UIFeedbackGenerator_UINotificationFeedbackGenerator_1() async throws {
        UINotificationFeedbackGenerator().notificationOccurred(.success)
    }

    func example_UIFeedbackGenerator_UISelectionFeedbackGenerator_1() async throws {
        UISelectionFeedbackGenerator().selectionChanged()
    }
}
