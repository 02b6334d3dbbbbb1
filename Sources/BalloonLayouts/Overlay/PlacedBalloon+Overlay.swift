import Drawing
import ViewLayout

extension PlacedBalloon {
    /// What to draw, with overlays in front, the first of them undermost. They are not cut to the balloon's shape and
    /// change nothing below them.
    package func displayList(overlays: [BalloonOverlay], namesNodes: Bool = false) -> DisplayList {
        var list = displayList(namesNodes: namesNodes)
        let drawing = OverlayDrawing(
            grid: PixelGrid(traits), croppedPictureEdge: TemplateMetrics().croppedPictureEdge)
        for overlay in overlays { list.items += drawing.items(overlay, of: root) }
        return list
    }
}
