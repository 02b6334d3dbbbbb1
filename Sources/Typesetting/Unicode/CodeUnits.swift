/// Strings as their UTF-8. Swift's `==` takes canonically equivalent spellings for equal, but they have other UTF-16
/// offsets and other glyphs.
enum CodeUnits {
    static func areEqual(_ first: String, _ second: String) -> Bool {
        let isEqual = first.utf8.withContiguousStorageIfAvailable { first in
            second.utf8.withContiguousStorageIfAvailable { second in
                areEqual(UnsafeRawBufferPointer(first), UnsafeRawBufferPointer(second))
            }
        }
        return (isEqual ?? nil) ?? first.utf8.elementsEqual(second.utf8)
    }

    /// Compares eight bytes at a time.
    private static func areEqual(_ first: UnsafeRawBufferPointer, _ second: UnsafeRawBufferPointer) -> Bool {
        guard first.count == second.count else { return false }
        var offset = 0
        while offset + 8 <= first.count {
            let words = (
                first.loadUnaligned(fromByteOffset: offset, as: UInt64.self),
                second.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            )
            if words.0 != words.1 { return false }
            offset += 8
        }
        while offset < first.count {
            if first[offset] != second[offset] { return false }
            offset += 1
        }
        return true
    }

    /// Mixes a string into a hash, eight bytes at a time.
    static func hash(_ string: String, into hash: inout UInt64) {
        let isDone: Void? = string.utf8.withContiguousStorageIfAvailable { bytes in
            let bytes = UnsafeRawBufferPointer(bytes)
            var offset = 0
            while offset + 8 <= bytes.count {
                mix(bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self), into: &hash)
                offset += 8
            }
            var rest = UInt64(truncatingIfNeeded: bytes.count)
            while offset < bytes.count {
                rest = rest << 8 | UInt64(bytes[offset])
                offset += 1
            }
            mix(rest, into: &hash)
        }
        // Strings of other systems' making come in one piece seldom enough.
        if isDone == nil { for byte in string.utf8 { mix(UInt64(byte), into: &hash) } }
    }

    private static func mix(_ word: UInt64, into hash: inout UInt64) {
        let product = (hash ^ word).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
        hash = product.high ^ product.low
    }
}
