// Written by DocumentationExamplesTests from the comments of the sources: change the comment.
// swift-format-ignore-file
import BalloonTesting
import Balloons
import Lint
import Sweeps
import Testing

extension Given {
    func example_BalloonPart_1() async throws {
        let balloon = try BalloonScene(contentsOf: "Examples/dinner-invitation.yaml").layout(fonts: .bundled())
        print(balloon.caption.lines, balloon.caption.isTruncated, balloon["subcaption"].frame)
        _ = balloon
    }

    func example_PlacedBalloon_Parts_PlacedBalloon_1() async throws {
        let balloon = try BalloonScene(contentsOf: "Examples/dinner-invitation.yaml").layout(fonts: .bundled())
        print(balloon.caption.lines, balloon["subcaption"].isTruncated, balloon.frame(of: "image") ?? .null)
        _ = balloon
    }
}
