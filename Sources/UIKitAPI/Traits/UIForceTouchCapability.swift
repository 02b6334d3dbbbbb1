/// Whether the screen feels how strongly a finger presses; this one does not. UIKit's raw values.
///
/// ```swift
/// let feels = UITraitCollection.current.forceTouchCapability == .available
/// ```
public enum UIForceTouchCapability: Int, Sendable { case unknown, unavailable, available }

extension UITraitCollection {
    /// Whether the screen feels how strongly a finger presses: no.
    public var forceTouchCapability: UIForceTouchCapability { .unavailable }
}
