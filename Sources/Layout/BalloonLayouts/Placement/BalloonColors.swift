import Drawing
import ViewLayout

/// The backgrounds of balloons, by system (facts 10.2).
enum BalloonColors {
    /// The grey of an incoming balloon, which is also the background of caption bars on either side (10.2.1).
    static func incoming(for traits: TraitCollection) -> Color {
        switch (traits.drawnStyle, traits.receiver) {
        case (.light, _): Color(red: 233, green: 233, blue: 235)
        case (.dark, .macos): Color(red: 56, green: 56, blue: 58)
        case (.dark, _): Color(red: 38, green: 38, blue: 41)
        }
    }

    /// The blue under white text and symbols: iOS 26 and 27 have the same in light and dark (10.2.4), earlier systems used
    /// their tint. It is not known whether it is a gradient on a phone; one colour is assumed there (10.2.5).
    static func outgoing(for traits: TraitCollection) -> Color {
        var traits = traits
        let isIncreased = traits.accessibilityContrast == .high
        if isIncreased || traits.receiver.isCurrentPhone { traits.userInterfaceStyle = outgoingStyle }
        return SemanticColor.tint.resolved(with: traits)
    }

    /// With Increase Contrast, the background in light and dark is the system blue on which white text has the higher
    /// contrast: the one for light. The one for dark is a tint for glyphs on black, on which white has less contrast
    /// than without the setting. What Messages uses is not known (inferred).
    private static let outgoingStyle = UserInterfaceStyle.light

    /// The colours of text balloons from the top of the window or screen to its bottom; nil where they have one colour.
    ///
    /// Measured on macOS (10.2.1, 10.2.5) and iOS 27 (10.6.5). With Increase Contrast there is no gradient (inferred),
    /// because white on the upper blue has less contrast than on the tint.
    static func windowGradient(_ side: BalloonSide, for traits: TraitCollection) -> [LinearGradient.Stop]? {
        guard traits.accessibilityContrast == .normal else { return nil }
        return switch (traits.receiver, side, traits.drawnStyle) {
        case (.macos, .outgoing, .light): stops((0x77c7f5, 0), (0x3682f7, 1))
        case (.macos, .outgoing, .dark): stops((0x589af7, 0), (0x3d8ef7, 1))
        case (.macos, .incoming, .dark): stops((0x38383a, 0), (0x3b3b3d, 1))
        // The three in the middle were measured at 180, 480 and 760 points of a screen of 874.
        case (.ios27, .outgoing, .light):
            stops(
                (0x5fc9f9, 0), (0x4abafb, 180.0 / 874), (0x2da3fd, 480.0 / 874), (0x078cff, 760.0 / 874), (0x0089ff, 1))
        case (.ios27, .outgoing, .dark): stops((0x3c9cff, 0), (0x0090ff, 1))
        default: nil
        }
    }

    /// Colours as 0xrrggbb, each with its place.
    private static func stops(_ stops: (color: UInt32, location: Double)...) -> [LinearGradient.Stop] {
        stops.map { color, location in
            let color = Color(
                red: UInt8(color >> 16), green: UInt8(truncatingIfNeeded: color >> 8),
                blue: UInt8(truncatingIfNeeded: color))
            return LinearGradient.Stop(color, at: location)
        }
    }
}

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
        case (.ios27, .light), (.ios26, .light): return .literal(Color(red: 138, green: 138, blue: 142))
        case (.ios27, .dark), (.ios26, .dark): return .literal(Color(red: 141, green: 141, blue: 147))
        case (.macos, .light): return .literal(Color(red: 128, green: 128, blue: 128))
        case (.macos, .dark): return .literal(Color(red: 154, green: 154, blue: 154))
        case (.ios10, _), (.ios9, _), (.watchos, _): return .semantic(.secondaryLabel)
        }
    }

    /// The placeholder of the input field: on iOS 27 in light mode a paler grey (10.6.10), else as other small texts.
    static func placeholder(for traits: TraitCollection) -> ColorReference {
        guard traits.accessibilityContrast == .normal, traits.receiver == .ios27, traits.drawnStyle == .light else {
            return secondary(for: traits)
        }
        return .literal(Color(red: 192, green: 192, blue: 194))
    }

    /// The top and the bottom colour of the disc for a sender without a picture (10.3.5).
    static func avatar(for traits: TraitCollection) -> (top: Color, bottom: Color) {
        switch traits.drawnStyle {
        case .light: (Color(red: 169, green: 194, blue: 225), Color(red: 116, green: 127, blue: 185))
        case .dark: (Color(red: 87, green: 83, blue: 104), Color(red: 48, green: 38, blue: 73))
        }
    }
}
