import ViewLayout

/// UIKit's name for a font, so that size functions compile unchanged.
public typealias UIFont = Font
/// UIKit's name for font metrics.
public typealias UIFontMetrics = FontMetrics

extension Font {
    /// UIKit's name for the text styles.
    public typealias TextStyle = FontTextStyle

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
}
