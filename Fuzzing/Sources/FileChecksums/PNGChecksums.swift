/// The checksums of a PNG's chunks (PNG specification, 5.3): a decoder stops at the first that is wrong, and chance
/// never finds a right one, so without mending them fuzzing stays outside the decoder.
public enum PNGChecksums {
    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// The file with the checksum of each whole chunk set right; nil when it is no PNG or nothing changes.
    public static func mended(_ bytes: [UInt8]) -> [UInt8]? {
        guard bytes.starts(with: signature) else { return nil }
        var file = bytes
        mendChunks(of: &file, from: signature.count)
        return file == bytes ? nil : file
    }

    /// A file that holds PNG files somewhere, as a font's colour glyphs are, with the checksums of their chunks set
    /// right.
    static func mendedPictures(in bytes: [UInt8]) -> [UInt8] {
        var file = bytes
        for start in 0..<max(0, bytes.count - signature.count)
        where bytes[start] == signature[0] && bytes[start...].starts(with: signature) {
            mendChunks(of: &file, from: start + signature.count)
        }
        return file
    }

    /// Sets the checksum of each whole chunk, up to the last one or the first that does not end in the file.
    private static func mendChunks(of file: inout [UInt8], from first: Int) {
        var start = first
        // Four bytes of length, four of type, the data, four of checksum.
        while start + 12 <= file.count {
            let length = file[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
            let end = start + 8 + length
            guard end + 4 <= file.count else { break }
            let checksum = crc(file[(start + 4)..<end])
            for index in 0..<4 { file[end + index] = UInt8(truncatingIfNeeded: checksum >> UInt32(24 - 8 * index)) }
            let isLast = file[start + 4..<start + 8].elementsEqual("IEND".utf8)
            start = isLast ? file.count : end + 4
        }
    }

    /// PNG specification, annex D.
    private static func crc(_ bytes: ArraySlice<UInt8>) -> UInt32 {
        ~bytes.reduce(UInt32.max) { table[Int(UInt8(truncatingIfNeeded: $0) ^ $1)] ^ $0 >> 8 }
    }

    private static let table: [UInt32] = (0..<256).map { byte in
        (0..<8).reduce(UInt32(byte)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
    }
}
