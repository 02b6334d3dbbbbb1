import Drawing
import ViewLayout

/// What a golden is recorded from and compared with: a picture and the layout it was drawn from.
public struct Rendering: Sendable {
    /// The pixels.
    public let picture: Bitmap
    /// The placed tree.
    public let layout: LayoutRecord
    /// Pixels per point.
    public let scale: Double

    /// Joins a picture and its layout. `scale` is in pixels per point.
    public init(picture: Bitmap, layout: LayoutRecord, scale: Double) {
        self.picture = picture
        self.layout = layout
        self.scale = scale
    }
}
