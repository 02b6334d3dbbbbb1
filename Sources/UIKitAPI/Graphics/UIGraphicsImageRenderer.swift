import Drawing
import Foundation

/// Makes pictures of what code draws. UIKit's class of this name.
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
    /// How pictures are made.
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

    /// The picture of what code draws.
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

    /// The same as the bytes of a PNG file.
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }

    /// The same as the bytes of a JPEG file.
    /// - Parameter compressionQuality: from 0 to 1.
    open func jpegData(
        withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data {
        image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
    }
}

/// How pictures are made. UIKit's class of this name.
///
/// ```swift
/// let format = UIGraphicsImageRendererFormat()
/// format.scale = 3
/// let renderer = UIGraphicsImageRenderer(size: CGSize(width: 300, height: 200), format: format)
/// ```
open class UIGraphicsImageRendererFormat: NSObject {
    /// Pixels to a point; those of the viewer's display unless set.
    open var scale = CGFloat(CurrentViewer.traits.pixelsPerPoint)
    /// Whether pictures begin black, in place of transparent.
    open var opaque = false
    /// Whether there are more colours than in sRGB, which there never are.
    open var preferredRange = Range.standard

    /// Which colours there are. UIKit's raw values.
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

/// What code draws a picture on. UIKit's class of this name.
///
/// ```swift
/// let square = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { context in
///     context.fill(context.format.scale > 1 ? CGRect(x: 0, y: 0, width: 40, height: 40) : .zero)
/// }
/// ```
open class UIGraphicsImageRendererContext: NSObject {
    /// The context.
    public let cgContext: CGContext
    /// How the picture is made.
    public let format: UIGraphicsImageRendererFormat

    init(cgContext: CGContext, format: UIGraphicsImageRendererFormat) {
        self.cgContext = cgContext
        self.format = format
    }

    /// What was drawn so far.
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
    /// Draws a line of a point inside the edge of a rectangle.
    open func stroke(_ rect: CGRect) { cgContext.stroke(rect.shrunk(x: 0.5, y: 0.5), width: 1) }
    /// Cuts what is drawn next to a rectangle.
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
