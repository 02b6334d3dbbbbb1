import CKernels

/// The identity of a bitmap's pixels and size: equal hashes mean equal pictures.
///
/// The hash is not over the bitmap's memory but over a shorter form from which the bitmap could be restored. So the
/// hash is as strong as SHA-256, and a balloon, which is mostly flat, costs a fraction of its bytes. The form is: the
/// size as two words; then, from the first pixel to the last, stretches. A stretch of at least 16 equal pixels is its
/// length and the pixel; the pixels between two such stretches are their number with the highest bit set, then the
/// pixels. Words are 32-bit, little-endian.
package enum PixelHash {
    /// The hash as 64 hexadecimal digits. Linear in the number of pixels.
    package static func hexadecimalDigest(of bitmap: Bitmap) -> String {
        let hash = SHA256()
        [bitmap.width, bitmap.height].map { UInt32(truncatingIfNeeded: $0).littleEndian }
            .withUnsafeBytes { hash.update($0) }
        bitmap.pixels.withUnsafeBufferPointer { pixels in
            // `pixels` holds `count` pixels of four bytes for the length of this closure, and the buffer the longest
            // form of them.
            guard let base = pixels.baseAddress else { return }
            let count = pixels.count / 4
            withUnsafeTemporaryAllocation(of: UInt8.self, capacity: count * 4 + 4) { form in
                guard let start = form.baseAddress else { return }
                let length = kernels_pixel_form(base, count, start)
                hash.update(UnsafeRawBufferPointer(start: start, count: length))
            }
        }
        return hash.finish()
    }
}
