/// The first frame of an animated PNG whose default image is not a frame (PNG, third edition, 11.3.6). Such a frame is
/// kept in `fdAT` chunks: what a PNG has in `IDAT`, after a number that orders them.
struct APNGFirstFrame {
    /// The frame as a PNG file of its own.
    let file: [UInt8]
    /// The frame's size in pixels.
    let width, height: Int
    /// The offset of its upper left corner on the canvas, in pixels.
    private let x, y: Int
    private let canvas: (width: Int, height: Int)

    /// Nil for every other PNG, and when the animation is malformed: the specification then requires the
    /// default image, or decoding reports the error.
    /// - Throws: ``DrawingError`` when the frame's pixels are damaged or the file has no end.
    init?(_ bytes: UnsafeRawBufferPointer, name: String) throws {
        guard let canvas = PNGChunks.imageSize(of: bytes) else { return nil }
        var header: PNGChunks.Chunk?
        var colors: [PNGChunks.Chunk] = []
        var control: PNGChunks.Chunk?
        var parts: [PNGChunks.Chunk] = []
        var isAnimated = false
        var isPastImage = false
        chunks: for chunk in PNGChunks.Sequence(bytes: bytes) {
            switch chunk.type {
            case "IHDR":
                guard header == nil else { return nil }
                header = chunk
            case "acTL":
                isAnimated = isAnimated || chunk.data.count == 8
            case "PLTE", "tRNS":
                if !isPastImage { colors.append(chunk) }
            case "IDAT":
                guard isAnimated else { return nil }
                isPastImage = true
            case "fcTL":
                // Before the default image: that is the first frame. The second of those behind it is the second
                // frame's.
                guard isPastImage else { return nil }
                if control != nil { break chunks }
                control = chunk
            case "fdAT":
                if control != nil { parts.append(chunk) }
            default:
                break
            }
        }
        guard let header, let control, control.data.count == 26, !parts.isEmpty,
            ([header, control] + colors).allSatisfy({ PNGChunks.isIntact($0, in: bytes) })
        else { return nil }
        func number(_ index: Int) -> Int { Int(PNGChunks.bigEndian(bytes, at: control.data.lowerBound + index * 4)) }
        (self.canvas, width, height, x, y) = (canvas, number(1), number(2), number(3), number(4))
        guard width > 0, height > 0, x + width <= canvas.width, y + height <= canvas.height else { return nil }

        var data: [UInt8] = []
        for part in parts {
            guard PNGChunks.isIntact(part, in: bytes), part.data.count >= 4 else {
                throw DrawingError.unusablePicture(
                    file: name,
                    reason: "has a damaged fdAT chunk at byte \(part.data.lowerBound - 8); fetch or write it again")
            }
            data += bytes[part.data.dropFirst(4)]
        }
        guard PNGChunks.Sequence(bytes: bytes).contains(where: { $0.type == "IEND" }) else {
            throw DrawingError.unusablePicture(
                file: name, reason: "is a truncated PNG (\(bytes.count) bytes, no IEND); fetch or write it again")
        }
        var writer = PNGWriter(capacity: data.count)
        writer.append("IHDR", Array(bytes[control.data.dropFirst(4).prefix(8)]) + bytes[header.data.dropFirst(8)])
        for chunk in colors { writer.append(chunk.type, Array(bytes[chunk.data])) }
        writer.append("IDAT", data)
        writer.append("IEND", [])
        file = writer.bytes
    }

    /// The decoded frame at its place on a transparent canvas.
    func onCanvas(_ image: Bitmap) -> Bitmap {
        guard width < canvas.width || height < canvas.height else { return image }
        var pixels = [UInt8](repeating: 0, count: canvas.width * canvas.height * 4)
        for row in 0..<height {
            let source = (row * width)..<((row + 1) * width)
            let target = ((y + row) * canvas.width + x) * 4
            pixels.replaceSubrange(
                target..<(target + width * 4), with: image.pixels[(source.lowerBound * 4)..<(source.upperBound * 4)])
        }
        return Bitmap(width: canvas.width, height: canvas.height, pixels: pixels)
    }
}
