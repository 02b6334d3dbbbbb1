import Drawing
import Foundation
import ViewLayout

extension UIImage {
    /// Whether an image has its own colours or the tint colour. UIKit's raw values.
    public enum RenderingMode: Int, Sendable {
        case automatic, alwaysOriginal, alwaysTemplate
    }

    /// The orientation of an image's pixels. UIKit's raw values.
    public enum Orientation: Int, Sendable {
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }

    /// How the centre of an image fills more room. UIKit's raw values.
    public enum ResizingMode: Int, Sendable {
        case tile, stretch
    }

    /// The image in its own colours, or in the tint colour.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        var variant = variant
        variant.renderingMode = renderingMode
        return UIImage(picture, variant: variant)
    }

    /// The image with a tint colour of its own.
    public func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: .alwaysTemplate) }

    /// The image with a tint colour of its own.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        var variant = variant
        (variant.tint, variant.renderingMode) = (color, renderingMode)
        return UIImage(picture, variant: variant)
    }

    /// The image with edges that are not stretched when it is drawn larger.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// See ``resizableImage(withCapInsets:)``. The centre is always stretched.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        var variant = variant
        variant.capInsets = capInsets
        return UIImage(picture, variant: variant)
    }

    /// The orientation, which is always upright, because pictures are rotated when they are read.
    public var imageOrientation: Orientation { .up }
    /// Whether the image has its own colours or the tint colour.
    public var renderingMode: RenderingMode { variant.renderingMode }
    /// The edges that are not stretched.
    public var capInsets: UIEdgeInsets { variant.capInsets }
    /// Whether the image is a symbol of the system.
    public var isSymbolImage: Bool { variant.symbol != nil }

    /// Whether the image is drawn only in the tint colour.
    package var isTemplate: Bool { renderingMode == .alwaysTemplate || (renderingMode == .automatic && isSymbolImage) }

    /// The items of the image in a rectangle of the balloon.
    /// - Parameter tint: the colour of a template.
    package func items(in rect: CGRect, tint: Drawing.Color, traits: TraitCollection = CurrentViewer.traits)
        -> [DisplayItem]
    {
        let color = variant.tint?.resolved(with: traits) ?? tint
        if let symbol = variant.symbol { return [.fill(.path(symbol.outline(in: rect)), color)] }
        let shown = isTemplate ? UIImage(picture.filled(with: color)) : self
        guard isTemplate || capInsets == .zero else { return stretchedItems(in: rect) }
        return [.picture(shown.picture, in: rect)]
    }

    /// The nine parts of an image with edges that are not stretched.
    private func stretchedItems(in rect: CGRect) -> [DisplayItem] {
        let columns: [(from: CGFloat, to: CGFloat, x: CGFloat, end: CGFloat)] = [
            (0, capInsets.left, rect.minX, rect.minX + capInsets.left),
            (capInsets.left, size.width - capInsets.right, rect.minX + capInsets.left, rect.maxX - capInsets.right),
            (size.width - capInsets.right, size.width, rect.maxX - capInsets.right, rect.maxX),
        ]
        let rows: [(from: CGFloat, to: CGFloat, y: CGFloat, end: CGFloat)] = [
            (0, capInsets.top, rect.minY, rect.minY + capInsets.top),
            (capInsets.top, size.height - capInsets.bottom, rect.minY + capInsets.top, rect.maxY - capInsets.bottom),
            (size.height - capInsets.bottom, size.height, rect.maxY - capInsets.bottom, rect.maxY),
        ]
        return rows.flatMap { row in
            columns.compactMap { column -> DisplayItem? in
                let part = CGRect(x: column.x, y: row.y, width: column.end - column.x, height: row.end - row.y)
                let (width, height) = (column.to - column.from, row.to - row.from)
                guard part.width > 0, part.height > 0, width > 0, height > 0 else { return nil }
                let (across, down) = (part.width / width, part.height / height)
                let whole = CGRect(
                    x: part.minX - column.from * across, y: part.minY - row.from * down,
                    width: size.width * across, height: size.height * down)
                return .clip(.rectangle(part), [.picture(picture, in: whole)])
            }
        }
    }
}

/// The properties of an image in addition to its pixels.
struct ImageVariant: @unchecked Sendable {
    var renderingMode = UIImage.RenderingMode.automatic
    var tint: UIColor?
    var capInsets = UIEdgeInsets.zero
    /// The symbol of the system, which is drawn as an outline.
    var symbol: SymbolImage?
    /// The images of the animation, and its duration.
    var frames: [UIImage]?
    var duration: TimeInterval = 0
}

extension Picture {
    /// The picture with one colour, and its own opacity.
    fileprivate func filled(with color: Drawing.Color) -> Picture {
        let components = [color.red, color.green, color.blue].map { UInt32($0) }
        var pixels = bitmap.pixels
        for start in stride(from: 0, to: pixels.count, by: 4) {
            let alpha = (UInt32(pixels[start + 3]) * UInt32(color.alpha) + 127) / 255
            for component in 0..<3 { pixels[start + component] = UInt8((components[component] * alpha + 127) / 255) }
            pixels[start + 3] = UInt8(alpha)
        }
        return Picture(bitmap: Bitmap(width: bitmap.width, height: bitmap.height, pixels: pixels), scale: scale)
    }
}
