extension Bitmap {
    /// The picture as the bytes of a PNG file: the same bytes for the same pixels on every machine.
    /// - Complexity: O(pixels).
    public func png() -> [UInt8] { PNGEncoder.encode(self) }
}
