import CTurboJPEG

extension Bitmap {
    /// The pixels as the bytes of a baseline JPEG file; nil for a picture without pixels. Transparent pixels are drawn
    /// on white.
    /// - Parameters:
    ///   - quality: from 1 to 100.
    ///   - halvesColors: whether colours have half the pixels across and down (4:2:0); brightness has all.
    package func jpeg(quality: Int, halvesColors: Bool = false) -> [UInt8]? {
        guard width > 0, height > 0, let compressor = tjInitCompress() else { return nil }
        defer { tjDestroy(compressor) }
        var opaque = pixels
        for start in stride(from: 0, to: opaque.count, by: 4) {
            let rest = 255 - opaque[start + 3]
            for component in 0..<3 { opaque[start + component] &+= rest }
        }
        var (bytes, length): (UnsafeMutablePointer<UInt8>?, UInt) = (nil, 0)
        defer { tjFree(bytes) }
        // The accurate transform is the same in the library's scalar and SIMD code.
        let status = tjCompress2(
            compressor, opaque, Int32(width), 0, Int32(height), Int32(TJPF_RGBA.rawValue), &bytes, &length,
            Int32((halvesColors ? TJSAMP_420 : TJSAMP_444).rawValue), Int32(min(max(quality, 1), 100)),
            Int32(TJFLAG_ACCURATEDCT))
        guard status == 0, let bytes else { return nil }
        return Array(UnsafeBufferPointer(start: bytes, count: Int(length)))
    }
}
