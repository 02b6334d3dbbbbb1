// Written by DocumentationExamplesTests from the comments of the sources: change the comment.
// swift-format-ignore-file
import BalloonTesting
import Balloons
import Lint
import Sweeps
import Testing

extension Given {
    func example_ContentSizeCategory_1() async throws {
        var traits = TraitCollection()
        for category in UIContentSizeCategory.allCases where category >= .large {
            traits.preferredContentSizeCategory = category
            print(category.shortName, try scene.layout(traits: traits, fonts: fonts).size.height)
        }
        _ = traits
    }

    func example_MessageSurface_1() async throws {
        var traits = scene.traits
        traits.surface = .conversationList
        let row = try scene.layout(traits: traits, fonts: .bundled())
        let isCut = row.findings.contains { $0.kind == .summaryTruncated }
        _ = traits
        _ = row
        _ = isCut
    }

    func example_ReceiverSystem_1() async throws {
        let mac = TraitCollection(receiver: .macos)
        // On a Mac the alternate layout of a live layout is shown.
        let balloon = try BalloonLayout(message: message).place(in: LayoutContext(traits: mac, fonts: fonts))
        _ = mac
        _ = balloon
    }

    func example_TraitCollection_1() async throws {
        let viewer = TraitCollection(
            transcriptWidth: 320, preferredContentSizeCategory: .accessibilityLarge, locale: "ar",
            userInterfaceStyle: .dark)
        let balloon = try scene.layout(traits: viewer, fonts: .bundled())
        _ = viewer
        _ = balloon
    }

    func example_TraitCollection_LayoutDirection_1() async throws {
        let hebrew = TraitCollection(locale: "he").layoutDirection  // .rightToLeft
        let mirroredEnglish = TraitCollection(locale: "en", layoutDirection: .rightToLeft)
        _ = hebrew
        _ = mirroredEnglish
    }

    func example_TraitCollection_UserInterfaceStyle_1() async throws {
        for style in UserInterfaceStyle.allCases {
            let balloon = try scene.layout(traits: TraitCollection(userInterfaceStyle: style), fonts: fonts)
            try Data(balloon.picture().png()).write(to: URL(fileURLWithPath: "\(style).png"))
        }
    }

    func example_TraitCollection_LegibilityWeight_1() async throws {
        let bold = try scene.layout(traits: TraitCollection(legibilityWeight: .bold), fonts: fonts)
        let widening = bold.size.width - balloon.size.width
        _ = bold
        _ = widening
    }

    func example_TraitCollection_UserInterfaceIdiom_1() async throws {
        let pad = scene.traits.moved(to: .pad)
        print(pad.transcriptWidth, UserInterfaceIdiom.pad.standardTranscriptSize)
        _ = pad
    }

    func example_TraitCollection_AccessibilityContrast_1() async throws {
        var traits = scene.traits
        traits.accessibilityContrast = .high
        let isSameSize = try scene.layout(traits: traits, fonts: fonts).size == balloon.size
        _ = traits
        _ = isSameSize
    }
}
