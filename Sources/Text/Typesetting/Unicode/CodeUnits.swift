#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Compares and hashes strings as UTF-8. Swift's `==` treats canonically equivalent spellings as equal, but these have
/// different UTF-16 offsets and different glyphs.
enum CodeUnits {
    /// Calls a function with the UTF-8 of a string.
    @inline(__always)
    static func withUTF8<Result>(
        of string: String, _ body: (UnsafeRawBufferPointer) throws -> Result
    ) rethrows -> Result {
        let result = try string.utf8.withContiguousStorageIfAvailable { try body(UnsafeRawBufferPointer($0)) }
        if let result { return result }
        // Only strings that come from other systems, such as Foundation on Apple platforms, are not contiguous.
        return try Array(string.utf8).withUnsafeBytes(body)
    }

    /// Whether the bytes at an address are equal to these bytes.
    static func areEqual(_ first: UnsafeRawPointer, _ second: UnsafeRawBufferPointer) -> Bool {
        guard let base = second.baseAddress else { return true }
        return memcmp(first, base, second.count) == 0
    }

    /// Mixes bytes into a hash, eight at a time.
    static func hash(_ bytes: UnsafeRawBufferPointer, into hash: inout UInt64) {
        var offset = 0
        while offset + 8 <= bytes.count {
            mix(bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self), into: &hash)
            offset += 8
        }
        var rest = UInt64(truncatingIfNeeded: bytes.count)
        if bytes.count >= 8 {
            // The last eight bytes; some of them have been mixed already.
            rest ^= bytes.loadUnaligned(fromByteOffset: bytes.count - 8, as: UInt64.self)
        } else {
            for byte in bytes { rest = rest << 8 | UInt64(byte) }
        }
        mix(rest, into: &hash)
    }

    private static func mix(_ word: UInt64, into hash: inout UInt64) {
        let product = (hash ^ word).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
        hash = product.high ^ product.low
    }
}
