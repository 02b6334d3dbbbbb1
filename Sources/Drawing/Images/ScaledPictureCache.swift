/// The pictures a renderer scaled last. A sweep draws one picture at a few sizes into thousands of balloons.
final class ScaledPictureCache {
    /// Scaled pictures kept; each is at most the size of a canvas, usually 2 MB.
    static let capacity = 8

    private struct Entry {
        /// Keeps the pixels alive, so that no other picture can come to lie at their address.
        let bitmap: Bitmap
        let address: UnsafePointer<UInt8>?
        let place: PixelRect
        let visible: PixelRect
        let pixels: [UInt8]
    }

    /// The entry used last is at the end.
    private var entries: [Entry] = []

    /// The part `visible` of a bitmap stretched over `place`, as premultiplied RGBA. Both boxes are in pixels of the
    /// canvas; `visible` lies in `place` and is not empty.
    func pixels(of bitmap: Bitmap, in place: PixelRect, visible: PixelRect) -> [UInt8] {
        // Boxes relative to the picture, so that a picture that only moved is found.
        let size = place.offset(x: -place.left, y: -place.top)
        let window = visible.offset(x: -place.left, y: -place.top)
        let address = bitmap.pixels.withUnsafeBufferPointer(\.baseAddress)
        let known = entries.firstIndex { entry in
            entry.address == address && entry.bitmap.width == bitmap.width && entry.place == size
                && entry.visible == window
        }
        if let known {
            entries.append(entries.remove(at: known))
            return entries[entries.count - 1].pixels
        }
        let pixels = bitmap.pixels.withUnsafeBufferPointer { source in
            Resampler.resample(
                source, width: bitmap.width,
                across: ResamplingAxis(
                    source: bitmap.width, target: ScaledExtent(start: 0, length: Double(size.right)),
                    window: window.left..<window.right, beyondEdge: .repeated),
                down: ResamplingAxis(
                    source: bitmap.height, target: ScaledExtent(start: 0, length: Double(size.bottom)),
                    window: window.top..<window.bottom, beyondEdge: .repeated))
        }
        if entries.count == Self.capacity { entries.removeFirst() }
        entries.append(Entry(bitmap: bitmap, address: address, place: size, visible: window, pixels: pixels))
        return pixels
    }
}
