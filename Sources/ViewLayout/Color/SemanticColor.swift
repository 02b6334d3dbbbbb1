import Drawing

/// Colours with a meaning, which change with appearance and contrast. The names are UIKit's.
///
/// Values: `systemBlue` behind `tint` is printed by Apple ("Apple HIG, Color, iOS system colors", until 2025); the
/// others are what `UIColor` answers (observed on iOS 13 and later, as in the tables that public cross-platform
/// toolkits carry).
public enum SemanticColor: String, Hashable, Sendable, CaseIterable {
    /// Primary text.
    case label
    /// Secondary text.
    case secondaryLabel
    /// Thin lines that let what is below show through.
    case separator
    /// What can be tapped: the system's blue.
    case tint
    /// The ground of a view.
    case systemBackground

    /// The colour for a viewer's appearance and contrast.
    public func resolved(with traits: TraitCollection) -> Color {
        let values = values
        return switch (traits.userInterfaceStyle, traits.accessibilityContrast) {
        case (.light, .normal): values.light
        case (.dark, .normal): values.dark
        case (.light, .high): values.lightHighContrast
        case (.dark, .high): values.darkHighContrast
        }
    }

    private struct Values {
        let light, dark, lightHighContrast, darkHighContrast: Color
    }

    private var values: Values {
        switch self {
        case .label:
            Values(light: .black, dark: .white, lightHighContrast: .black, darkHighContrast: .white)
        case .secondaryLabel:
            Values(
                light: Color(red: 60, green: 60, blue: 67, alpha: 153),
                dark: Color(red: 235, green: 235, blue: 245, alpha: 153),
                lightHighContrast: Color(red: 60, green: 60, blue: 67, alpha: 173),
                darkHighContrast: Color(red: 235, green: 235, blue: 245, alpha: 173))
        case .separator:
            Values(
                light: Color(red: 60, green: 60, blue: 67, alpha: 73),
                dark: Color(red: 84, green: 84, blue: 88, alpha: 153),
                lightHighContrast: Color(red: 60, green: 60, blue: 67, alpha: 94),
                darkHighContrast: Color(red: 84, green: 84, blue: 88, alpha: 173))
        case .tint:
            Values(
                light: Color(red: 0, green: 122, blue: 255),
                dark: Color(red: 10, green: 132, blue: 255),
                lightHighContrast: Color(red: 0, green: 64, blue: 221),
                darkHighContrast: Color(red: 64, green: 156, blue: 255))
        case .systemBackground:
            Values(light: .white, dark: .black, lightHighContrast: .white, darkHighContrast: .black)
        }
    }
}
