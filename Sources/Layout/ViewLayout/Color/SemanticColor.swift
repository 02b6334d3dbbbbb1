import Drawing

/// Colours with a meaning, which change with appearance and contrast. The names are UIKit's.
///
/// Values: `systemBlue` behind `tint` is printed by Apple ("Apple HIG, Color, iOS system colors", until 2025); the
/// others are what `UIColor` answers (observed on iOS 13 and later, as in the tables that public cross-platform
/// toolkits carry). iOS 26 has a tint of its own (facts 10.2.4, 10.2.7).
package enum SemanticColor: String, Hashable, Sendable, CaseIterable {
    /// Primary text.
    case label
    /// Secondary text.
    case secondaryLabel
    /// Thin, translucent lines.
    case separator
    /// Elements that can be tapped: the system's blue.
    case tint
    /// The background of a view.
    case systemBackground
    /// The system's palette, whose colours keep their hues in each appearance; its blue is ``tint``. The teal is that
    /// of iOS 13 and 14.
    case systemRed, systemOrange, systemYellow, systemGreen, systemTeal, systemIndigo, systemPurple, systemPink
    /// The system's greys: the first is the same in light and dark, each further one is closer to the background.
    case systemGray, systemGray2, systemGray3, systemGray4, systemGray5, systemGray6

    /// Names of UIKit for colours that have another name here.
    static let otherNames: [(name: String, color: SemanticColor)] = [("systemBlue", .tint)]

    /// The colour with a name of UIKit.
    init?(name: String) {
        guard let color = SemanticColor(rawValue: name) ?? Self.otherNames.first(where: { $0.name == name })?.color
        else { return nil }
        self = color
    }

    /// The colour for a viewer's appearance and contrast.
    package func resolved(with traits: TraitCollection) -> Color {
        let values = values(on: traits.receiver)
        return switch (traits.drawnStyle, traits.accessibilityContrast) {
        case (.light, .normal): values.light
        case (.dark, .normal): values.dark
        case (.light, .high): values.lightHighContrast
        case (.dark, .high): values.darkHighContrast
        }
    }
}
