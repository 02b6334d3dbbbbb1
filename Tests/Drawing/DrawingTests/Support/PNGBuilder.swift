import CDeflate

@testable import Drawing

/// Builds PNG files by the specification, independently of the encoder: rows without filters, and any header.
enum PNGBuilder {
    static func file(
        width: Int, height: Int, bitDepth: UInt8, colorType: UInt8, isInterlaced: Bool = false,
        chunks: [(type: String, data: [UInt8])] = [], scanlines: [UInt8],
        chunksAfter: [(type: String, data: [UInt8])] = []
    ) -> [UInt8] {
        var writer = PNGWriter(capacity: 0)
        let size = PNGWriter.bigEndian(UInt32(width)) + PNGWriter.bigEndian(UInt32(height))
        writer.append("IHDR", size + [bitDepth, colorType, 0, 0, isInterlaced ? 1 : 0])
        for chunk in chunks { writer.append(chunk.type, chunk.data) }
        writer.append("IDAT", zlib(scanlines))
        for chunk in chunksAfter { writer.append(chunk.type, chunk.data) }
        writer.append("IEND", [])
        return writer.bytes
    }

    static func zlib(_ bytes: [UInt8]) -> [UInt8] {
        let compressor = libdeflate_alloc_compressor(6)
        defer { libdeflate_free_compressor(compressor) }
        var output = [UInt8](repeating: 0, count: libdeflate_zlib_compress_bound(compressor, bytes.count))
        let length = libdeflate_zlib_compress(compressor, bytes, bytes.count, &output, output.count)
        return Array(output.prefix(length))
    }
}
