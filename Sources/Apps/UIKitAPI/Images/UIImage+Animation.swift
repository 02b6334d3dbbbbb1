import Drawing
import Foundation

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
