import Foundation
import ViewLayout

extension UIFont {
    /// The font of a text style for the current viewer.
    public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// The font of a text style for a viewer; for the current one without traits.
    public class func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        UIFont(.preferred(forTextStyle: style, compatibleWith: traitCollection?.traits ?? CurrentViewer.traits))
    }

    /// The system font of a size in points.
    public class func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }

    /// The system font of a size in points and a weight.
    public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(.system(ofSize: size(fontSize), weight: weight))
    }

    /// The bold system font of a size in points.
    public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .bold)
    }

    /// The italic system font of a size in points.
    public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(.system(ofSize: size(fontSize), isItalic: true))
    }

    /// The size of standard labels, in points. Source: UIKit, observed on iOS.
    public class var labelFontSize: CGFloat { 17 }
    /// The size of standard buttons, in points. Source: UIKit, observed on iOS.
    public class var buttonFontSize: CGFloat { 18 }
    /// The standard size of the system font, in points. Source: UIKit, observed on iOS.
    public class var systemFontSize: CGFloat { 14 }
    /// The standard small size of the system font, in points. Source: UIKit, observed on iOS.
    public class var smallSystemFontSize: CGFloat { 12 }
}
