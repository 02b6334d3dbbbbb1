import CDeflate

/// The text chunks of PNG (specification, third edition, 11.3.3).
enum PNGText {
    /// The type and data of the chunk that holds a text: `tEXt` when Latin-1 holds it, else `iTXt`.
    /// - Precondition: `keyword` has 1 to 79 printable Latin-1 characters; no text holds U+0000.
    static func encode(keyword: String, text: String) -> (type: String, data: [UInt8]) {
        guard let name = latin1(keyword), (1...79).contains(name.count),
            name.allSatisfy({ (0x20...0x7E).contains($0) || $0 >= 0xA1 })
        else { preconditionFailure("a PNG keyword has 1 to 79 printable Latin-1 characters") }
        precondition(!text.unicodeScalars.contains("\0"), "a PNG text holds no U+0000")
        if let text = latin1(text) { return ("tEXt", name + [0] + text) }
        // Not compressed, no language, no translated keyword.
        return ("iTXt", name + [0, 0, 0, 0, 0] + Array(text.utf8))
    }

    /// The text of a chunk's data; nil when it is malformed or takes more bytes than the limit.
    static func decode(
        _ data: UnsafeRawBufferPointer, type: String, limit: Int
    ) -> (keyword: String, text: String)? {
        guard data.count <= limit else { return nil }
        var rest = data[...]
        func field() -> Slice<UnsafeRawBufferPointer>? {
            guard let end = rest.firstIndex(of: 0) else { return nil }
            defer { rest = rest[(end + 1)...] }
            return rest[..<end]
        }
        guard let name = field(), (1...79).contains(name.count) else { return nil }
        let keyword = string(latin1: name)
        switch type {
        case "tEXt":
            return (keyword, string(latin1: rest))
        case "zTXt":
            guard rest.popFirst() == 0, let text = inflated(rest, limit: limit) else { return nil }
            return (keyword, string(latin1: text[...]))
        default:
            guard let isCompressed = rest.popFirst(), rest.popFirst() == 0, field() != nil, field() != nil else {
                return nil
            }
            guard isCompressed == 1 else { return (keyword, String(decoding: rest, as: UTF8.self)) }
            return inflated(rest, limit: limit).map { (keyword, String(decoding: $0, as: UTF8.self)) }
        }
    }

    private static func latin1(_ text: String) -> [UInt8]? {
        var bytes: [UInt8] = []
        for scalar in text.unicodeScalars {
            guard let byte = UInt8(exactly: scalar.value) else { return nil }
            bytes.append(byte)
        }
        return bytes
    }

    private static func string(latin1 bytes: some Sequence<UInt8>) -> String {
        var scalars = String.UnicodeScalarView()
        for byte in bytes { scalars.append(Unicode.Scalar(byte)) }
        return String(scalars)
    }

    private static func inflated(_ bytes: Slice<UnsafeRawBufferPointer>, limit: Int) -> [UInt8]? {
        guard let decompressor = libdeflate_alloc_decompressor() else { fatalError("out of memory") }
        defer { libdeflate_free_decompressor(decompressor) }
        let bytes = UnsafeRawBufferPointer(rebasing: bytes)
        var status = LIBDEFLATE_BAD_DATA
        let text = [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
            var length = 0
            status = libdeflate_zlib_decompress(
                decompressor, bytes.baseAddress, bytes.count, buffer.baseAddress, limit, &length)
            count = status == LIBDEFLATE_SUCCESS ? length : 0
        }
        return status == LIBDEFLATE_SUCCESS ? text : nil
    }
}
