import CKernels

/// The pictures a renderer scaled last. A sweep draws one picture at a few sizes into thousands of balloons.
final class ScaledPictureCache {
    /// Scaled pictures kept; each is at most the size of a canvas, usually 2 MB.
    static let capacity = 8
    /// The pixels of the largest picture that is scaled as a whole although only a part is visible.
    static let largestWhole = 2_000_000

    private struct Entry {
        /// Keeps the object that identifies the picture alive, so that no other one can get its address.
        let picture: Picture
        let place: PixelRect
        let visible: PixelRect
        let scaled: ScaledPicture
    }

    /// The entry used last is at the end.
    private var entries: [Entry] = []
    /// Whether pictures are scaled as a whole, of which then many parts are used.
    private let keepsWhole: Bool

    init(keepsWhole: Bool = false) { self.keepsWhole = keepsWhole }

    /// The part `visible` of a picture stretched over `place`; all of it when it has that size. Both boxes are in
    /// pixels of the canvas; `visible` lies in `place` and is not empty.
    func scaled(_ picture: Picture, in place: PixelRect, visible: PixelRect) -> ScaledPicture {
        // Boxes relative to the picture, so that a picture that only moved is found.
        let size = place.offset(x: -place.left, y: -place.top)
        let window = visible.offset(x: -place.left, y: -place.top)
        if keepsWhole, window != size, size.width * size.height <= Self.largestWhole {
            return scaled(picture, in: size, visible: size).part(in: window, width: size.width)
        }
        let known = entries.firstIndex { entry in
            entry.place == size && entry.visible == window && entry.picture.thumbnailSide == picture.thumbnailSide
                && entry.picture.sharesPixels(with: picture)
        }
        if let known {
            entries.append(entries.remove(at: known))
            return entries[entries.count - 1].scaled
        }
        let scaled = ScaledPicture(pixels: scaledPixels(of: picture.drawnBitmap, size: size, window: window))
        if entries.count == Self.capacity { entries.removeFirst() }
        entries.append(Entry(picture: picture, place: size, visible: window, scaled: scaled))
        return scaled
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
struct ScaledPicture {
    /// Premultiplied RGBA.
    let pixels: [UInt8]
    let isOpaque: Bool

    /// Reads all pixels of an opaque picture, and those of any other up to the first that is not opaque.
    init(pixels: [UInt8]) {
        self.pixels = pixels
        isOpaque = kernels_is_opaque(pixels, pixels.count / 4)
    }

    /// The pixels in a box.
    fileprivate func part(in box: PixelRect, width: Int) -> ScaledPicture {
        let rowLength = box.width * 4
        let part = [UInt8](unsafeUninitializedCapacity: rowLength * box.height) { buffer, count in
            pixels.withUnsafeBufferPointer { pixels in
                guard let from = pixels.baseAddress, let to = buffer.baseAddress else { return }
                for row in 0..<box.height {
                    (to + row * rowLength).initialize(
                        from: from + ((box.top + row) * width + box.left) * 4, count: rowLength)
                }
            }
            count = rowLength * box.height
        }
        return ScaledPicture(pixels: part)
    }
}
