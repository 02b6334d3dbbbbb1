import BalloonLayouts
import Foundation
import Scenes
import TestSupport
import Testing
import Typesetting
import ViewLayout

@testable import Sweeps

/// Templates with a picture, whose height follows the width, and templates with the app's name below them: laid out by
/// intervals against laying out every width by itself. Pixels are not searched, as where lint looks for lines.
@Suite struct PictureRowTests {
    private static let widths = stride(from: CGFloat(60), through: 500, by: 1.75 * CGFloat(OracleDepth.stride(3)))
        .map { $0 }

    /// Titles that wrap and lose lines, captions that leave the picture little room, and the three proportions of the
    /// examples' pictures; on upright phones, and where the transcript is low.
    @Test(arguments: ["ramen.png", "event-map.png", "lanterns.png"])
    func titlesAndCaptionsAreAlikeAtEveryWidth(_ picture: String) throws {
        let scene = try BalloonScene(
            text: """
                app: {name: Pier, icon: Examples/images/icon-poll.png}
                message:
                  layout:
                    template:
                      image: Examples/images/\(picture)
                      imageTitle: The Ferry Building at the end of Market Street
                      imageSubtitle: 1.2 miles from here, by the sea
                      caption: Dinner at the pier on Thursday, at seven?
                      trailingCaption: $24
                      subcaption: Donaudampfschifffahrtsgesellschaft
                """, file: "picture.yaml")
        for category in ContentSizeCategory.allCases {
            for (height, locale) in [(CGFloat(700), "en"), (240, "ar")] {
                let traits = TraitCollection(
                    transcriptHeight: height, preferredContentSizeCategory: category, locale: locale)
                try expectEqualRow(scene, traits, Self.widths, checksPixels: false)
            }
        }
    }

    /// Viewers without the app see the alternate of a live layout, with the app's name below it, which is cut where the
    /// balloon is narrow.
    @Test(arguments: ["caption: Dinner at 7", "caption: Dinner, imageTitle: Pier, image: Examples/images/ramen.png"])
    func theNameOfTheAppIsAlikeAtEveryWidth(_ texts: String) throws {
        let scene = try BalloonScene(
            text: """
                app: {name: The Pier at the End of the Long Road}
                message:
                  layout: {live: {view: {text: Hello}, contentSize: {height: fit}, alternate: {\(texts)}}}
                """, file: "alternate.yaml")
        for category in ContentSizeCategory.allCases {
            let traits = TraitCollection(preferredContentSizeCategory: category, hasApp: false)
            try expectEqualRow(scene, traits, Self.widths, checksPixels: false)
        }
    }

    /// Numbers that may only fall: the layouts for 121 widths, which were 121 for a balloon with a picture.
    @Test(arguments: ["dinner-invitation", "ferry-tickets", "trail-photo"])
    func aPictureIsNotLaidOutAtEveryWidth(_ name: String) throws {
        let scene = try BalloonScene(contentsOf: "Examples/\(name).yaml")
        let context = LayoutContext(traits: scene.traits, fonts: try FontCascade.bundled())
        let row = WidthRow(
            of: try SceneLayouts(of: scene, in: context), for: SweepCell.Row(scene.traits), checksPixels: false)
        #expect(try row.cells((320...440).map { CGFloat($0) }).count == 121)
        #expect(context.counts.layoutCount <= 4, "\(context.counts.layoutCount)")
    }

    /// Numbers that may only fall: the parts of pictures that lint draws to judge what lies on them, at four widths.
    @Test(arguments: [
        ("dinner-invitation", 8), ("trail-photo", 8), ("concert-ticket", 13), ("dinner-conversation", 8),
    ])
    func whatIsJudgedByPixelsIsDrawnSoOften(_ name: String, _ most: Int) throws {
        let scene = try BalloonScene(contentsOf: "Examples/\(name).yaml")
        let context = LayoutContext(traits: scene.traits, fonts: try FontCascade.bundled())
        let row = WidthRow(of: try SceneLayouts(of: scene, in: context), for: SweepCell.Row(scene.traits))
        #expect(try row.cells([320, 375, 402, 440]).count == 4)
        #expect(context.renderers.drawingCount <= most)
    }
}
