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
}
