import CKernels
import Drawing

/// The identity of a bitmap's pixels and size: equal hashes mean equal pictures.
///
/// The hash is not over the bitmap's memory but over a shorter form from which the bitmap could be restored. So the
/// hash is as strong as SHA-256, and a balloon, which is mostly flat, costs a fraction of its bytes. The form is: the
/// size as two words; then, from the first pixel to the last, stretches. A stretch of at least `shortestRun` equal
/// pixels is its length and the pixel; the pixels between two such stretches are their number with `literalMark` set,
/// then the pixels. Words are 32-bit, little-endian.
package enum PixelHash {
    /// Shorter runs cost more to announce than to hash.
    private static let shortestRun = 16
    private static let literalMark: UInt32 = 0x8000_0000

    /// The hash as 64 hexadecimal digits. Linear in the number of pixels.
    package static func hexadecimalDigest(of bitmap: Bitmap) -> String {
        let hash = SHA256()
        hash.update(words: UInt32(truncatingIfNeeded: bitmap.width), UInt32(truncatingIfNeeded: bitmap.height))
        bitmap.pixels.withUnsafeBufferPointer { bytes in
            // `base` points to `count` pixels of four bytes for the length of this closure.
            guard let base = bytes.baseAddress else { return }
            let count = bytes.count / 4
            func takeLiterals(_ start: Int, _ end: Int) {
                guard end > start else { return }
                hash.update(words: literalMark | UInt32(end - start))
                hash.update(UnsafeRawBufferPointer(start: base + start * 4, count: (end - start) * 4))
            }

            var literalStart = 0
            var index = 0
            while index < count {
                let pixel = base + index &* 4
                let length = kernels_run_length(pixel, count &- index)
                if length >= shortestRun {
                    takeLiterals(literalStart, index)
                    hash.update(words: UInt32(length))
                    hash.update(UnsafeRawBufferPointer(start: pixel, count: 4))
                    literalStart = index &+ length
                }
                index = index &+ length
            }
            takeLiterals(literalStart, count)
        }
        return hash.finish()
    }
}

extension SHA256 {
    /// Takes words in little-endian order.
    fileprivate func update(words: UInt32...) {
        words.map(\.littleEndian).withUnsafeBytes { update($0) }
    }
}
