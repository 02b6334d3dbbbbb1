import Foundation

/// The background of a bar. UIKit's class of this name.
///
/// ```swift
/// let look = UINavigationBarAppearance()
/// look.configureWithOpaqueBackground()
/// look.backgroundColor = .systemIndigo
/// ```
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
    /// The colour behind it; nil for none.
    open var backgroundColor: UIColor?
    /// The picture behind it; nil for none.
    open var backgroundImage: UIImage?
    /// The blur behind it, which is not drawn.
    open var backgroundEffect: UIBlurEffect?
    /// The colour of the line under it, which is not drawn.
    open var shadowColor: UIColor?
    /// The picture under it, which is not drawn.
    open var shadowImage: UIImage?

    /// Makes the standard looks.
    public override init() {}
    /// Takes the standard background.
    open func configureWithDefaultBackground() { (backgroundColor, backgroundImage) = (nil, nil) }
    /// Takes a background that nothing shows through.
    open func configureWithOpaqueBackground() { (backgroundColor, backgroundImage) = (.systemBackground, nil) }
    /// Takes no background.
    open func configureWithTransparentBackground() {
        (backgroundColor, backgroundImage, shadowColor) = (nil, nil, nil)
    }
}

/// The looks of a bar above controllers. UIKit's class of this name.
///
/// ```swift
/// let look = UINavigationBarAppearance()
/// look.titleTextAttributes = [.foregroundColor: UIColor.white]
/// ```
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
    /// The attributes of the words.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The attributes of a large title.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}
