import CHarfBuzz

/// The few fields of font tables that are read here and not by HarfBuzz.
enum OpenTypeTables {
    struct LineMetrics {
        let unitsPerEm: Int
        let ascent: Int
        let descent: Int
    }

    static func tag(_ name: StaticString) -> hb_tag_t {
        precondition(name.utf8CodeUnitCount == 4)
        return name.withUTF8Buffer { $0.reduce(0) { ($0 << 8) | hb_tag_t($1) } }
    }

    static func string(from tag: hb_tag_t) -> String {
        let scalars = [24, 16, 8, 0].map { Unicode.Scalar(UInt8(truncatingIfNeeded: tag >> UInt32($0))) }
        return String(String.UnicodeScalarView(scalars))
    }

    static func has(_ name: StaticString, in face: OpaquePointer) -> Bool {
        withTable(name, of: face) { !$0.isEmpty }
    }

    /// `head.unitsPerEm`, `hhea.ascender` and `-hhea.descender`; nil when a table is too short or has impossible
    /// values.
    static func lineMetrics(of face: OpaquePointer) -> LineMetrics? {
        let unitsPerEm = withTable("head", of: face) { $0.count >= 54 ? Int(bigEndian16($0, at: 18)) : 0 }
        guard (16...16_384).contains(unitsPerEm) else { return nil }
        return withTable("hhea", of: face) { bytes in
            guard bytes.count >= 36 else { return nil }
            let ascent = Int(Int16(bitPattern: bigEndian16(bytes, at: 4)))
            let descent = -Int(Int16(bitPattern: bigEndian16(bytes, at: 6)))
            guard ascent + descent > 0 else { return nil }
            return LineMetrics(unitsPerEm: unitsPerEm, ascent: ascent, descent: descent)
        }
    }

    /// `head.fontRevision` with three decimals, of which zeros at the end are left out; `0` where there is none.
    static func revision(of face: OpaquePointer) -> String {
        let (whole, fraction) = withTable("head", of: face) { bytes -> (UInt16, UInt16) in
            bytes.count >= 54 ? (bigEndian16(bytes, at: 4), bigEndian16(bytes, at: 6)) : (0, 0)
        }
        let thousandths = (Int(fraction) * 1000 + 32_768) >> 16
        let number = Int(Int16(bitPattern: whole)) * 1000 + thousandths
        var decimals = String(number % 1000 + 1000).dropFirst()
        while decimals.last == "0" { decimals.removeLast() }
        return "\(number / 1000)" + (decimals.isEmpty ? "" : "." + decimals)
    }

    private static func bigEndian16(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> UInt16 {
        UInt16(bytes[offset]) << 8 | UInt16(bytes[offset + 1])
    }

    private static func withTable<Result>(
        _ name: StaticString, of face: OpaquePointer, _ body: (UnsafeRawBufferPointer) -> Result
    ) -> Result {
        let blob = hb_face_reference_table(face, tag(name))
        defer { hb_blob_destroy(blob) }
        var length: UInt32 = 0
        let data = hb_blob_get_data(blob, &length)
        return body(UnsafeRawBufferPointer(start: data, count: Int(length)))
    }
}
