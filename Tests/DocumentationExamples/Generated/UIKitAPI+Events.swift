// Written by DocumentationExamplesTests from the comments of the sources: change the comment.
// swift-format-ignore-file
import BalloonTesting
import Balloons
import Sweeps
import Testing

extension Given {
    func example_Selector_1() async throws {
        let button = UIButton(type: .system)
        button.addTarget(nil, action: Selector("vote"), for: .touchUpInside)
        _ = button
    }

    func example_UIEvent_1() async throws {
        let hit = UIView(frame: CGRect(x: 0, y: 0, width: 44, height: 44)).hitTest(.zero, with: UIEvent())
        _ = hit
    }

    func example_UIEvent_UITouch_1() async throws {
        let touches: Set<UITouch> = [UITouch()]
        _ = touches
    }
}
