import Drawing
import Foundation

/// Images that are shown one after the other. The first is drawn, since no time passes in a picture.
extension UIImage {
    /// Makes an image of several; nil when there is none.
    public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        guard let first = images.first else { return nil }
        var variant = first.variant
        (variant.frames, variant.duration) = (images, duration)
        return UIImage(first.picture, variant: variant)
    }

    /// Makes an image of those named `name0`, `name1` and so on, or `name1` and so on, up to 1024; nil when there is none.
    public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
        let start = UIImage(named: name + "0") == nil ? 1 : 0
        let images = (start...1024).lazy.map { UIImage(named: name + String($0)) }.prefix { $0 != nil }
        return animatedImage(with: images.compactMap { $0 }, duration: duration)
    }

    /// The images that are shown one after the other; nil for one that does not move.
    public var images: [UIImage]? { variant.frames }
    /// How long all of them are shown, in seconds.
    public var duration: TimeInterval { variant.duration }
}
