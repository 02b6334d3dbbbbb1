import CKernels

extension Bitmap {
    /// Whether every pixel is opaque; true for a bitmap without pixels.
    /// - Complexity: O(pixels); ends at the first pixel that is not opaque.
    package var isOpaque: Bool { kernels_is_opaque(pixels, pixels.count / 4) }
}
