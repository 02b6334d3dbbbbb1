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

    /// What `UIColor` answers on iOS 13 and later: in light and dark, and both with Increase Contrast.
    @Test(arguments: [
        (SemanticColor.systemRed, "ff3b30 ff453a d70015 ff6961"), (.systemOrange, "ff9500 ff9f0a c93400 ffb340"),
        (.systemGreen, "34c759 30d158 248a3d 30db5b"), (.systemTeal, "5ac8fa 64d2ff 0071a4 70d7ff"),
        (.systemIndigo, "5856d6 5e5ce6 3634a3 7d7aff"), (.systemPurple, "af52de bf5af2 8944ab da8fff"),
        (.systemPink, "ff2d55 ff375f d30f45 ff6482"), (.systemGray, "8e8e93 8e8e93 6c6c70 aeaeb2"),
        (.systemGray2, "aeaeb2 636366 8e8e93 7c7c80"), (.systemGray3, "c7c7cc 48484a aeaeb2 545456"),
        (.systemGray4, "d1d1d6 3a3a3c bcbcc0 444446"), (.systemGray5, "e5e5ea 2c2c2e d8d8dc 363638"),
        (.systemGray6, "f2f2f7 1c1c1e ebebf0 242426"), (.label, "000000 ffffff 000000 ffffff"),
        (.systemBackground, "ffffff 000000 ffffff 000000"),
        (.secondaryLabel, "3c3c4399 ebebf599 3c3c43ad ebebf5ad"),
    ])
    func eachAppearance(_ color: SemanticColor, _ values: String) {
        let found = AccessibilityContrast.allCases.flatMap { contrast in
            UserInterfaceStyle.allCases.map { hex(color, $0, contrast) }
        }
        #expect(found == values.split(separator: " ").map { "#\($0)" })
    }

    /// A colour is read by UIKit's names, of which one is called otherwise here.
    @Test func names() {
        for color in SemanticColor.allCases { #expect(SemanticColor(name: color.rawValue) == color) }
        #expect(SemanticColor(name: "systemBlue") == .tint && SemanticColor(name: "systemMauve") == nil)
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
