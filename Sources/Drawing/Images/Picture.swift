/// A decoded picture file: its first frame, and what decoding found out.
package struct Picture: Sendable, Equatable {
    /// The first frame.
    package let bitmap: Bitmap
    /// Pixels per point; 3 for an asset drawn at 3x.
    package let scale: Double
    /// How many frames the file has: 1 unless it is an animated GIF or PNG.
    package let frameCount: Int
    /// How long all frames are shown once, in seconds, as the file says; 0 for a still picture.
    package let animationDuration: Double
    /// Where its pixels come from.
    package let origin: Origin
    /// Pixels to which the longer side is scaled down before it is drawn, as an app does that decodes thumbnails only;
    /// nil to draw from all pixels. Sizes in points stay as they are.
    package var thumbnailSide: Int?

    /// Where the pixels of a picture come from.
    package enum Origin: Sendable, Hashable {
        /// A picture file, or a program.
        case picture
        /// The first frame of a film.
        case posterFrame
        /// Drawn from the loudness of a sound.
        case waveform
        /// The same for the beginning of a sound that is longer than the limit.
        case waveformOfBeginning(seconds: Int)
        /// A placeholder for a film or sound that could not be decoded.
        case placeholder(reason: String)
    }

    /// Makes a picture. `scale` is in pixels per point, `animationDuration` in seconds.
    package init(
        bitmap: Bitmap, scale: Double = 1, frameCount: Int = 1, animationDuration: Double = 0, origin: Origin = .picture
    ) {
        self.bitmap = bitmap
        self.scale = scale
        self.frameCount = frameCount
        self.animationDuration = animationDuration
        self.origin = origin
    }

    /// The picture with another number of pixels to a point.
    package func at(scale: Double) -> Picture {
        var picture = Picture(
            bitmap: bitmap, scale: scale, frameCount: frameCount, animationDuration: animationDuration, origin: origin)
        picture.thumbnailSide = thumbnailSide
        return picture
    }
}
