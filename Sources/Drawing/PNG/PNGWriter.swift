import CDeflate

/// The bytes of a PNG file as chunks are added.
struct PNGWriter {
    private(set) var bytes: [UInt8]

    init(capacity: Int) {
        bytes = PNGChunks.signature
        bytes.reserveCapacity(capacity)
    }

    /// Adds a chunk: length, type, data, and a checksum of type and data.
    mutating func append(_ type: String, _ data: [UInt8]) {
        bytes += Self.bigEndian(UInt32(data.count))
        let start = bytes.count
        bytes += Array(type.utf8)
        bytes += data
        let checksum = bytes[start...].withUnsafeBytes { libdeflate_crc32(0, $0.baseAddress, $0.count) }
        bytes += Self.bigEndian(UInt32(truncatingIfNeeded: checksum))
    }

    static func bigEndian(_ value: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
}

/// What a PNG is compressed for. The pixels are the same, the bytes are not.
package enum PNGEffort: Sendable, CaseIterable {
    /// A picture to view: written fast.
    case speed
    /// A picture that waits for a review, such as a candidate for a golden: written soon, and not much larger
    /// than necessary.
    case review
    /// A picture that is kept, as goldens are in a repository: small.
    case size
    /// A chart, which is attached to an issue or embedded in a page.
    case smallest
}

extension PNGEffort {
    /// How hard libdeflate tries: what the next level saves must be worth its time. Measured with libdeflate 1.14;
    /// sizes are relative to libpng's at its level 6.
    ///
    /// - Parameters:
    ///   - byteCount: of the filtered rows.
    ///   - isPhotograph: whether most rows are not those of a drawing.
    func level(byteCount: Int, isPhotograph: Bool) -> Int32 {
        // Up to a balloon without a picture, or one at 1x.
        let isSmall = byteCount <= 1 << 18
        switch self {
        case .speed:
            // 0.63 ms for 0.39 of a small poll at 3x; above that level 1 takes 13 ms for 1.045 of a photograph of 2.8
            // MB and 5 for 0.93 of a drawing of 3.4, a third and a half of what level 3 takes.
            return isSmall ? 6 : 1
        case .review:
            // Of goldens at 3x: 3.8 ms for 1.11 of what `size` makes in 20 where they are small; 1.5 ms for 1.04 of what it
            // makes in 5.9 above.
            return isSmall ? 9 : isPhotograph ? 6 : 7
        case .size:
            // 20 ms for 0.34 of the poll; 27 ms for 0.67 of the drawing; 79 ms for 0.99 of the photograph, where the
            // next level saves one per cent.
            return isSmall ? 11 : isPhotograph ? 6 : 9
        case .smallest:
            return 12
        }
    }
}
