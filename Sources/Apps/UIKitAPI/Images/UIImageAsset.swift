import Foundation

/// The images of one subject, one for each style of the interface. UIKit's class of this name.
///
/// ```swift
/// let board = UIImageAsset()
/// board.register(UIImage(), with: UITraitCollection(userInterfaceStyle: .dark))
/// let image = board.image(with: .current)
/// ```
public final class UIImageAsset: NSObject {
    private var images: [(traits: UITraitCollection, image: UIImage)] = []

    /// Adds an image.
    public func register(_ image: UIImage, with traitCollection: UITraitCollection) {
        images.append((traitCollection, image))
    }

    /// The image of the same style, else the first one.
    public func image(with traitCollection: UITraitCollection) -> UIImage {
        let found = images.last { $0.traits.userInterfaceStyle == traitCollection.userInterfaceStyle } ?? images.first
        return found?.image ?? UIImage()
    }
}
