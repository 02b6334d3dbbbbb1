import BalloonLayouts
import Foundation
import Goldens
import Scenes
import TestSupport
import Testing
import Typesetting
import ViewLayout

@testable import Sweeps

/// What the verification of a golden draws and decodes: numbers that may only fall.
@Suite struct DrawnOnceTests {
    @Test(arguments: ["caption-only-poll", "dinner-invitation", "concert-ticket", "fruit-order", "dinner-conversation"])
    func aCellIsDrawnOnce(_ name: String) throws {
        let scene = try BalloonScene(contentsOf: "Examples/\(name).yaml")
        let context = LayoutContext(traits: scene.traits, fonts: try FontCascade.bundled())
        let renderer = try BalloonRenderer()
        let goldens = try scene.declaredGoldens()
        for golden in goldens { _ = try renderer.rendering(of: golden, in: context) }
        #expect(renderer.drawingCount == goldens.count)
    }

    /// A text that the viewer of another cell has seen is not shaped again.
    @Test func cellsShareTheirTexts() throws {
        let scene = try BalloonScene(contentsOf: "Examples/caption-only-poll.yaml")
        let fonts = try FontCascade.bundled()
        let context = LayoutContext(traits: scene.traits, fonts: fonts)
        let golden = try #require(try scene.declaredGoldens().first)
        let renderer = try BalloonRenderer()
        _ = try renderer.rendering(of: golden, in: context)
        let count = fonts.work.shapeCount
        _ = try renderer.rendering(of: golden, in: context)
        #expect(fonts.work.shapeCount == count)
    }

    /// Only the picture of a balloon with something in it is taken for one without asking.
    @Test func anEmptyBalloonIsNotTakenForContent() throws {
        for name in ["caption-only-poll", "dinner-invitation", "concert-ticket", "fruit-order"] {
            let balloon = try BalloonScene(contentsOf: "Examples/\(name).yaml").layout(fonts: .bundled())
            let empty = try #require(balloon.withoutContent)
            #expect(try balloon.certainlyShowsContent(in: balloon.picture()))
            #expect(try !balloon.certainlyShowsContent(in: empty.picture()))
        }
    }
}
