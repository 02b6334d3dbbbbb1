import CGif

/// The image that giflib has just read the descriptor of, with what is needed to draw it on the logical screen.
struct GIFFrame {
    private let file: UnsafeMutablePointer<GifFileType>
    private let screenWidth, screenHeight: Int
    private let left, top, width, height: Int
    private let isInterlaced: Bool
    /// 256 premultiplied RGBA colours; indices beyond the file's table are transparent.
    private let colors: [UInt32]

    /// - Parameter transparent: the index of the colour that is not drawn.
    init(_ file: UnsafeMutablePointer<GifFileType>, transparent: Int?, name: String) throws {
        self.file = file
        let image = file.pointee.Image
        left = Int(image.Left)
        top = Int(image.Top)
        width = Int(image.Width)
        height = Int(image.Height)
        isInterlaced = image.Interlace
        // Some encoders leave the screen at 0 x 0; then it is as large as its first image.
        screenWidth = file.pointee.SWidth > 0 ? Int(file.pointee.SWidth) : left + width
        screenHeight = file.pointee.SHeight > 0 ? Int(file.pointee.SHeight) : top + height
        try PictureFile.check(width: screenWidth, height: screenHeight, name: name)
        try PictureFile.check(width: width, height: height, name: name)
        guard let map = image.ColorMap ?? file.pointee.SColorMap else {
            throw DrawingError.unusablePicture(file: name, reason: "is a GIF without a colour table; write it again")
        }
        var colors = [UInt32](repeating: 0, count: 256)
        for index in 0..<min(256, Int(map.pointee.ColorCount)) where index != transparent {
            let color = map.pointee.Colors[index]
            let value = UInt32(color.Red) | UInt32(color.Green) << 8 | UInt32(color.Blue) << 16 | 255 << 24
            colors[index] = UInt32(littleEndian: value)
        }
        self.colors = colors
    }

    /// Decodes the image and moves to the end of its data: giflib reads the closing block with the last line. Where it
    /// does not cover the screen, the bitmap is transparent, as in browsers.
    func decode(check: (Int32) throws -> Void) throws -> Bitmap {
        let byteCount = screenWidth * screenHeight * 4
        let line = UnsafeMutablePointer<GifByteType>.allocate(capacity: width)
        defer { line.deallocate() }
        let pixels = try [UInt8](unsafeUninitializedCapacity: byteCount) { buffer, count in
            let target = UnsafeMutableRawBufferPointer(buffer)
            target.initializeMemory(as: UInt8.self, repeating: 0)
            for row in rows {
                try check(DGifGetLine(file, line, Int32(width)))
                guard top + row < screenHeight else { continue }
                let start = ((top + row) * screenWidth + left) * 4
                for column in 0..<max(0, min(width, screenWidth - left)) {
                    target.storeBytes(
                        of: colors[Int(line[column])], toByteOffset: start &+ column &* 4, as: UInt32.self)
                }
            }
            count = byteCount
        }
        return Bitmap(width: screenWidth, height: screenHeight, pixels: pixels)
    }

    /// The rows in the order in which the file holds them (GIF89a, appendix E).
    private var rows: [Int] {
        guard isInterlaced else { return Array(0..<height) }
        return [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { start, step in
            Array(stride(from: start, to: height, by: step))
        }
    }
}
