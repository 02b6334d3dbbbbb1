import CKernels

/// Pixels: 8-bit premultiplied RGBA in sRGB, rows from top to bottom without padding.
///
/// ```swift
/// let bitmap = try balloon.picture(scale: 1)
/// let middle = (bitmap.height / 2 * bitmap.width + bitmap.width / 2) * 4
/// print("red, green, blue, alpha:", bitmap.pixels[middle..<middle + 4])
/// try Data(bitmap.png()).write(to: URL(fileURLWithPath: "balloon.png"))
/// ```
public struct Bitmap: Sendable, Equatable {
    /// The size in pixels.
    public let width, height: Int
    /// `width * height * 4` bytes: red, green, blue, alpha of each pixel, colours multiplied by alpha.
    public let pixels: [UInt8]

    /// Makes a bitmap from its pixels.
    /// - Precondition: `pixels.count == width * height * 4`.
    public init(width: Int, height: Int, pixels: [UInt8]) {
        precondition(pixels.count == width * height * 4, "a bitmap has four bytes a pixel")
        self.width = width
        self.height = height
        self.pixels = pixels
    }
}

extension Bitmap {
    /// Whether every pixel is opaque; true for a bitmap without pixels.
    /// - Complexity: O(pixels); ends at the first pixel that is not opaque.
    package var isOpaque: Bool { kernels_is_opaque(pixels, pixels.count / 4) }
}
