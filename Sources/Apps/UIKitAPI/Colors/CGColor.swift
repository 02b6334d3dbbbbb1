import Drawing
import Foundation
import ViewLayout

/// A colour that no longer depends on a viewer. Core Graphics' class of this name.
///
/// ```swift
/// let border: CGColor = UIColor.systemBlue.cgColor
/// let faint = border.copy(alpha: 0.5)
/// ```
public final class CGColor: Sendable {
    /// The components in sRGB.
    package let color: Drawing.Color

    package init(_ color: Drawing.Color) { self.color = color }

    /// Makes a colour of components from 0 to 1 in sRGB.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(UIColor(red: red, green: green, blue: blue, alpha: alpha).resolved(with: CurrentViewer.traits))
    }

    /// Makes a colour of components from 0 to 1 in sRGB.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Makes a grey of components from 0 to 1.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(red: gray, green: gray, blue: gray, alpha: alpha)
    }

    /// The opacity from 0 to 1.
    public var alpha: CGFloat { CGFloat(color.alpha) / 255 }

    /// Red, green, blue and alpha, from 0 to 1. An optional as in Core Graphics; never nil.
    public var components: [CGFloat]? {
        [color.red, color.green, color.blue, color.alpha].map { CGFloat($0) / 255 }
    }

    /// How many components there are.
    public var numberOfComponents: Int { 4 }

    /// The same colour with another opacity from 0 to 1. An optional as in Core Graphics; never nil.
    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(UIColor(.literal(color)).withAlphaComponent(alpha).resolved(with: CurrentViewer.traits))
    }
}

extension CGColor: Hashable {
    /// Colours are equal when their components are.
    public static func == (first: CGColor, second: CGColor) -> Bool { first.color == second.color }

    /// Equal colours have the same.
    public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

extension UIColor {
    /// The colour as the current viewer sees it.
    public var cgColor: CGColor { CGColor(resolved(with: CurrentViewer.traits)) }

    /// Makes a colour that is the same for every viewer.
    public convenience init(cgColor: CGColor) { self.init(.literal(cgColor.color)) }
}

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
