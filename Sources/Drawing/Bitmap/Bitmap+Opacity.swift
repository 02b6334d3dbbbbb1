import CKernels

extension Bitmap {
    /// Whether every pixel hides what lies beneath; so does a bitmap without pixels.
    /// - Complexity: O(pixels), for one that is not opaque up to its first clear pixel.
    package var isOpaque: Bool { kernels_is_opaque(pixels, pixels.count / 4) }
}
