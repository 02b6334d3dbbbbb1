import Drawing
import Typesetting
import ViewLayout

extension PlacedBalloon {
    /// What to draw, with overlays in front; the first overlay is the lowest. They are not clipped to the balloon's
    /// shape and change nothing below them.
    /// - Parameter fonts: the fonts of the list that ``BalloonOverlay/names`` adds beside the balloon.
    /// - Throws: `LayoutError` for a list that cannot be set.
    package func displayList(
        overlays: [BalloonOverlay], fonts: FontCascade, namesNodes: Bool = false
    ) throws -> DisplayList {
        var list = displayList(namesNodes: namesNodes)
        let drawing = OverlayDrawing(
            grid: PixelGrid(traits), croppedPictureEdge: TemplateMetrics().croppedPictureEdge)
        for overlay in overlays { list.items += drawing.items(overlay, of: root) }
        if overlays.contains(.names) {
            try OverlayLegend(LayoutRecord(placed: root), traits: traits, fonts: fonts).add(to: &list)
        }
        return list
    }
}
