import Foundation

/// The components of a colour. Core Image's class of this name, which UIKit brings along.
///
/// ```swift
/// let red = CIColor(color: .systemRed).red
/// ```
public final class CIColor: NSObject {
    /// The components, from 0 to 1.
    public let red, green, blue, alpha: CGFloat

    /// Makes a colour of components from 0 to 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    /// Reads the components of a colour, as the current viewer sees it.
    public init(color: UIColor) {
        let value = color.resolved(with: CurrentViewer.traits)
        (red, green) = (CGFloat(value.red) / 255, CGFloat(value.green) / 255)
        (blue, alpha) = (CGFloat(value.blue) / 255, CGFloat(value.alpha) / 255)
    }

    /// The components in order.
    public var components: [CGFloat] { [red, green, blue, alpha] }
    /// How many there are.
    public var numberOfComponents: Int { 4 }
}
