/// Whether the screen measures the force of a touch. UIKit's raw values.
///
/// ```swift
/// let feels = UITraitCollection.current.forceTouchCapability == .available
/// ```
public enum UIForceTouchCapability: Int, Sendable { case unknown, unavailable, available }

extension UITraitCollection {
    /// Whether the screen measures the force of a touch; always unavailable.
    public var forceTouchCapability: UIForceTouchCapability { .unavailable }
}
