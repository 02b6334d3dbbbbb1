/// The checksums of a font's tables (OpenType 1.9, "Calculating checksums"): a font with a wrong one is refused before
/// anything else of it is read, and chance never finds a right one, so without mending them fuzzing stays at that gate.
public enum FontChecksums {
    /// The file with the checksum of each whole table set right, and those of the PNG pictures of its glyphs before
    /// them; nil when it has no table directory or nothing changes.
    /// - Complexity: O(bytes).
    public static func mended(_ bytes: [UInt8]) -> [UInt8]? {
        guard bytes.count >= 12 else { return nil }
        let tableCount = Int(bytes[4]) << 8 | Int(bytes[5])
        guard tableCount > 0, 12 + tableCount * 16 <= bytes.count else { return nil }
        var file = PNGChecksums.mendedPictures(in: bytes)
        for index in 0..<tableCount {
            let record = 12 + index * 16
            let (offset, length) = (Int(word(file, record + 8)), Int(word(file, record + 12)))
            guard offset <= file.count, length <= file.count - offset else { continue }
            var sum = sum(file[offset..<offset + length])
            // `head` holds the adjustment of the whole file, which counts as zero.
            if file[record..<record + 4].elementsEqual("head".utf8), length >= 12 { sum &-= word(file, offset + 8) }
            for byte in 0..<4 { file[record + 4 + byte] = UInt8(truncatingIfNeeded: sum >> UInt32(24 - 8 * byte)) }
        }
        return file == bytes ? nil : file
    }

    private static func sum(_ table: ArraySlice<UInt8>) -> UInt32 {
        var sum: UInt32 = 0
        for (index, byte) in table.enumerated() { sum &+= UInt32(byte) << UInt32(24 - 8 * (index % 4)) }
        return sum
    }

    private static func word(_ bytes: [UInt8], _ offset: Int) -> UInt32 {
        bytes[offset..<offset + 4].reduce(0) { $0 << 8 | UInt32($1) }
    }
}
