import BalloonFixtures
import Drawing
import Testing
import ViewLayout

@testable import BalloonLayouts

/// The backgrounds of balloons on each system (facts 10.2).
@Suite struct BalloonColorsTests {
    private func traits(
        _ receiver: ReceiverSystem, _ style: UserInterfaceStyle, _ contrast: AccessibilityContrast = .normal
    ) -> TraitCollection {
        var traits = TraitCollection(userInterfaceStyle: style, accessibilityContrast: contrast)
        traits.receiver = receiver
        return traits
    }

    /// 10.2.1. A watch is dark whatever was chosen.
    @Test(arguments: [
        (ReceiverSystem.ios26, UserInterfaceStyle.light, "#e9e9eb"), (.ios26, .dark, "#262629"),
        (.ios27, .light, "#e9e9eb"), (.ios27, .dark, "#262629"),
        (.ios10, .light, "#e9e9eb"), (.ios10, .dark, "#262629"), (.macos, .light, "#e9e9eb"),
        (.macos, .dark, "#38383a"), (.watchos, .light, "#262629"),
    ])
    func greyOfWhatIsReceived(_ receiver: ReceiverSystem, _ style: UserInterfaceStyle, _ grey: String) {
        for contrast in AccessibilityContrast.allCases {
            #expect(BalloonColors.incoming(for: traits(receiver, style, contrast)).hexadecimal == grey)
        }
    }

    /// 10.2.4: iOS 26 has one blue in both appearances, earlier systems their tint. With Increase Contrast it is the blue
    /// for light, on which white is easier to read.
    @Test(arguments: [
        (ReceiverSystem.ios26, "#0088ff", "#0088ff", "#1e6ef4"), (.ios27, "#0088ff", "#0088ff", "#1e6ef4"),
        (.ios10, "#007aff", "#0a84ff", "#0040dd"),
        (.macos, "#007aff", "#0a84ff", "#0040dd"),
    ])
    func blueOfWhatIsSent(_ receiver: ReceiverSystem, _ light: String, _ dark: String, _ increased: String) {
        #expect(BalloonColors.outgoing(for: traits(receiver, .light)).hexadecimal == light)
        #expect(BalloonColors.outgoing(for: traits(receiver, .dark)).hexadecimal == dark)
        for style in UserInterfaceStyle.allCases {
            #expect(BalloonColors.outgoing(for: traits(receiver, style, .high)).hexadecimal == increased)
        }
    }

    /// 10.2.5, 10.6.5: macOS has a gradient over the window and iOS 27 over the screen, and none with Increase Contrast.
    @Test func gradientOfTheWindow() {
        func ends(_ side: BalloonSide, _ traits: TraitCollection) -> [String]? {
            BalloonColors.windowGradient(side, for: traits)?.map(\.color.hexadecimal)
        }
        #expect(ends(.outgoing, traits(.macos, .light)) == ["#77c7f5", "#3682f7"])
        #expect(ends(.outgoing, traits(.macos, .dark)) == ["#589af7", "#3d8ef7"])
        #expect(ends(.incoming, traits(.macos, .light)) == nil)
        #expect(ends(.incoming, traits(.macos, .dark)) == ["#38383a", "#3b3b3d"])
        #expect(
            ends(.outgoing, traits(.ios27, .light)) == ["#5fc9f9", "#4abafb", "#2da3fd", "#078cff", "#0089ff"])
        #expect(ends(.outgoing, traits(.ios27, .dark)) == ["#3c9cff", "#0090ff"])
        #expect(ends(.incoming, traits(.ios27, .light)) == nil && ends(.incoming, traits(.ios27, .dark)) == nil)
        #expect(ends(.outgoing, traits(.ios27, .light, .high)) == nil)
        for side in BalloonSide.allCases {
            for style in UserInterfaceStyle.allCases {
                #expect(ends(side, traits(.macos, style, .high)) == nil)
                for receiver in [ReceiverSystem.ios26, .ios10, .watchos] {
                    #expect(ends(side, traits(receiver, style)) == nil)
                }
            }
        }
    }

    /// 10.2.2: the window is white or black, and nearly black on a Mac.
    @Test(arguments: ReceiverSystem.allCases) func theBackgroundOfTheWindow(_ receiver: ReceiverSystem) {
        let colors = UserInterfaceStyle.allCases.map {
            TranscriptColors.background(for: traits(receiver, $0)).hexadecimal
        }
        switch receiver {
        case .ios27, .ios26, .ios10, .ios9: #expect(colors == ["#ffffff", "#000000"])
        case .macos: #expect(colors == ["#ffffff", "#1e1e1e"])
        case .watchos: #expect(colors == ["#000000", "#000000"])
        }
    }

    /// 10.2.3, 10.6.10: the grey of small texts, and of a placeholder where it is another; the secondary label of the system
    /// where nothing was measured.
    @Test(
        arguments: [
            (ReceiverSystem.ios27, "#8a8a8e", "#8d8d93"), (.ios26, "#8a8a8e", "#8d8d93"),
            (.macos, "#808080", "#9a9a9a"),
            (.ios10, nil, nil), (.ios9, nil, nil), (.watchos, nil, nil),
        ] as [(ReceiverSystem, String?, String?)])
    func smallTexts(_ receiver: ReceiverSystem, _ light: String?, _ dark: String?) {
        for (style, expected) in zip(UserInterfaceStyle.allCases, [light, dark]) {
            let viewer = traits(receiver, style)
            let label = SemanticColor.secondaryLabel.resolved(with: viewer).hexadecimal
            let small = TranscriptColors.secondary(for: viewer).resolved(with: viewer).hexadecimal
            #expect(small == expected ?? label)
            let placeholder = TranscriptColors.placeholder(for: viewer).resolved(with: viewer).hexadecimal
            #expect(placeholder == (receiver == .ios27 && style == .light ? "#c0c0c2" : small))
            let high = traits(receiver, style, .high)
            for color in [TranscriptColors.secondary(for: high), TranscriptColors.placeholder(for: high)] {
                #expect(color.resolved(with: high) == SemanticColor.secondaryLabel.resolved(with: high))
            }
        }
    }

    /// 10.3.5: the disc of a sender without a picture.
    @Test func discs() {
        let (light, dark) = (
            TranscriptColors.avatar(for: traits(.ios26, .light)), TranscriptColors.avatar(for: traits(.ios26, .dark))
        )
        #expect([light.top, light.bottom].map(\.hexadecimal) == ["#a9c2e1", "#747fb9"])
        #expect([dark.top, dark.bottom].map(\.hexadecimal) == ["#575368", "#302649"])
    }
}
