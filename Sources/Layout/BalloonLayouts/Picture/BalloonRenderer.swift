import Drawing
import ViewLayout

/// Draws placed balloons, and caches glyphs and scaled pictures between them. Use a renderer on one thread at a
/// time, and make one for each thread.
package final class BalloonRenderer {
    private let renderer: Renderer
    /// How many pictures were drawn.
    package private(set) var drawingCount = 0

    /// Makes a renderer with empty caches.
    /// - Throws: `DrawingError` when FreeType does not start.
    package init() throws { renderer = try Renderer() }

    /// A placed balloon as a picture; to draw one alone, ``PlacedBalloon/picture(scale:)`` is enough.
    /// - Parameter scale: pixels to a point, 1 to 16; nil for the scale of the viewer's display.
    /// - Throws: `DrawingError` for a picture that is too large or a font that cannot be drawn.
    package func picture(of balloon: PlacedBalloon, scale: Int? = nil) throws -> Bitmap {
        try picture(balloon.displayList(), scale: scale ?? balloon.traits.pixelsPerPoint)
    }

    /// Draws a display list, such as a balloon with overlays.
    /// - Parameter scale: pixels per point.
    package func picture(_ list: DisplayList, scale: Int) throws -> Bitmap {
        drawingCount += 1
        return try renderer.render(list, scale: scale)
    }
}

extension PlacedBalloon {
    /// The balloon on a transparent background, with its tail and the app's name below it.
    ///
    /// ```swift
    /// let invitation = try BalloonScene(contentsOf: "Examples/dinner-invitation.yaml")
    /// let balloon = try invitation.layout(fonts: .bundled())
    /// let png = try balloon.picture(scale: 2).png()
    /// ```
    ///
    /// - Parameter scale: pixels to a point, 1 to 16; nil for the scale of the viewer's display.
    /// - Throws: `DrawingError` for a picture that is too large or a font that cannot be drawn.
    /// - Complexity: O(pixels).
    public func picture(scale: Int? = nil) throws -> Bitmap {
        try BalloonRenderer().picture(of: self, scale: scale)
    }
}
