/// A decoded picture file: its first frame and what was learned on the way.
public struct Picture: Sendable, Equatable {
    /// The first frame.
    public let bitmap: Bitmap
    /// Pixels to a point; 3 for an asset drawn at 3x.
    public let scale: Double
    /// How many frames the file has: 1 unless it is an animated GIF or PNG.
    public let frameCount: Int
    /// How long all frames are shown once, in seconds, as the file says; 0 for a still picture.
    public let animationDuration: Double

    /// Makes a picture. `scale` is in pixels to a point, `animationDuration` in seconds.
    public init(bitmap: Bitmap, scale: Double = 1, frameCount: Int = 1, animationDuration: Double = 0) {
        self.bitmap = bitmap
        self.scale = scale
        self.frameCount = frameCount
        self.animationDuration = animationDuration
    }
}
