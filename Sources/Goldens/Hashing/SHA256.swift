/// The hash of FIPS 180-4, section 6.2, over bytes that arrive in any number of pieces.
///
/// All state lives in three buffers of raw words that are allocated once, because tests run in debug builds, where an
/// array access costs ten times a pointer access. Invariant: `state` holds 8 words, `schedule` 64 words and `pending`
/// 64 bytes from `init` until `deinit`, and nothing outside this class sees them.
package final class SHA256 {
    private let state = UnsafeMutablePointer<UInt32>.allocate(capacity: 8)
    private let schedule = UnsafeMutablePointer<UInt32>.allocate(capacity: 64)
    /// The bytes of a block that is not full yet.
    private let pending = UnsafeMutableRawPointer.allocate(byteCount: blockSize, alignment: 16)
    private var pendingCount = 0
    private var totalCount: UInt64 = 0

    private static let blockSize = 64

    package init() {
        // Section 5.3.3: fractional parts of the square roots of the first eight primes.
        let initial: [UInt32] = [
            0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
        ]
        initial.withUnsafeBufferPointer { state.initialize(from: $0.baseAddress.unsafelyUnwrapped, count: 8) }
        schedule.initialize(repeating: 0, count: 64)
        pending.initializeMemory(as: UInt8.self, repeating: 0, count: Self.blockSize)
    }

    deinit {
        state.deallocate()
        schedule.deallocate()
        pending.deallocate()
    }

    /// The digest of bytes as 64 lower-case hexadecimal digits.
    package static func hexadecimalDigest(of bytes: [UInt8]) -> String {
        let hash = SHA256()
        bytes.withUnsafeBytes { hash.update($0) }
        return hash.finish()
    }

    /// Takes more bytes. Linear in their number.
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
            compress(pending)
            pendingCount = 0
        }
        while left >= Self.blockSize {
            compress(next)
            next += Self.blockSize
            left -= Self.blockSize
        }
        pending.copyMemory(from: next, byteCount: left)
        pendingCount = left
    }

    /// Pads (section 5.1.1) and gives the digest as 64 lower-case hexadecimal digits. Call it once, last.
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

    /// Section 6.2.2: one block of 64 bytes into the state.
    private func compress(_ block: UnsafeRawPointer) {
        let w = schedule
        var t = 0
        while t < 16 {
            w[t] = UInt32(bigEndian: block.loadUnaligned(fromByteOffset: t &* 4, as: UInt32.self))
            t &+= 1
        }
        while t < 64 {
            let x = w[t &- 15]
            let y = w[t &- 2]
            let sigma0 = (x &>> 7 | x &<< 25) ^ (x &>> 18 | x &<< 14) ^ (x &>> 3)
            let sigma1 = (y &>> 17 | y &<< 15) ^ (y &>> 19 | y &<< 13) ^ (y &>> 10)
            w[t] = w[t &- 16] &+ sigma0 &+ w[t &- 7] &+ sigma1
            t &+= 1
        }
        var a = state[0]
        var b = state[1]
        var c = state[2]
        var d = state[3]
        var e = state[4]
        var f = state[5]
        var g = state[6]
        var h = state[7]
        roundConstants.withUnsafeBufferPointer { k in
            // A buffer of 64 words always has a base address.
            let k = k.baseAddress.unsafelyUnwrapped
            t = 0
            while t < 64 {
                let sum1 = (e &>> 6 | e &<< 26) ^ (e &>> 11 | e &<< 21) ^ (e &>> 25 | e &<< 7)
                let sum0 = (a &>> 2 | a &<< 30) ^ (a &>> 13 | a &<< 19) ^ (a &>> 22 | a &<< 10)
                let t1 = h &+ sum1 &+ ((e & f) ^ (~e & g)) &+ k[t] &+ w[t]
                let t2 = sum0 &+ ((a & b) ^ (a & c) ^ (b & c))
                h = g
                g = f
                f = e
                e = d &+ t1
                d = c
                c = b
                b = a
                a = t1 &+ t2
                t &+= 1
            }
        }
        state[0] &+= a
        state[1] &+= b
        state[2] &+= c
        state[3] &+= d
        state[4] &+= e
        state[5] &+= f
        state[6] &+= g
        state[7] &+= h
    }
}

/// Section 4.2.2: fractional parts of the cube roots of the first 64 primes.
private let roundConstants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
    0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
    0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
    0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
    0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
    0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
    0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
]
