/// Counts the scans of a JPEG file without decoding any: the decoder processes all pixels once for each.
enum JPEGScans {
    /// How many scans begin in the file. Linear in its length.
    static func count(in bytes: UnsafeRawBufferPointer) -> Int {
        var count = 0
        var index = 2
        while index + 1 < bytes.count {
            guard bytes[index] == 0xFF else {
                // Entropy-coded data, or stray bytes: the next marker ends them.
                index += 1
                continue
            }
            let marker = bytes[index + 1]
            switch marker {
            case 0xD9: return count
            // Fill bytes, stuffed bytes, restart markers and markers without a length.
            case 0xFF: index += 1
            case 0x00, 0x01, 0xD0...0xD8: index += 2
            default:
                if marker == 0xDA { count += 1 }
                guard index + 3 < bytes.count else { return count }
                index += 2 + max(2, Int(bytes[index + 2]) << 8 | Int(bytes[index + 3]))
            }
        }
        return count
    }
}
