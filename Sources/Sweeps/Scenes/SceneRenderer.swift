import Balloons
import Drawing
import Goldens
import Typesetting
import ViewLayout

/// Turns scenes into pictures with their records. Belongs to one thread at a time; make one for each.
public final class SceneRenderer {
    private let fonts: FontCascade
    private let renderer: Renderer

    /// Makes a renderer with empty caches.
    /// - Throws: `DrawingError` when FreeType does not start.
    public init(fonts: FontCascade) throws {
        self.fonts = fonts
        renderer = try Renderer()
    }

    /// The balloon of a scene for a viewer, as a picture and its record.
    /// - Throws: what setting its texts or drawing throws.
    public func rendering(of scene: Scene, traits: TraitCollection) throws -> Rendering {
        try rendering(of: scene.layout(traits: traits, fonts: fonts))
    }

    /// A placed balloon as a picture and its record.
    public func rendering(of balloon: PlacedBalloon) throws -> Rendering {
        Rendering(
            picture: try picture(of: balloon), layout: balloon.record, scale: Double(balloon.traits.pixelsPerPoint))
    }

    /// A placed balloon as a picture, with overlays in front.
    public func picture(of balloon: PlacedBalloon, overlays: [BalloonOverlay] = []) throws -> Bitmap {
        try renderer.render(balloon.displayList(overlays: overlays), scale: balloon.traits.pixelsPerPoint)
    }
}
