/// The checksums of a PNG's chunks (PNG specification, 5.3): a decoder stops at the first that is wrong, and chance never
/// finds a right one, so without mending them fuzzing stays outside the decoder.
enum PNGChecksums {
    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// The file with the checksum of each whole chunk set right; nil when it is no PNG or nothing changes.
    static func mended(_ bytes: [UInt8]) -> [UInt8]? {
        guard bytes.starts(with: signature) else { return nil }
        var file = bytes
        var start = signature.count
        // Four bytes of length, four of type, the data, four of checksum.
        while start + 12 <= file.count {
            let length = file[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
            let end = start + 8 + length
            guard end + 4 <= file.count else { break }
            let checksum = crc(file[(start + 4)..<end])
            for index in 0..<4 { file[end + index] = UInt8(truncatingIfNeeded: checksum >> UInt32(24 - 8 * index)) }
            start = end + 4
        }
        return file == bytes ? nil : file
    }

    /// PNG specification, annex D.
    private static func crc(_ bytes: ArraySlice<UInt8>) -> UInt32 {
        ~bytes.reduce(UInt32.max) { table[Int(UInt8(truncatingIfNeeded: $0) ^ $1)] ^ $0 >> 8 }
    }

    private static let table: [UInt32] = (0..<256).map { byte in
        (0..<8).reduce(UInt32(byte)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
    }
}
