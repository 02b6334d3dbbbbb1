/// Verifies the checksums that an OpenType file has for its tables (OpenType 1.9, "Calculating checksums").
///
/// Without this check a damaged font would be used in part: HarfBuzz ignores tables that it cannot read, and text would
/// be set in the next font of the cascade without any error.
enum OpenTypeChecksums {
    /// The tag of the first table whose bytes do not match its checksum; nil when all match.
    /// - Complexity: O(bytes), four at a time.
    static func firstDamagedTable(in file: FontBytes) -> String? {
        let bytes = UnsafeRawBufferPointer(start: file.base, count: file.count)
        guard bytes.count >= 12 else { return "directory" }
        let tableCount = Int(word(bytes, 4) >> 16)
        guard tableCount > 0, bytes.count >= 12 + tableCount * 16 else { return "directory" }
        for index in 0..<tableCount {
            let entry = 12 + index * 16
            let tag = word(bytes, entry)
            let (offset, length) = (Int(word(bytes, entry + 8)), Int(word(bytes, entry + 12)))
            guard offset <= bytes.count, length <= bytes.count - offset else { return name(tag) }
            var sum = sum(bytes, offset, length)
            // `head` holds an adjustment for the checksum of the whole file, which counts as zero here.
            if tag == OpenTypeTables.tag("head"), length >= 12 { sum &-= word(bytes, offset + 8) }
            if sum != word(bytes, entry + 4) { return name(tag) }
        }
        return nil
    }

    private static func name(_ tag: UInt32) -> String {
        let name = OpenTypeTables.string(from: tag)
        return name.unicodeScalars.allSatisfy { (" "..."~").contains($0) } ? name : "directory"
    }

    /// The sum of the big-endian words of a table; the last word is filled up with zeros.
    private static func sum(_ bytes: UnsafeRawBufferPointer, _ offset: Int, _ length: Int) -> UInt32 {
        guard length > 0 else { return 0 }
        var sum: UInt32 = 0
        var index = offset
        let wholeEnd = offset + length / 4 * 4
        while index < wholeEnd {
            sum &+= word(bytes, index)
            index += 4
        }
        for rest in 0..<(length % 4) { sum &+= UInt32(bytes[wholeEnd + rest]) << UInt32(24 - 8 * rest) }
        return sum
    }

    private static func word(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt32 {
        UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
    }
}
