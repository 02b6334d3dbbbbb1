import Foundation

/// The appearance of a bar's background. UIKit's class of this name.
///
/// ```swift
/// let look = UINavigationBarAppearance()
/// look.configureWithOpaqueBackground()
/// look.backgroundColor = .systemIndigo
/// ```
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
    /// The colour of the background; nil for none.
    open var backgroundColor: UIColor?
    /// The picture of the background; nil for none.
    open var backgroundImage: UIImage?
    /// The blur of the background, which is not drawn.
    open var backgroundEffect: UIBlurEffect?
    /// The colour of the bar's shadow, which is not drawn.
    open var shadowColor: UIColor?
    /// The picture of the bar's shadow, which is not drawn.
    open var shadowImage: UIImage?

    /// Makes the standard appearance.
    public override init() {}
    /// Sets the standard background.
    open func configureWithDefaultBackground() { (backgroundColor, backgroundImage) = (nil, nil) }
    /// Sets an opaque background.
    open func configureWithOpaqueBackground() { (backgroundColor, backgroundImage) = (.systemBackground, nil) }
    /// Removes the background.
    open func configureWithTransparentBackground() {
        (backgroundColor, backgroundImage, shadowColor) = (nil, nil, nil)
    }
}

/// The appearance of a navigation bar. UIKit's class of this name.
///
/// ```swift
/// let look = UINavigationBarAppearance()
/// look.titleTextAttributes = [.foregroundColor: UIColor.white]
/// ```
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
    /// The attributes of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The attributes of a large title.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}
