import CKernels

/// The pictures a renderer scaled last. A sweep draws one picture at a few sizes into thousands of balloons.
final class ScaledPictureCache {
    /// Scaled pictures kept; each is at most the size of a canvas, usually 2 MB.
    static let capacity = 8

    private struct Entry {
        /// Keeps the object that identifies the picture alive, so that no other one can get its address.
        let picture: Picture
        let place: PixelRect
        let visible: PixelRect
        let scaled: ScaledPicture
    }

    /// The entry used last is at the end.
    private var entries: [Entry] = []
    /// Pictures of which many parts are drawn; nil where whole pictures are.
    private let bands: PictureBands?

    init(bands: PictureBands? = nil) { self.bands = bands }

    /// A picture stretched over `place`, at least the part `visible`, and the box that it fills. All boxes are in pixels
    /// of the canvas; `visible` lies in `place` and is not empty.
    func scaled(
        _ picture: Picture, in place: PixelRect, visible: PixelRect
    ) -> (picture: ScaledPicture, box: PixelRect) {
        // Boxes relative to the picture, so that a picture that only moved is found.
        let size = place.offset(x: -place.left, y: -place.top)
        let window = visible.offset(x: -place.left, y: -place.top)
        let rows = window.top..<window.bottom
        let band = bands?.band(of: picture, width: size.width, height: size.height, rows: rows) { rows in
            let window = PixelRect(left: 0, top: rows.lowerBound, right: size.width, bottom: rows.upperBound)
            return ScaledPicture(pixels: scaledPixels(of: picture.drawnBitmap, size: size, window: window))
        }
        if let band {
            let (top, bottom) = (place.top + band.rows.lowerBound, place.top + band.rows.upperBound)
            return (band.pixels, PixelRect(left: place.left, top: top, right: place.right, bottom: bottom))
        }
        let known = entries.firstIndex { entry in
            entry.place == size && entry.visible == window && entry.picture.thumbnailSide == picture.thumbnailSide
                && entry.picture.sharesPixels(with: picture)
        }
        if let known {
            entries.append(entries.remove(at: known))
            return (entries[entries.count - 1].scaled, visible)
        }
        let scaled = ScaledPicture(pixels: scaledPixels(of: picture.drawnBitmap, size: size, window: window))
        if entries.count == Self.capacity { entries.removeFirst() }
        entries.append(Entry(picture: picture, place: size, visible: window, scaled: scaled))
        return (scaled, visible)
    }

    private func scaledPixels(of bitmap: Bitmap, size: PixelRect, window: PixelRect) -> [UInt8] {
        if bitmap.width == size.width, bitmap.height == size.height, window == size { return bitmap.pixels }
        return bitmap.pixels.withUnsafeBufferPointer { source in
            Resampler.resample(
                source, width: bitmap.width,
                across: ResamplingAxis(
                    source: bitmap.width, target: ScaledExtent(start: 0, length: Double(size.right)),
                    window: window.left..<window.right, beyondEdge: .unknown),
                down: ResamplingAxis(
                    source: bitmap.height, target: ScaledExtent(start: 0, length: Double(size.bottom)),
                    window: window.top..<window.bottom, beyondEdge: .unknown))
        }
    }
}

/// Pixels ready to be drawn, and whether they are opaque.
struct ScaledPicture: Sendable {
    /// Premultiplied RGBA.
    let pixels: [UInt8]
    let isOpaque: Bool

    /// Reads all pixels of an opaque picture, and those of any other up to the first that is not opaque.
    init(pixels: [UInt8]) {
        self.pixels = pixels
        isOpaque = kernels_is_opaque(pixels, pixels.count / 4)
    }

    /// Pictures of one width, one below the other.
    init(_ parts: [ScaledPicture]) {
        var pixels: [UInt8] = []
        pixels.reserveCapacity(parts.reduce(0) { $0 + $1.pixels.count })
        for part in parts { pixels += part.pixels }
        self.pixels = pixels
        isOpaque = parts.allSatisfy(\.isOpaque)
    }
}
