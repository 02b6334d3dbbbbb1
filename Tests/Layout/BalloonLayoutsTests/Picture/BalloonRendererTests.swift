import BalloonFixtures
import Foundation
import Testing
import ViewLayout

@testable import BalloonLayouts

/// A balloon is drawn at the scale of its viewer's display, or at one that is asked for.
@Suite struct BalloonRendererTests {
    @Test(arguments: [1, 2, 3], [nil, 1, 2, 4]) func theScaleIsThatOfTheDisplay(_ display: Int, _ asked: Int?) throws {
        let balloon = try placed(template(caption: "Hi"), traits: TraitCollection(displayScale: CGFloat(display)))
        let renderer = try BalloonRenderer()
        let bitmap = try renderer.picture(of: balloon, scale: asked)
        let scale = CGFloat(asked ?? display)
        #expect(abs(CGFloat(bitmap.width) - balloon.canvasSize.width * scale) < 1)
        #expect(abs(CGFloat(bitmap.height) - balloon.canvasSize.height * scale) < 1)
        #expect(try balloon.picture(scale: asked) == bitmap && renderer.drawingCount == 1)
    }
}
