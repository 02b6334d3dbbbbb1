import Drawing
import ViewLayout

/// Draws placed balloons. Use a renderer on one thread at a time, and make one for each thread.
///
/// ```swift
/// let renderer = try BalloonRenderer()
/// for locale in ["en", "ar", "th"] {
///     let balloon = try scene.layout(traits: TraitCollection(locale: locale), fonts: fonts)
///     let png = try renderer.picture(of: balloon, scale: 2).png()
///     try Data(png).write(to: URL(fileURLWithPath: "invitation-\(locale).png"))
/// }
/// ```
public final class BalloonRenderer {
    private let renderer: Renderer

    /// Makes a renderer with empty caches.
    /// - Throws: `DrawingError` when FreeType does not start.
    public init() throws { renderer = try Renderer() }

    /// A placed balloon as a picture; to draw one alone, ``PlacedBalloon/picture(scale:)`` is enough.
    /// - Parameter scale: pixels to a point, 1 to 16; nil for the scale of the viewer's display.
    /// - Throws: `DrawingError` for a picture that is too large or a font that cannot be drawn.
    public func picture(of balloon: PlacedBalloon, scale: Int? = nil) throws -> Bitmap {
        try picture(balloon.displayList(), scale: scale ?? balloon.traits.pixelsPerPoint)
    }

    /// What is to be drawn as a picture, such as a balloon with overlays.
    /// - Parameter scale: pixels to a point.
    package func picture(_ list: DisplayList, scale: Int) throws -> Bitmap {
        try renderer.render(list, scale: scale)
    }
}
