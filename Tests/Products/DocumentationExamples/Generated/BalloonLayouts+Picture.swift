// Written by DocumentationExamplesTests from the comments of the sources: change the comment.
// swift-format-ignore-file
import BalloonTesting
import Balloons
import Lint
import Sweeps
import Testing

extension Given {
    func example_BalloonRenderer_picture_1() async throws {
        let invitation = try BalloonScene(contentsOf: "Examples/dinner-invitation.yaml")
        let balloon = try invitation.layout(fonts: .bundled())
        let png = try balloon.picture(scale: 2).png()
        _ = invitation
        _ = balloon
        _ = png
    }
}
