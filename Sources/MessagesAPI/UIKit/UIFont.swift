import Foundation
import Typesetting
import ViewLayout

/// UIKit's name for a font, so that size functions compile unchanged.
public typealias UIFont = Font

extension Font {
    /// UIKit's name for the text styles.
    public typealias TextStyle = FontTextStyle
    /// UIKit's name for the weights.
    public typealias Weight = FontWeight

    /// The font of a text style for the current viewer, as UIKit's method of this name.
    public static func preferredFont(forTextStyle style: FontTextStyle) -> Font {
        preferred(forTextStyle: style, compatibleWith: .current)
    }

    /// The font of a text style for a viewer; for the current one without traits.
    public static func preferredFont(
        forTextStyle style: FontTextStyle, compatibleWith traits: TraitCollection?
    ) -> Font {
        preferred(forTextStyle: style, compatibleWith: traits ?? .current)
    }

    /// The system font of a size in points, in regular weight unless another is given.
    public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> Font {
        system(ofSize: size, weight: weight)
    }

    /// The bold system font of a size in points.
    public static func boldSystemFont(ofSize size: CGFloat) -> Font { system(ofSize: size, weight: .bold) }

    /// The italic system font of a size in points.
    public static func italicSystemFont(ofSize size: CGFloat) -> Font { system(ofSize: size, isItalic: true) }

    /// The font in another size, which follows the viewer's text size no more.
    public func withSize(_ size: CGFloat) -> Font { Font.system(ofSize: size, weight: weight, isItalic: isItalic) }
}
