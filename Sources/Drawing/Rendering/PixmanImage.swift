import CPixman

/// Making pixman images over memory that someone else owns.
enum PixmanImage {
    /// The format of ``Bitmap``: red, green, blue, alpha in this order in memory, colours multiplied by alpha.
    /// pixman names formats from the highest bits of a native word, so this is `abgr` on little-endian machines.
    static let rgba: pixman_format_code_t = {
        #if _endian(little)
            return PIXMAN_a8b8g8r8
        #else
            return PIXMAN_r8g8b8a8
        #endif
    }()

    /// An image that reads and writes `bytes`, which must outlive it.
    static func make(
        format: pixman_format_code_t, width: Int, height: Int, bytes: UnsafeMutableRawPointer, stride: Int
    ) -> OpaquePointer {
        let words = bytes.bindMemory(to: UInt32.self, capacity: stride * height / 4)
        guard let image = pixman_image_create_bits(format, Int32(width), Int32(height), words, Int32(stride)) else {
            // pixman refuses only misaligned strides, which the callers exclude, and lack of memory.
            fatalError("out of memory")
        }
        return image
    }
}
