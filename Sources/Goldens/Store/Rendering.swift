import Drawing
import ViewLayout

/// What a golden is recorded from and compared with: a picture and the layout it was drawn from.
package struct Rendering: Sendable {
    /// The pixels.
    package let picture: Bitmap
    /// The placed tree.
    package let layout: LayoutRecord
    /// Pixels per point.
    package let scale: Double

    /// Joins a picture and its layout. `scale` is in pixels per point.
    package init(picture: Bitmap, layout: LayoutRecord, scale: Double) {
        self.picture = picture
        self.layout = layout
        self.scale = scale
    }
}
