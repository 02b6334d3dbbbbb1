import CPixman

/// Makes pixman images over memory that has another owner.
enum PixmanImage {
    /// The format of ``Bitmap``: red, green, blue, alpha in this order in memory, colours multiplied by alpha.
    ///
    /// pixman names formats from the highest bits of a native word, so on little-endian machines this is `abgr`. It is
    /// called `argb` there all the same, and ``color(_:)`` changes red and blue too: no operation distinguishes one
    /// colour component from another, and pixman has more fast paths for `argb`: drawing a balloon took 1.96 times
    /// cairo in place of 3.46.
    static let rgba: pixman_format_code_t = {
        #if _endian(little)
            return PIXMAN_a8r8g8b8
        #else
            return PIXMAN_r8g8b8a8
        #endif
    }()

    /// A premultiplied colour as pixels of ``rgba`` take it. pixman keeps the high byte of each component.
    static func color(_ premultiplied: Color) -> pixman_color_t {
        var (red, blue) = (premultiplied.red, premultiplied.blue)
        #if _endian(little)
            swap(&red, &blue)
        #endif
        return pixman_color_t(
            red: UInt16(red) * 257, green: UInt16(premultiplied.green) * 257, blue: UInt16(blue) * 257,
            alpha: UInt16(premultiplied.alpha) * 257)
    }

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
