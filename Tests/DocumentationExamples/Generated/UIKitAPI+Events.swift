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
}
