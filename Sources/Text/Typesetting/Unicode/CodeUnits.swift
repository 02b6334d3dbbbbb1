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

    /// The UTF-16 of a string, in an array of just that size.
    static func utf16(of string: String) -> [UInt16] {
        withUTF8(of: string) { bytes in
            // Every character is one unit, but those of four bytes are two. A byte from 0x80 to 0xBF continues one.
            let count = bytes.reduce(0) { $0 + (Int8(bitPattern: $1) >= -0x40 ? 1 : 0) + ($1 >= 0xF0 ? 1 : 0) }
            return [UInt16](unsafeUninitializedCapacity: count) { units, initialized in
                initialized = count
                if count == bytes.count {
                    for index in 0..<count { units.initializeElement(at: index, to: UInt16(bytes[index])) }
                } else {
                    decode(bytes, into: units)
                }
            }
        }
    }

    /// Writes the UTF-16 of well-formed UTF-8.
    private static func decode(_ bytes: UnsafeRawBufferPointer, into units: UnsafeMutableBufferPointer<UInt16>) {
        var (index, next) = (0, 0)
        func write(_ unit: UInt32) {
            units.initializeElement(at: next, to: UInt16(truncatingIfNeeded: unit))
            next += 1
        }
        func continuation(_ distance: Int) -> UInt32 { UInt32(bytes[index + distance] & 0x3F) }
        while index < bytes.count {
            let lead = UInt32(bytes[index])
            switch lead {
            case 0..<0x80:
                write(lead)
                index += 1
            case 0x80..<0xE0:
                write((lead & 0x1F) << 6 | continuation(1))
                index += 2
            case 0xE0..<0xF0:
                write((lead & 0x0F) << 12 | continuation(1) << 6 | continuation(2))
                index += 3
            default:
                let character = (lead & 0x07) << 18 | continuation(1) << 12 | continuation(2) << 6 | continuation(3)
                write(0xD7C0 + character >> 10)
                write(0xDC00 | character & 0x3FF)
                index += 4
            }
        }
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
