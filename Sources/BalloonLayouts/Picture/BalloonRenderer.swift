import Drawing
import ViewLayout

/// Draws placed balloons. Belongs to one thread at a time; make one for each.
package final class BalloonRenderer {
    private let renderer: Renderer

    /// Makes a renderer with empty caches.
    /// - Throws: `DrawingError` when FreeType does not start.
    package init() throws { renderer = try Renderer() }

    /// A placed balloon as a picture, with overlays in front.
    /// - Parameter scale: pixels to a point; nil for the viewer's own.
    package func picture(
        of balloon: PlacedBalloon, overlays: [BalloonOverlay] = [], scale: Int? = nil
    ) throws -> Bitmap {
        try renderer.render(balloon.displayList(overlays: overlays), scale: scale ?? balloon.traits.pixelsPerPoint)
    }
}
