import Drawing
import ViewLayout

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
