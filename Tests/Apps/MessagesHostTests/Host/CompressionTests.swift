#if !canImport(Darwin)
    import Foundation
    import LinuxCompression
    import Testing

    /// Apps make what a message carries smaller before it is an address.
    struct CompressionTests {
        @Test(arguments: [0, 1, 63, 20_000]) func whatWasMadeSmallerComesBack(_ count: Int) throws {
            let data = Data((0..<count).map { UInt8($0 % 7) } + [9])
            let small = try (data as NSData).compressed(using: .lzfse)
            #expect(try small.decompressed(using: .lzfse) as Data == data)
            if count > 1000 { #expect(small.length < count / 20) }
        }

        /// RFC 1951, 3.2.4: a block of its own bytes is a byte, their number, its complement and the bytes.
        @Test func storedBytesAreRead() throws {
            let stored = Data([1, 3, 0, 0xfc, 0xff] + Array("tea".utf8))
            #expect(try (stored as NSData).decompressed(using: .zlib) as Data == Data("tea".utf8))
            #expect(throws: CocoaError.self) { try (Data([7, 7, 7]) as NSData).decompressed(using: .zlib) }
        }

        @Test func aBufferThatIsTooSmallIsFull() throws {
            let data = [UInt8](repeating: 5, count: 500)
            var small = [UInt8](repeating: 0, count: 600)
            let count = compression_encode_buffer(&small, 600, data, 500, nil, COMPRESSION_LZFSE)
            #expect(count > 0 && count < 100)
            var large = [UInt8](repeating: 0, count: 500)
            #expect(
                compression_decode_buffer(&large, 500, small, count, nil, COMPRESSION_LZFSE) == 500 && large == data)
            #expect(compression_decode_buffer(&large, 100, small, count, nil, COMPRESSION_LZFSE) == 100)
            #expect(compression_encode_buffer(&small, 1, data, 500, nil, COMPRESSION_LZFSE) == 0)
        }
    }
#endif
