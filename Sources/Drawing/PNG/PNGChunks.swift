import CDeflate

/// The chunks of a PNG file, read without decoding its pixels.
package enum PNGChunks {
    /// The eight bytes every PNG starts with.
    package static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// One chunk: its four-letter type and where its data is.
    package struct Chunk {
        package let type: String
        package let data: Range<Int>
        let checksum: UInt32

        /// Whether a decoder need not know it: its first letter is lower case (PNG, third edition, 5.4).
        var isAncillary: Bool { type.utf8.first.map { $0 & 0x20 != 0 } == true }
    }

    /// Whether a chunk's checksum is that of its type and data.
    package static func isIntact(_ chunk: Chunk, in bytes: UnsafeRawBufferPointer) -> Bool {
        let covered = UnsafeRawBufferPointer(rebasing: bytes[(chunk.data.lowerBound - 4)..<chunk.data.upperBound])
        return UInt32(libdeflate_crc32(0, covered.baseAddress, covered.count)) == chunk.checksum
    }

    /// The file without the chunks that do not affect pixels (all ancillary ones but `tRNS`), its others unchanged;
    /// nil when there are none to remove.
    static func decidingPixels(of bytes: UnsafeRawBufferPointer) -> [UInt8]? {
        func decides(_ chunk: Chunk) -> Bool { !chunk.isAncillary || chunk.type == "tRNS" }
        let chunks = Sequence(bytes: bytes)
        guard !chunks.allSatisfy(decides) else { return nil }
        var file = signature
        // The bytes after the last complete chunk are kept, so that decoding reports them.
        var end = signature.count
        for chunk in chunks {
            if decides(chunk) { file += bytes[(chunk.data.lowerBound - 8)..<(chunk.data.upperBound + 4)] }
            end = chunk.data.upperBound + 4
        }
        file += bytes[end...]
        return file
    }

    /// The width and height in the header; nil when the file does not start with one.
    package static func imageSize(of bytes: UnsafeRawBufferPointer) -> (width: Int, height: Int)? {
        guard let header = Sequence(bytes: bytes).makeIterator().peek(), header.type == "IHDR", header.data.count == 13
        else { return nil }
        let start = header.data.lowerBound
        return (Int(bigEndian(bytes, at: start)), Int(bigEndian(bytes, at: start + 4)))
    }

    /// The number of frames: the `fcTL` chunks of a file that has an `acTL` before the first `IDAT`, at most as many as
    /// that says; else 1.
    static func frameCount(of bytes: UnsafeRawBufferPointer) -> Int {
        let beforeImage = Sequence(bytes: bytes).prefix { $0.type != "IDAT" }
        guard let control = beforeImage.first(where: { $0.type == "acTL" && $0.data.count == 8 }) else { return 1 }
        let declared = Int(bigEndian(bytes, at: control.data.lowerBound))
        return max(1, min(declared, Sequence(bytes: bytes).count { $0.type == "fcTL" }))
    }

    /// The seconds that the frames of an APNG are shown: the delays of all `fcTL`, whose denominator is 100 when it
    /// says 0 (APNG specification 1.0).
    static func animationDuration(of bytes: UnsafeRawBufferPointer) -> Double {
        Sequence(bytes: bytes).filter { $0.type == "fcTL" && $0.data.count == 26 }.reduce(0) { duration, chunk in
            let numerator = Double(half(bytes, at: chunk.data.lowerBound + 20))
            let denominator = Double(half(bytes, at: chunk.data.lowerBound + 22))
            return duration + numerator / (denominator == 0 ? 100 : denominator)
        }
    }

    /// The chunks of a PNG up to `IEND`, or up to where it is cut short.
    package struct Sequence: Swift.Sequence {
        let bytes: UnsafeRawBufferPointer

        package init(bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

        package func makeIterator() -> Iterator { Iterator(bytes: bytes) }

        package struct Iterator: IteratorProtocol {
            let bytes: UnsafeRawBufferPointer
            private var offset = signature.count
            private var isAtEnd = false

            init(bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

            func peek() -> Chunk? {
                guard !isAtEnd, bytes.count - offset >= 12 else { return nil }
                let length = Int(bigEndian(bytes, at: offset))
                guard bytes.count - offset - 12 >= length else { return nil }
                let data = (offset + 8)..<(offset + 8 + length)
                return Chunk(
                    type: String(decoding: bytes[(offset + 4)..<(offset + 8)], as: UTF8.self), data: data,
                    checksum: bigEndian(bytes, at: data.upperBound))
            }

            package mutating func next() -> Chunk? {
                guard let chunk = peek() else { return nil }
                offset = chunk.data.upperBound + 4
                isAtEnd = chunk.type == "IEND"
                return chunk
            }
        }
    }

    private static func half(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> UInt16 {
        UInt16(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt16.self))
    }

    static func bigEndian(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> UInt32 {
        UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
    }
}
