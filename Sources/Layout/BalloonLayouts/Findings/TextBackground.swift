import Drawing
import Foundation
import Support

/// What is under the texts, or the symbols and pictures, of a view; drawn only when necessary, and once.
struct TextBackground: Sendable {
    private let list: DisplayList
    private let plain: PlainBackground
    private let drawn: LazyValue<Bitmap?>

    init(of list: DisplayList, drawnBy renderers: Renderers) {
        self.list = list
        plain = PlainBackground(list.items)
        drawn = LazyValue { try? renderers.render(list, scale: 1) }
    }

    /// What is under a line: nothing, one colour, or pixels.
    enum Below {
        case nothing
        case plain(Color)
        case drawn(Bitmap)

        /// The contrast of a text; nil where nothing is under it, or the line is not visible.
        func contrast(of color: Color) -> TitleContrast.Measured? {
            switch self {
            case .nothing: nil
            case .plain(let background): TitleContrast.of(color, onPlain: background)
            case .drawn(let bitmap): TitleContrast.of(color, on: bitmap)
            }
        }

        /// Whether all visible pixels have a colour.
        func isFilled(with color: Color) -> Bool {
            switch self {
            case .nothing: false
            case .plain(let background): background == color
            case .drawn(let bitmap): bitmap.isFilled(with: color)
            }
        }
    }

    /// Whether what is under a box must be drawn.
    func isDrawn(under box: CGRect) -> Bool { plain.background(under: box) == .unknown }

    /// What is under a box.
    func pixels(under box: CGRect) -> Below {
        switch plain.background(under: box) {
        case .nothing: return .nothing
        case .plain(let background): return .plain(background)
        case .unknown:
            guard let part = PixelBox(box, width: list.size.width, height: list.size.height),
                let bitmap = drawn.value?.part(part)
            else { return .nothing }
            return .drawn(bitmap)
        }
    }
}

extension Bitmap {
    /// The pixels of a box, as far as it is on the bitmap.
    fileprivate func part(_ box: PixelBox) -> Bitmap {
        let columns = box.columns.clamped(to: 0..<width)
        let rows = box.rows.clamped(to: 0..<height)
        var part: [UInt8] = []
        for row in rows {
            let start = row * width
            part += pixels[((start + columns.lowerBound) * 4)..<((start + columns.upperBound) * 4)]
        }
        return Bitmap(width: columns.count, height: rows.count, pixels: part)
    }
}

extension Bitmap {
    /// Whether every pixel has a colour. Pixels that the balloon's corners leave transparent are skipped, because no
    /// text is visible there.
    fileprivate func isFilled(with color: Color) -> Bool {
        let components = [color.red, color.green, color.blue, color.alpha]
        return stride(from: 0, to: pixels.count, by: 4).allSatisfy { place in
            let pixel = pixels[place...].prefix(4)
            return pixel.last == 0 || pixel.elementsEqual(components)
        }
    }
}
