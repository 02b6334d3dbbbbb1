/// The opaque pixels of a sheet. Pictures are drawn on it one after the other, so that only one of them is in memory at
/// a time.
package struct SheetCanvas {
    package let width, height: Int
    /// Opaque RGBA, row by row.
    private var pixels: [UInt8]

    package init(width: Int, height: Int, background: Color) {
        self.width = width
        self.height = height
        pixels = [UInt8](repeating: 255, count: width * height * 4)
        fill(x: 0, y: 0, width: width, height: height, background)
    }

    /// Fills the part of a box that is on the canvas with an opaque colour.
    package mutating func fill(x: Int, y: Int, width: Int, height: Int, _ color: Color) {
        guard let box = Box(x: x, y: y, width: width, height: height, within: self) else { return }
        let canvasWidth = self.width
        pixels.withUnsafeMutableBytes { pixels in
            let word = UInt32(
                littleEndian: 0xFF00_0000 | UInt32(color.blue) << 16 | UInt32(color.green) << 8 | UInt32(color.red))
            for row in box.rows {
                for column in box.columns {
                    pixels.storeBytes(of: word, toByteOffset: (row &* canvasWidth &+ column) &* 4, as: UInt32.self)
                }
            }
        }
    }

    /// Draws a premultiplied picture. The part beyond the canvas is clipped.
    package mutating func draw(_ picture: Bitmap, x: Int, y: Int) {
        guard let box = Box(x: x, y: y, width: picture.width, height: picture.height, within: self) else { return }
        let canvasWidth = width
        pixels.withUnsafeMutableBufferPointer { target in
            picture.pixels.withUnsafeBufferPointer { source in
                for row in box.rows {
                    for column in box.columns {
                        let from = ((row &- y) &* picture.width &+ column &- x) &* 4
                        let to = (row &* canvasWidth &+ column) &* 4
                        let rest = 255 &- UInt32(source[from &+ 3])
                        var channel = 0
                        while channel < 4 {
                            // Rounds to nearest; exact where the picture is opaque or transparent.
                            let under = (UInt32(target[to &+ channel]) &* rest &+ 127) / 255
                            target[to &+ channel] = UInt8(
                                truncatingIfNeeded: UInt32(source[from &+ channel]) &+ under)
                            channel &+= 1
                        }
                    }
                }
            }
        }
    }

    /// The finished picture.
    package var bitmap: Bitmap { Bitmap(width: width, height: height, pixels: pixels) }

    /// The part of a box that is on the canvas.
    private struct Box {
        let columns, rows: Range<Int>

        init?(x: Int, y: Int, width: Int, height: Int, within canvas: SheetCanvas) {
            let left = max(x, 0)
            let top = max(y, 0)
            let right = min(x + width, canvas.width)
            let bottom = min(y + height, canvas.height)
            guard left < right, top < bottom else { return nil }
            columns = left..<right
            rows = top..<bottom
        }
    }
}
