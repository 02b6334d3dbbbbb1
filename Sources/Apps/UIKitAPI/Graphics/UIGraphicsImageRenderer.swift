import Drawing
import Foundation

/// Makes pictures from drawing code. UIKit's class of this name.
///
/// ```swift
/// let layout = MSMessageTemplateLayout()
/// layout.image = UIGraphicsImageRenderer(size: CGSize(width: 300, height: 200)).image { context in
///     UIColor.systemIndigo.setFill()
///     context.fill(CGRect(x: 0, y: 0, width: 300, height: 200))
///     UIBezierPath(ovalIn: CGRect(x: 100, y: 50, width: 100, height: 100)).stroke()
/// }
/// ```
open class UIGraphicsImageRenderer: NSObject {
    /// The format of the pictures.
    public let format: UIGraphicsImageRendererFormat
    private let bounds: CGRect

    /// Makes a renderer of pictures of a size in points.
    public convenience init(size: CGSize) { self.init(size: size, format: UIGraphicsImageRendererFormat()) }

    /// Makes a renderer of pictures of a size in points.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// Makes a renderer of pictures of a rectangle, in points.
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsImageRendererFormat()) }

    /// Makes a renderer of pictures of a rectangle, in points.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.bounds = bounds
        self.format = format
    }

    /// Returns a picture of what the code draws.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let context = CGContext(
            size: bounds.size, scale: format.scale,
            map: CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY))
        if format.opaque { context.fill(bounds) }
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        let drawn = UIGraphicsImageRendererContext(cgContext: context, format: format)
        actions(drawn)
        return drawn.currentImage
    }

    /// Returns the same as a PNG file.
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }

    /// Returns the same as a JPEG file.
    /// - Parameter compressionQuality: from 0 to 1.
    open func jpegData(
        withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data {
        image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
    }
}

/// The format of pictures. UIKit's class of this name.
///
/// ```swift
/// let format = UIGraphicsImageRendererFormat()
/// format.scale = 3
/// let renderer = UIGraphicsImageRenderer(size: CGSize(width: 300, height: 200), format: format)
/// ```
open class UIGraphicsImageRendererFormat: NSObject {
    /// The pixels per point; by default those of the viewer's display.
    open var scale = CGFloat(CurrentViewer.traits.pixelsPerPoint)
    /// Whether pictures are opaque and begin black, instead of transparent.
    open var opaque = false
    /// The range of colours. The value has no effect: it is always that of sRGB.
    open var preferredRange = Range.standard

    /// A range of colours. UIKit's raw values.
    public enum Range: Int, Sendable {
        case unspecified = -1
        case automatic, extended, standard
    }

    /// The format for the viewer's display.
    open class func `default`() -> Self { Self.make() }
    /// The format for the viewer's display.
    open class func preferred() -> Self { Self.make() }

    /// Makes the format for the viewer's display.
    public required override init() { super.init() }

    private class func make() -> Self { self.init() }
}

/// The context in which code draws a picture. UIKit's class of this name.
///
/// ```swift
/// let square = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { context in
///     context.fill(context.format.scale > 1 ? CGRect(x: 0, y: 0, width: 40, height: 40) : .zero)
/// }
/// ```
open class UIGraphicsImageRendererContext: NSObject {
    /// The context.
    public let cgContext: CGContext
    /// The format of the picture.
    public let format: UIGraphicsImageRendererFormat

    init(cgContext: CGContext, format: UIGraphicsImageRendererFormat) {
        self.cgContext = cgContext
        self.format = format
    }

    /// A picture of what was drawn so far.
    open var currentImage: UIImage { cgContext.picture().map { UIImage($0) } ?? UIImage() }

    /// Fills a rectangle.
    open func fill(_ rect: CGRect) { cgContext.fill(rect) }
    /// Fills a rectangle.
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.fill(rect)
        cgContext.restoreGState()
    }
    /// Strokes a rectangle with a line of one point inside its edge.
    open func stroke(_ rect: CGRect) { cgContext.stroke(rect.shrunk(x: 0.5, y: 0.5), width: 1) }
    /// Clips everything that is drawn afterwards to a rectangle.
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
