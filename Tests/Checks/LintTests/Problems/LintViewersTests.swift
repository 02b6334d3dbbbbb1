import BalloonLayouts
import Foundation
import Scenes
import Testing
import ViewLayout

@testable import Lint
@testable import Sweeps

/// Whom lint asks: viewers whom people have.
struct LintViewersTests {
    private func rows(_ text: String) throws -> [LintViewers.Row] {
        try LintViewers(of: BalloonScene(text: text, file: "a.yaml")).rows
    }

    private static let plain = "message: {layout: {template: {caption: A}}}"

    /// Screens in points ("Apple HIG, Layout"): an iPhone that is turned is as tall as it was wide.
    @Test func turnedPhonesAreWiderThanTall() throws {
        let turned = try rows(Self.plain).filter {
            $0.traits.userInterfaceIdiom == .phone && $0.traits.receiver == .ios26
                && $0.traits.transcriptWidth > 600 && $0.widths.count == 1
        }
        let sizes = Set(turned.map { [$0.traits.transcriptWidth, $0.traits.transcriptHeight] })
        #expect(sizes == [[667, 375], [874, 402], [956, 440]])
    }

    @Test func padsAreAskedUprightAndTurned() throws {
        let pads = try rows(Self.plain).filter { $0.traits.userInterfaceIdiom == .pad }
        let sizes = Set(pads.map { [$0.traits.transcriptWidth, $0.traits.transcriptHeight] })
        #expect(sizes == [[500, 1180], [744, 1133], [1133, 744], [1032, 1376], [1376, 1032]])
    }

    /// Made-up languages show where translations will break, which the sizes of everybody do.
    @Test func madeUpLanguagesAreNotAskedAtAccessibilitySizes() throws {
        let rows = try rows(Self.plain)
        let madeUp = rows.filter { ["en-XA", "ar-XB"].contains($0.traits.locale) }
        #expect(
            !madeUp.isEmpty
                && !madeUp.contains { $0.traits.preferredContentSizeCategory.isAccessibilityCategory })
        let own = Set(
            rows.filter { $0.traits.locale == "en" }.map(\.traits.preferredContentSizeCategory))
        #expect(own == Set(ContentSizeCategory.allCases))
    }

    @Test func everyWidthOfAPhoneIsAskedForOneMessage() throws {
        let widest = try #require(try rows(Self.plain).max { $0.widths.count < $1.widths.count })
        #expect(widest.widths == SweepWidths.every.points && !widest.checksPixels)
        let bold = try rows(Self.plain).filter { $0.traits.legibilityWeight == .bold }
        #expect(!bold.isEmpty && bold.allSatisfy { $0.widths.count == widest.widths.count })
    }

    /// Four looks: light and dark, each with Increase Contrast and without.
    @Test func coloursAreAskedWithPixels() throws {
        let looked = try rows(Self.plain).filter(\.checksPixels)
        let looks = Set(
            looked.map { "\($0.traits.userInterfaceStyle) \($0.traits.accessibilityContrast)" })
        #expect(looks.count == 4)
    }

    /// A line of another language may end on a lighter part of a picture or of a view.
    @Test(arguments: [
        ("template: {image: images/event-map.png, imageTitle: A}", true),
        ("template: {image: images/event-map.png, imageSubtitle: A}", true),
        ("template: {image: images/event-map.png, caption: A}", false),
        ("template: {imageTitle: A}", false),
        ("live: {view: {text: A}, alternate: {caption: A}}", true),
    ])
    func textsOnPixelsAreAskedInEachLanguage(layout: String, areOnPixels: Bool) throws {
        let scene = try BalloonScene(text: "message: {layout: {\(layout)}}", file: "Examples/a.yaml")
        let looked = LintViewers(of: scene).rows.filter {
            $0.checksPixels && $0.widths == LintViewers.deviceWidths && $0.traits.hasApp
        }
        func locales(_ contrast: AccessibilityContrast) -> Set<String> {
            Set(looked.filter { $0.traits.accessibilityContrast == contrast }.map(\.traits.locale))
        }
        #expect(
            locales(.normal) == (areOnPixels ? ["en", "en-XA", "ar-XB"] : ["en"])
                && locales(.high) == ["en"])
        let sizes = Set(looked.map(\.traits.preferredContentSizeCategory))
        #expect(sizes.count == (areOnPixels ? 12 : 3))
    }

    /// A list shows the words of the last message, also where the conversation ends with a receipt or a date.
    @Test(arguments: [
        ("", true), ("    - {receipt: Read}", true), ("    - {date: Today}", true),
        ("    - {from: b, text: Yes}", false),
    ])
    func theLastMessageHasItsSurfaces(end: String, isAsked: Bool) throws {
        let talk = """
            participants: {a: Ada, b: Ben}
            viewer: b
            transcript:
              entries:
                - {from: b, message: {summaryText: Dinner, layout: {template: {caption: A}}}}
            \(end)
            """
        let surfaces = Set(try rows(talk).map(\.traits.surface))
        #expect(surfaces == (isAsked ? Set(MessageSurface.allCases) : [.transcript]))
    }

    @Test func viewersWithoutTheAppAreAskedWhereTheySeeSomethingElse() throws {
        let live = "message: {layout: {live: {view: {text: A}, alternate: {caption: A}}}}"
        func without(_ text: String) throws -> Int {
            try rows(text).count { !$0.traits.hasApp && $0.widths.count > 1 }
        }
        #expect(try without(live) > 0 && without(Self.plain) == 0)
        // Each system is asked.
        #expect(try Set(rows(Self.plain).map(\.traits.receiver)) == Set(ReceiverSystem.allCases))
    }

    @Test func axesNarrowWhomLintAsks() throws {
        var axes = TraitAxes()
        axes[\.locale] = ["en"]
        axes[\.preferredContentSizeCategory] = [.large]
        axes[\.transcriptWidth] = [390, 320]
        let scene = try BalloonScene(text: Self.plain, file: "a.yaml")
        let rows = LintViewers(of: scene, narrowedTo: axes).rows
        #expect(!rows.isEmpty && rows.allSatisfy { $0.traits.locale == "en" })
        #expect(rows.allSatisfy { $0.traits.preferredContentSizeCategory == .large })
        #expect(rows.first?.widths == [320, 390])
    }

    /// Widths that somebody names are asked of the scene's own kind of viewer; others have their own.
    @Test func namedWidthsAreThoseOfTheOwnViewer() throws {
        let scene = try BalloonScene(text: Self.plain, file: "a.yaml")
        var axes = TraitAxes()
        axes[\.transcriptWidth] = [360, 300, 360]
        let (rows, all) = (LintViewers(of: scene, narrowedTo: axes).rows, LintViewers(of: scene).rows)
        #expect(rows.count == all.count)
        var others = 0
        for (row, whole) in zip(rows, all) {
            let (found, own) = (row.traits, scene.traits)
            let isOwn =
                found.receiver == own.receiver && found.hasApp == own.hasApp
                && found.transcriptHeight == own.transcriptHeight
            #expect(row.widths == (isOwn ? [300, 360] : whole.widths) && found.transcriptWidth == row.widths[0])
            if !isOwn { others += 1 }
        }
        #expect(others > 20 && others < rows.count)
    }

    /// Nobody is asked twice, whether the scene's own viewer has the app or not.
    @Test(arguments: [true, false]) func nobodyIsAskedTwice(hasApp: Bool) throws {
        let layout = "live: {view: {text: A}, alternate: {caption: A}}"
        let rows = try rows("message: {layout: {\(layout)}}\ntraits: {hasApp: \(hasApp)}")
        let asked = rows.map { "\($0.traits) \($0.widths) \($0.checksPixels)" }
        #expect(Set(asked).count == asked.count)
        #expect(rows.contains { $0.traits.hasApp != hasApp })
    }

    /// Landscape, pads and other systems are asked at the usual text size and at the first one of accessibility, which no
    /// made-up language is asked at.
    @Test func othersAreAskedAtTwoSizes() throws {
        func sizes(_ isAsked: (TraitCollection) -> Bool) throws -> Set<String> {
            Set(
                try rows(Self.plain).map(\.traits).filter(isAsked).map {
                    "\($0.locale) \($0.preferredContentSizeCategory.shortName)"
                })
        }
        let usual: Set = ["en L", "en AX1", "en-XA L", "ar-XB L"]
        let base = TraitCollection()
        #expect(try sizes { $0.userInterfaceIdiom == .phone && $0.transcriptWidth > 600 } == usual)
        #expect(try sizes { $0.userInterfaceIdiom == .pad } == usual)
        for system in ReceiverSystem.allCases where system != base.receiver {
            #expect(try sizes { $0.receiver == system && $0.userInterfaceIdiom != .pad } == usual, "\(system)")
        }
    }

    /// Lists and notifications have the widths of devices, real languages, and the sizes for which their lines are known.
    @Test func summariesAreAskedAtUsualSizes() throws {
        let text = "message: {summaryText: Dinner, layout: {template: {caption: A}}}"
        let summaries = try rows(text).filter { $0.traits.surface != .transcript }
        #expect(Set(summaries.map(\.traits.surface)).count == MessageSurface.allCases.count - 1)
        #expect(summaries.allSatisfy { $0.widths == LintViewers.deviceWidths && !$0.checksPixels })
        #expect(Set(summaries.map(\.traits.locale)) == ["en"])
        let sizes = Set(summaries.map(\.traits.preferredContentSizeCategory))
        #expect(sizes == Set(ContentSizeCategory.allCases.prefix(7)))
        #expect(try rows(Self.plain).allSatisfy { $0.traits.surface == .transcript })
    }

    /// A device that is no phone is asked at the widths that its scene names, and neither turned nor as a pad.
    @Test(arguments: [UserInterfaceIdiom.mac, .watch]) func anotherDeviceHasItsOwnWidths(_ idiom: UserInterfaceIdiom)
        throws
    {
        let more = "traits: {userInterfaceIdiom: \(idiom.rawValue), transcriptWidth: 200}"
        let own = try rows(
            "\(Self.plain)\n\(more)\nsweep: {transcriptWidths: [190, 210]}\ngoldens: {transcriptWidths: [195]}"
        )
        .filter { $0.traits.userInterfaceIdiom == idiom && $0.widths.count > 1 }
        #expect(!own.isEmpty && own.allSatisfy { $0.widths == [190, 195, 200, 210] })
        #expect(Set(own.map(\.traits.legibilityWeight)).count == 2 && own.contains(where: \.checksPixels))
        #expect(
            try rows("\(Self.plain)\n\(more)").map(\.traits).allSatisfy {
                $0.userInterfaceIdiom != .pad && ($0.userInterfaceIdiom != idiom || $0.transcriptWidth <= 600)
            })
    }

    /// The scene's own language is first, then those of its strings, goldens and sweep, each once.
    @Test func languagesAreAskedInTheirOrder() throws {
        let scene = try BalloonScene(
            text: """
                message: {layout: {template: {caption: {key: k}}}}
                strings: {en: {k: a}, fr: {k: b}, de: {k: c}, it: {k: d}}
                traits: {locale: fr}
                goldens: {locales: [de, en]}
                sweep: {locales: [it, fr, en-XA]}
                """, file: "a.yaml")
        #expect(
            scene.lintLocales.first == "fr" && Set(scene.lintLocales) == ["fr", "en", "de", "it", "en-XA", "ar-XB"])
        #expect(scene.lintLocales.count == 6 && scene.lintLocales.last == "ar-XB")
        let locales = LintViewers(of: scene).rows.map(\.traits.locale)
        #expect(locales.first == "fr" && Set(locales) == Set(scene.lintLocales))
    }
}
