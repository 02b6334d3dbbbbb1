import Drawing
import ViewLayout

/// The grounds of balloons (observed on iOS 26).
enum BalloonColors {
    /// The grey of an incoming balloon, which is also the ground of caption bars on either side.
    static func incoming(for traits: TraitCollection) -> Color {
        switch traits.userInterfaceStyle {
        case .light: Color(red: 233, green: 233, blue: 235)
        case .dark: Color(red: 38, green: 38, blue: 41)
        }
    }

    /// The blue under white words and signs: the system's, which is a gradient on iOS and one colour here.
    static func outgoing(for traits: TraitCollection) -> Color {
        var traits = traits
        if traits.accessibilityContrast == .high { traits.userInterfaceStyle = highContrastOutgoingStyle }
        return SemanticColor.tint.resolved(with: traits)
    }

    /// With Increase Contrast the ground is, in light and dark, the one of the system's blues that white reads best on:
    /// its value for light. The one for dark is a tint for glyphs on black; white on it has less contrast, 2.8, than
    /// without the setting, 3.7. I: what Messages takes is not known.
    private static let highContrastOutgoingStyle = UserInterfaceStyle.light
}
