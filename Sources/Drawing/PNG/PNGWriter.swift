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
