import Drawing
import Foundation
import ViewLayout

/// What is under parts of a view. Only a part that has several colours is drawn, and nothing beside it.
struct Backdrop: Sendable {
    private let list: DisplayList
    private let plain: PlainBackground
    private let renderers: Renderers

    init(of list: DisplayList, drawnBy renderers: Renderers) {
        self.list = list
        plain = PlainBackground(list.items)
        self.renderers = renderers
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

        /// The colour, or the mean of the visible pixels; nil where nothing is visible.
        var mean: Color? {
            switch self {
            case .nothing: nil
            case .plain(let background): background
            case .drawn(let bitmap): bitmap.mean
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
            guard let bitmap = try? renderers.render(list, scale: 1, part: box), !bitmap.pixels.isEmpty else {
                return .nothing
            }
            return .drawn(bitmap)
        }
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

extension Bitmap {
    /// The mean of the opaque pixels; nil without any.
    fileprivate var mean: Color? {
        var (sums, count) = ([0, 0, 0], 0)
        for place in stride(from: 0, to: pixels.count, by: 4) where pixels[place + 3] == 255 {
            for component in 0..<3 { sums[component] += Int(pixels[place + component]) }
            count += 1
        }
        guard count > 0 else { return nil }
        let means = sums.map { UInt8((Double($0) / Double(count)).rounded()) }
        return Color(red: means[0], green: means[1], blue: means[2])
    }
}
