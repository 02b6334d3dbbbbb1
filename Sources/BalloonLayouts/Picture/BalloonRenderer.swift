import Drawing
import ViewLayout

/// Draws placed balloons. Belongs to one thread at a time; make one for each.
public final class BalloonRenderer {
    private let renderer: Renderer

    /// Makes a renderer with empty caches.
    /// - Throws: `DrawingError` when FreeType does not start.
    public init() throws { renderer = try Renderer() }

    /// A placed balloon as a picture, with overlays in front.
    public func picture(of balloon: PlacedBalloon, overlays: [BalloonOverlay] = []) throws -> Bitmap {
        try renderer.render(balloon.displayList(overlays: overlays), scale: balloon.traits.pixelsPerPoint)
    }
}
