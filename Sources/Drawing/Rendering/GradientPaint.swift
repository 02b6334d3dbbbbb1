import Foundation

/// A gradient in the form in which pixels are computed: a table of premultiplied colours, and for each pixel's centre
/// its place in the table as whole numbers, so that each machine draws the same bytes.
struct GradientPaint {
    /// The colours from the start of the line to its end, four bytes each.
    let table: [UInt8]
    /// The place of the centre of the canvas's first pixel in the table, in 2^24ths of an entry, and how far it moves
    /// with a pixel to the right and with one down.
    private let origin, right, down: Int64

    /// The steps from one end of the line to the other: four for each value of a component.
    static let steps = 1020
    private static let fraction = Double(1 << 24)
    /// A shorter line, in pixels, is treated as one of this length, so that all places fit 64 bits.
    private static let shortestLine = 1.0 / 64

    init(_ gradient: LinearGradient, grid: CanvasGrid) {
        let colors = gradient.colors(count: Self.steps)
        table = [UInt8](unsafeUninitializedCapacity: 4 * colors.count) { bytes, count in
            for color in colors {
                let drawn = Premultiplication.premultiplied(color)
                bytes[count] = drawn.red
                bytes[count + 1] = drawn.green
                bytes[count + 2] = drawn.blue
                bytes[count + 3] = drawn.alpha
                count += 4
            }
        }
        let start = grid.pixels(gradient.start)
        let end = grid.pixels(gradient.end)
        var line = CGPoint(x: end.x - start.x, y: end.y - start.y)
        // A line without a length is vertical.
        if abs(line.x) < Self.shortestLine, abs(line.y) < Self.shortestLine {
            line = CGPoint(x: 0, y: Self.shortestLine)
        }
        let scale = Double(Self.steps) / (line.x * line.x + line.y * line.y)
        right = Int64((line.x * scale * Self.fraction).rounded())
        down = Int64((line.y * scale * Self.fraction).rounded())
        let (x, y) = (0.5 - start.x, 0.5 - start.y)
        origin = Int64(((x * line.x + y * line.y) * scale * Self.fraction).rounded())
    }

    /// The place of a pixel's middle, and the steps to its neighbours, as the kernel takes them.
    func places(fromX x: Int, y: Int) -> (first: Int64, right: Int64, down: Int64) {
        (origin + Int64(x) * right + Int64(y) * down, right, down)
    }
}
