import Drawing
import ViewLayout

/// The colours of a transcript around its balloons, by system (facts 10.2, 10.3).
enum TranscriptColors {
    /// The background of the window (10.2.2).
    static func background(for traits: TraitCollection) -> Color {
        guard traits.receiver == .macos, traits.drawnStyle == .dark else {
            return SemanticColor.systemBackground.resolved(with: traits)
        }
        return Color(red: 30, green: 30, blue: 30)
    }

    /// Small texts between balloons, and the placeholder of the input field (10.2.3). On older systems, on a watch, and
    /// with Increase Contrast, where nothing was measured, it is the system's secondary label.
    static func secondary(for traits: TraitCollection) -> ColorReference {
        guard traits.accessibilityContrast == .normal else { return .semantic(.secondaryLabel) }
        switch (traits.receiver, traits.drawnStyle) {
        case (.ios26, .light): return .literal(Color(red: 138, green: 138, blue: 142))
        case (.ios26, .dark): return .literal(Color(red: 141, green: 141, blue: 147))
        case (.macos, .light): return .literal(Color(red: 128, green: 128, blue: 128))
        case (.macos, .dark): return .literal(Color(red: 154, green: 154, blue: 154))
        case (.ios10, _), (.ios9, _), (.watchos, _): return .semantic(.secondaryLabel)
        }
    }

    /// The top and the bottom colour of the disc for a sender without a picture (10.3.5).
    static func avatar(for traits: TraitCollection) -> (top: Color, bottom: Color) {
        switch traits.drawnStyle {
        case .light: (Color(red: 169, green: 194, blue: 225), Color(red: 116, green: 127, blue: 185))
        case .dark: (Color(red: 87, green: 83, blue: 104), Color(red: 48, green: 38, blue: 73))
        }
    }
}
