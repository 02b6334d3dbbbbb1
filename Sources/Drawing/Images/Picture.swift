/// A decoded picture file: its first frame and its properties.
package struct Picture: Sendable, Equatable {
    /// Its size in pixels.
    package let width, height: Int
    let pixels: Pixels
    /// Pixels per point; 3 for an asset drawn at 3x.
    package let scale: Double
    /// How many frames the file has: 1 unless it is an animated GIF or PNG.
    package let frameCount: Int
    /// How long all frames are shown once, in seconds, as the file says; 0 for a still picture.
    package let animationDuration: Double
    /// Where its pixels come from.
    package let origin: Origin
    /// The maximum number of pixels of the longer side. A larger picture is scaled down before it is drawn, as in an
    /// app that decodes only thumbnails; nil to draw from all pixels. Sizes in points do not change.
    package var thumbnailSide: Int?

    /// Where the pixels of a picture come from.
    package enum Origin: Sendable, Hashable {
        /// A picture file, or a program.
        case picture
        /// The first frame of a film.
        case posterFrame
        /// Drawn from the loudness of a sound.
        case waveform
        /// Drawn from the loudness of the beginning of a sound that is longer than the limit.
        case waveformOfBeginning(seconds: Int)
        /// A placeholder for a film or sound that could not be decoded.
        case placeholder(reason: String)
    }

    /// Where pixels are.
    enum Pixels: Sendable {
        case decoded(Bitmap)
        case encoded(EncodedPicture)
    }

    /// The first frame. For a picture from a ``PictureStore`` it may have to be decoded again.
    package var bitmap: Bitmap {
        switch pixels {
        case .decoded(let bitmap): bitmap
        case .encoded(let file): file.bitmap
        }
    }

    /// The bytes of the file, of a picture from a ``PictureStore``; nil for pixels alone.
    package var fileBytes: [UInt8]? {
        switch pixels {
        case .decoded: nil
        case .encoded(let file): file.bytes
        }
    }

    /// Twelve hexadecimal digits that identify the pixels of a picture from a ``PictureStore``; nil for pixels
    /// without a file, which an app may draw again each time.
    package var digest: String? {
        switch pixels {
        case .decoded: nil
        case .encoded(let file): file.digest
        }
    }

    /// Makes a picture. `scale` is in pixels per point, `animationDuration` in seconds.
    package init(
        bitmap: Bitmap, scale: Double = 1, frameCount: Int = 1, animationDuration: Double = 0, origin: Origin = .picture
    ) {
        self.init(
            .decoded(bitmap), width: bitmap.width, height: bitmap.height, scale: scale, frameCount: frameCount,
            animationDuration: animationDuration, origin: origin)
    }

    /// Makes a picture of a file.
    init(_ file: EncodedPicture, scale: Double) {
        self.init(
            .encoded(file), width: file.width, height: file.height, scale: scale, frameCount: file.frameCount,
            animationDuration: file.animationDuration, origin: .picture)
    }

    private init(
        _ pixels: Pixels, width: Int, height: Int, scale: Double, frameCount: Int, animationDuration: Double,
        origin: Origin
    ) {
        self.pixels = pixels
        (self.width, self.height) = (width, height)
        self.scale = scale
        self.frameCount = frameCount
        self.animationDuration = animationDuration
        self.origin = origin
    }

    /// The picture with another number of pixels per point.
    package func at(scale: Double) -> Picture {
        var picture = Picture(
            pixels, width: width, height: height, scale: scale, frameCount: frameCount,
            animationDuration: animationDuration, origin: origin)
        picture.thumbnailSide = thumbnailSide
        return picture
    }

    /// The picture as the first of several frames.
    /// - Parameter duration: how long all frames are shown once, in seconds.
    package func animated(frameCount: Int, duration: Double) -> Picture {
        var picture = Picture(
            pixels, width: width, height: height, scale: scale, frameCount: frameCount, animationDuration: duration,
            origin: origin)
        picture.thumbnailSide = thumbnailSide
        return picture
    }

    /// Whether it is from a PNG file of a ``PictureStore``.
    package var isPNG: Bool { fileBytes?.starts(with: PNGChunks.signature) == true }

    /// Whether the pixels are the same memory, or from the same file. Equal pictures need not share pixels.
    func sharesPixels(with other: Picture) -> Bool {
        switch (pixels, other.pixels) {
        case (.encoded(let file), .encoded(let other)): return file === other
        case (.decoded(let bitmap), .decoded(let other)):
            let address = bitmap.pixels.withUnsafeBufferPointer(\.baseAddress)
            return address == other.pixels.withUnsafeBufferPointer(\.baseAddress) && bitmap.width == other.width
        default: return false
        }
    }

    package static func == (first: Picture, second: Picture) -> Bool {
        first.width == second.width && first.height == second.height && first.scale == second.scale
            && first.frameCount == second.frameCount && first.animationDuration == second.animationDuration
            && first.origin == second.origin && first.thumbnailSide == second.thumbnailSide
            && (first.sharesPixels(with: second) || first.bitmap == second.bitmap)
    }
}

extension Picture {
    /// The pixels it is drawn from: all, or those of its thumbnail. A thumbnail is made again each time, linear in the
    /// number of pixels.
    var drawnBitmap: Bitmap {
        guard let thumbnailSide, thumbnailSide < max(width, height) else { return bitmap }
        return bitmap.thumbnail(side: max(1, thumbnailSide))
    }
}

extension Bitmap {
    /// The bitmap with its longer side scaled to a number of pixels, the other side in proportion, at least 1.
    package func thumbnail(side: Int) -> Bitmap {
        let longer = Double(max(width, height))
        func scaled(_ length: Int) -> Int { max(1, Int((Double(length * side) / longer).rounded())) }
        let (columns, rows) = (scaled(width), scaled(height))
        func axis(_ source: Int, _ target: Int) -> ResamplingAxis {
            ResamplingAxis(
                source: source, target: ScaledExtent(start: 0, length: Double(target)), window: 0..<target,
                beyondEdge: .unknown)
        }
        return Bitmap(
            width: columns, height: rows,
            pixels: pixels.withUnsafeBufferPointer {
                Resampler.resample($0, width: width, across: axis(width, columns), down: axis(height, rows))
            })
    }
}
