import CKernels

/// The hash of FIPS 180-4, section 6.2, over bytes that arrive in any number of pieces.
///
/// Invariant: `state` holds 8 words and `pending` 64 bytes from `init` until `deinit`, and nothing outside this class
/// sees them.
package final class SHA256 {
    private let state = UnsafeMutablePointer<UInt32>.allocate(capacity: 8)
    /// The bytes of a block that is not full yet.
    private let pending = UnsafeMutableRawPointer.allocate(byteCount: blockSize, alignment: 16)
    private var pendingCount = 0
    private var totalCount: UInt64 = 0

    private static let blockSize = 64
    /// Several times faster; the digest is the same.
    private static let hasInstructions = kernels_has_sha256_instructions()

    package init() {
        // Section 5.3.3: fractional parts of the square roots of the first eight primes.
        let initial: [UInt32] = [
            0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
        ]
        initial.withUnsafeBufferPointer { state.initialize(from: $0.baseAddress.unsafelyUnwrapped, count: 8) }
        pending.initializeMemory(as: UInt8.self, repeating: 0, count: Self.blockSize)
    }

    deinit {
        state.deallocate()
        pending.deallocate()
    }

    /// The digest of bytes as 64 lower-case hexadecimal digits.
    package static func hexadecimalDigest(of bytes: [UInt8]) -> String {
        let hash = SHA256()
        bytes.withUnsafeBytes { hash.update($0) }
        return hash.finish()
    }

    /// Adds bytes. Linear in their number.
    package func update(_ bytes: UnsafeRawBufferPointer) {
        guard var next = bytes.baseAddress else { return }
        var left = bytes.count
        totalCount += UInt64(left)
        if pendingCount > 0 {
            let taken = min(left, Self.blockSize - pendingCount)
            (pending + pendingCount).copyMemory(from: next, byteCount: taken)
            pendingCount += taken
            next += taken
            left -= taken
            guard pendingCount == Self.blockSize else { return }
            take(pending, 1)
            pendingCount = 0
        }
        let blocks = left / Self.blockSize
        take(next, blocks)
        next += blocks * Self.blockSize
        left -= blocks * Self.blockSize
        pending.copyMemory(from: next, byteCount: left)
        pendingCount = left
    }

    /// Takes full blocks into the state.
    private func take(_ blocks: UnsafeRawPointer, _ count: Int) {
        if Self.hasInstructions {
            kernels_sha256_by_instructions(state, blocks, count)
        } else {
            kernels_sha256(state, blocks, count)
        }
    }

    /// Pads (section 5.1.1) and returns the digest as 64 lower-case hexadecimal digits. Call it once, last.
    package func finish() -> String {
        let bitCount = totalCount * 8
        let zeroCount = (Self.blockSize * 2 - 9 - pendingCount) % Self.blockSize
        var padding = [0x80] + [UInt8](repeating: 0, count: zeroCount)
        for shift in stride(from: UInt64(56), through: 0, by: -8) {
            padding.append(UInt8(truncatingIfNeeded: bitCount >> shift))
        }
        padding.withUnsafeBytes { update($0) }

        var digits: [UInt8] = []
        let alphabet = Array("0123456789abcdef".utf8)
        for word in 0..<8 {
            for shift in stride(from: UInt32(28), through: 0, by: -4) {
                digits.append(alphabet[Int(state[word] >> shift & 15)])
            }
        }
        return String(decoding: digits, as: UTF8.self)
    }
}
