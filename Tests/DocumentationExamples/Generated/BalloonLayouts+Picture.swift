// Written by DocumentationExamplesTests from the comments of the sources: change the comment.
// swift-format-ignore-file
import BalloonTesting
import Balloons
import Sweeps
import Testing

extension Given {
    func example_BalloonRenderer_1() async throws {
        let renderer = try BalloonRenderer()
        for locale in ["en", "ar", "th"] {
            let balloon = try scene.layout(traits: TraitCollection(locale: locale), fonts: fonts)
            let png = try renderer.picture(of: balloon, scale: 2).png()
            try Data(png).write(to: URL(fileURLWithPath: "invitation-\(locale).png"))
        }
        _ = renderer
    }

    func example_PlacedBalloon_Picture_picture_1() async throws {
        let invitation = try BalloonScene(contentsOf: "Examples/dinner-invitation.yaml")
        let balloon = try invitation.layout(fonts: .bundled())
        let png = try balloon.picture(scale: 2).png()
        _ = invitation
        _ = balloon
        _ = png
    }
}
