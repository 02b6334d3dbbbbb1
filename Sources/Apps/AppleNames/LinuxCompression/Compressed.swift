import CDeflate
import Foundation

/// A way to make bytes fewer. Compression's type of this name; here each way writes DEFLATE (RFC 1951), which on iOS is that
/// of `COMPRESSION_ZLIB` alone, so that an address with what another way makes has about the length that it has on iOS.
///
/// ```swift
/// let isApples = COMPRESSION_LZFSE.rawValue == 0x801
/// ```
public struct compression_algorithm: RawRepresentable, Hashable, Sendable {
    /// Apple's number.
    public var rawValue: UInt32
    /// Makes a way from Apple's number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
}
/// The ways. Compression's names and numbers.
public let COMPRESSION_LZ4 = compression_algorithm(rawValue: 0x100),
    COMPRESSION_ZLIB = compression_algorithm(rawValue: 0x205),
    COMPRESSION_LZMA = compression_algorithm(rawValue: 0x306),
    COMPRESSION_LZFSE = compression_algorithm(rawValue: 0x801)

/// Makes bytes fewer. Compression's function of this name.
/// - Returns: the number of bytes that were written; 0 where they have no room.
public func compression_encode_buffer(
    _ dst_buffer: UnsafeMutablePointer<UInt8>, _ dst_size: Int, _ src_buffer: UnsafePointer<UInt8>, _ src_size: Int,
    _ scratch_buffer: UnsafeMutableRawPointer?, _ algorithm: compression_algorithm
) -> Int {
    guard let compressor = libdeflate_alloc_compressor(level) else { return 0 }
    defer { libdeflate_free_compressor(compressor) }
    return libdeflate_deflate_compress(compressor, src_buffer, src_size, dst_buffer, dst_size)
}

/// Makes bytes what they were. Compression's function of this name.
/// - Returns: the number of bytes that were written; as many as there is room for where there are more, and 0 for bytes that
///   say nothing.
public func compression_decode_buffer(
    _ dst_buffer: UnsafeMutablePointer<UInt8>, _ dst_size: Int, _ src_buffer: UnsafePointer<UInt8>, _ src_size: Int,
    _ scratch_buffer: UnsafeMutableRawPointer?, _ algorithm: compression_algorithm
) -> Int {
    guard let decompressor = libdeflate_alloc_decompressor() else { return 0 }
    defer { libdeflate_free_decompressor(decompressor) }
    var count = 0
    switch libdeflate_deflate_decompress(decompressor, src_buffer, src_size, dst_buffer, dst_size, &count) {
    case LIBDEFLATE_SUCCESS: return count
    case LIBDEFLATE_INSUFFICIENT_SPACE: return dst_size
    default: return 0
    }
}

/// The level of zlib that `COMPRESSION_ZLIB` writes, as Apple documents it.
private let level: Int32 = 5

extension NSData {
    /// A way to make data smaller. Foundation's type of this name.
    public enum CompressionAlgorithm: Int, Sendable { case lzfse, lz4, lzma, zlib }

    /// The data made smaller. Foundation's function; see ``compression_algorithm``.
    /// - Throws: an error where there is nothing to make smaller.
    public func compressed(using algorithm: CompressionAlgorithm) throws -> NSData {
        // Bytes that cannot be fewer are some more: five for each block that is stored.
        try converted(room: length + length / 1000 + 64, compression_encode_buffer)
    }

    /// What the data was. Foundation's function.
    /// - Throws: an error for data that is not made by ``compressed(using:)``.
    public func decompressed(using algorithm: CompressionAlgorithm) throws -> NSData {
        var room = Swift.max(length, 64)
        while room <= Self.maximumSize {
            room *= 4
            let data = try converted(room: room, compression_decode_buffer)
            if data.length < room { return data }
        }
        throw CocoaError(.fileReadCorruptFile)
    }

    /// The maximum number of bytes of what data was: the address of a message has thousands.
    private static let maximumSize = 64 << 20

    private func converted(
        room: Int,
        _ convert: (
            UnsafeMutablePointer<UInt8>, Int, UnsafePointer<UInt8>, Int, UnsafeMutableRawPointer?, compression_algorithm
        ) -> Int
    ) throws -> NSData {
        let source = [UInt8](self as Data)
        let bytes = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
            count = buffer.baseAddress.map { convert($0, room, source, source.count, nil, COMPRESSION_ZLIB) } ?? 0
        }
        guard !bytes.isEmpty else { throw CocoaError(.fileReadCorruptFile) }
        return NSData(data: Data(bytes))
    }
}
