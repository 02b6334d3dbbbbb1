/// A hash that is the same in each run and on each machine, unlike Swift's: FNV-1a of 64 bits.
package struct StableHash: Sendable {
    /// The hash of what was mixed so far.
    package private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

    package init() {}

    package mutating func mix(_ bytes: [UInt8]) {
        value = bytes.withUnsafeBufferPointer { bytes in
            var value = value
            for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
            return value
        }
    }

    package mutating func mix(_ words: [UInt64]) {
        for word in words { mix((0..<8).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) }) }
    }
}
