import Drawing
import Testing

@testable import ViewLayout

@Suite struct SemanticColorTests {
    /// HIG, Color: blue in light and dark, and both with increased contrast; iOS 26 has others than the systems before
    /// (facts 10.2.4, 10.2.7).
    @Test(arguments: ReceiverSystem.allCases) func tintIsSystemBlue(on system: ReceiverSystem) {
        let blues = UserInterfaceStyle.allCases.flatMap { style in
            AccessibilityContrast.allCases.map { contrast in
                var viewer = traits(style, contrast)
                viewer.receiver = system
                return SemanticColor.tint.resolved(with: viewer).hexadecimal
            }
        }
        switch system {
        case .ios27, .ios26: #expect(blues == ["#0088ff", "#1e6ef4", "#0091ff", "#5cb8ff"])
        case .ios10, .ios9, .macos: #expect(blues == ["#007aff", "#0040dd", "#0a84ff", "#409cff"])
        // A watch is dark whatever was chosen.
        case .watchos: #expect(blues == ["#0a84ff", "#409cff", "#0a84ff", "#409cff"])
        }
    }

    /// As toolkits that copy iOS have them, in the four appearances.
    @Test func paletteIsTheSystems() {
        #expect(hex(.systemRed, .light, .normal) == "#ff3b30")
        #expect(hex(.systemGreen, .dark, .normal) == "#30d158")
        #expect(hex(.systemOrange, .light, .high) == "#c93400")
        #expect(hex(.systemGray6, .dark, .high) == "#242426")
        #expect(hex(.systemGray, .light, .normal) == hex(.systemGray, .dark, .normal))
    }

    @Test func labelsFollowTheAppearance() {
        #expect(hex(.label, .light, .normal) == "#000000")
        #expect(hex(.label, .dark, .normal) == "#ffffff")
        #expect(hex(.secondaryLabel, .light, .normal) == "#3c3c4399")
        #expect(hex(.secondaryLabel, .dark, .normal) == "#ebebf599")
        #expect(hex(.systemBackground, .dark, .high) == "#000000")
    }

    @Test(arguments: [UserInterfaceStyle.light, .dark])
    func contrastNeverMakesTranslucentColorsFainter(_ style: UserInterfaceStyle) {
        for color in SemanticColor.allCases {
            let normal = color.resolved(with: traits(style, .normal))
            let high = color.resolved(with: traits(style, .high))
            #expect(high.alpha >= normal.alpha, "\(color)")
        }
        #expect(
            SemanticColor.separator.resolved(with: traits(style, .high)).alpha
                > SemanticColor.separator.resolved(with: traits(style, .normal)).alpha)
    }

    private func hex(_ color: SemanticColor, _ style: UserInterfaceStyle, _ contrast: AccessibilityContrast) -> String {
        color.resolved(with: traits(style, contrast)).hexadecimal
    }

    private func traits(_ style: UserInterfaceStyle, _ contrast: AccessibilityContrast) -> TraitCollection {
        TraitCollection(userInterfaceStyle: style, accessibilityContrast: contrast)
    }
}
