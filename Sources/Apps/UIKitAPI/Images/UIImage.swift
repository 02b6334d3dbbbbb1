import Drawing
import Foundation

/// A picture. UIKit's class of this name.
///
/// ```swift
/// let layout = MSMessageTemplateLayout()
/// layout.image = UIImage(contentsOfFile: "Examples/images/event-map.png")
/// ```
open class UIImage: NSObject, @unchecked Sendable {
    /// The picture of Balloon. It is immutable, so that the class can be `Sendable`.
    package let picture: Picture

    /// The properties in addition to the pixels.
    let variant: ImageVariant
    /// What VoiceOver reads.
    open var accessibilityLabel: String?
    /// The identifier in user-interface tests.
    open var accessibilityIdentifier: String?

    /// Makes an image from a picture.
    package convenience init(_ picture: Picture) { self.init(picture, variant: ImageVariant()) }

    init(_ picture: Picture, variant: ImageVariant) {
        self.picture = picture
        self.variant = variant
    }

    /// Makes an image without pixels.
    public override convenience init() {
        self.init(Picture(bitmap: Bitmap(width: 0, height: 0, pixels: [])))
    }

    /// Makes the picture of a literal in source, which Xcode shows as a small picture; one without pixels if the assets
    /// lack it, where iOS stops the app.
    public required init(imageLiteralResourceName name: String) {
        let named = UIImage(named: name)
        picture = named?.picture ?? Picture(bitmap: Bitmap(width: 0, height: 0, pixels: []))
        variant = named?.variant ?? ImageVariant()
        super.init()
    }

    /// Makes the image of a PNG, JPEG or GIF file; nil for other files. `PictureFile.decode(contentsOf:)` gives the
    /// reason.
    /// - Parameter path: a path; `@2x` or `@3x` before the extension sets the scale.
    public init?(contentsOfFile path: String) {
        guard let picture = try? PictureFile.decode(contentsOf: path) else { return nil }
        self.picture = picture
        variant = ImageVariant()
    }

    /// Makes an image from the bytes of such a file, with one pixel per point; nil for other bytes.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// Makes an image from the bytes of such a file; nil for other bytes.
    /// - Parameter scale: pixels per point.
    public init?(data: Data, scale: CGFloat) {
        guard scale > 0, let picture = try? PictureFile.decode(Array(data), name: "data") else { return nil }
        self.picture = picture.at(scale: Double(scale))
        variant = ImageVariant()
    }

    /// The pixels per point.
    open var scale: CGFloat { picture.scale }

    /// The size in points: the number of pixels divided by the scale.
    open var size: CGSize {
        if let symbol = variant.symbol { return symbol.size }
        return CGSize(width: CGFloat(picture.width) / scale, height: CGFloat(picture.height) / scale)
    }

    /// The image as the bytes of a PNG file. An optional as in UIKit; never nil.
    open func pngData() -> Data? { Data(picture.bitmap.png()) }

    /// The image as the bytes of a JPEG file; nil for one without pixels.
    /// - Parameter compressionQuality: from 0 to 1.
    open func jpegData(compressionQuality: CGFloat) -> Data? {
        picture.bitmap.jpeg(quality: Int((min(max(compressionQuality, 0), 1) * 100).rounded())).map { Data($0) }
    }

    /// Images are equal when their pixels are.
    open override func isEqual(_ object: Any?) -> Bool { (object as? UIImage)?.picture == picture }

    /// Equal images have the same.
    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(picture.width)
        hasher.combine(picture.height)
        hasher.combine(picture.scale)
        return hasher.finalize()
    }
}

extension UIImage: _ExpressibleByImageLiteral {}

/// Images of an animation. Only the first one is drawn.
extension UIImage {
    /// Makes an image of an animation; nil without images.
    public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        guard let first = images.first else { return nil }
        var variant = first.variant
        (variant.frames, variant.duration) = (images, duration)
        return UIImage(first.picture, variant: variant)
    }

    /// Makes an image of an animation from the images `name0` or `name1` to `name1024`; nil where there are none.
    public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
        let start = UIImage(named: name + "0") == nil ? 1 : 0
        let images = (start...1024).lazy.map { UIImage(named: name + String($0)) }.prefix { $0 != nil }
        return animatedImage(with: images.compactMap { $0 }, duration: duration)
    }

    /// The images of the animation; nil for an image without one.
    public var images: [UIImage]? { variant.frames }
    /// The duration of the animation, in seconds.
    public var duration: TimeInterval { variant.duration }
}
