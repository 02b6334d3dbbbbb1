import BalloonFixtures
import Foundation
import Testing
import ViewLayout

@testable import BalloonLayouts

/// The name of the app below a balloon is on the balloon's side, whoever reads it.
@Suite struct AttributionLineTests {
    @Test(arguments: ["en", "ar"], [true, false])
    func theNameIsOnTheSideOfItsBalloon(locale: String, isOnRight: Bool) throws {
        let metrics = TemplateMetrics()
        let line = try AttributionLine.node(
            "Polls", width: 280, bottom: 100, isOnRight: isOnRight, metrics: metrics,
            in: context(TraitCollection(locale: locale)))
        guard case .text(let text) = line.content, let first = text.layout.lines.first,
            let origin = text.lineOrigins.first
        else {
            Issue.record("no text")
            return
        }
        let margin = metrics.attributionMargin
        if isOnRight {
            #expect(abs(origin.x + first.width - (280 - margin)) < 0.01)
        } else {
            #expect(abs(origin.x - margin) < 0.01)
        }
        #expect(line.frame.minY == 100 + metrics.attributionGap)
    }

    /// Facts 1.1.8: it stands where the receiver lacks the app, and a draft is nobody's yet.
    @Test(
        arguments: [
            (true, false, false, false), (false, false, false, true), (true, true, false, true),
            (false, true, false, true), (false, false, true, false),
        ])
    func theNameIsShownWhereTheAppIsMissing(hasApp: Bool, isAppMissing: Bool, isDraft: Bool, isShown: Bool) throws {
        for system in ReceiverSystem.allCases {
            var layout = BalloonLayout(content: .template(template(caption: "Dinner")))
            (layout.appName, layout.isAppMissing, layout.isDraft) = ("Polls", isAppMissing, isDraft)
            let balloon = try layout.place(in: context(viewer(system, hasApp: hasApp)))
            #expect((balloon.attribution != nil) == (isShown && system.runsApps), "\(system)")
        }
    }

    /// A name that is too wide is told as such, and a character without a glyph as everywhere.
    @Test(
        arguments: [
            ("Polls", []), ("Polls for everybody and their families", [.attributionTruncated]),
            ("Polls \u{10FFFD}", [.missingGlyph]),
        ] as [(String, [Finding.Kind])])
    func whatIsFoundInTheName(_ name: String, _ kinds: [Finding.Kind]) throws {
        let line = try AttributionLine.node(
            name, width: 120, bottom: 100, isOnRight: true, metrics: TemplateMetrics(), in: context())
        #expect(AttributionLine.findings(in: line).map(\.kind) == kinds)
    }

    /// At another width with the same lines the canvas is that of the balloon laid out there, with the name below it.
    @Test func theCanvasAtAnotherWidthHasRoomForTheName() throws {
        var layout = BalloonLayout(content: .template(template(image: picture(), caption: "Dinner")))
        (layout.appName, layout.isAppMissing) = ("Polls", true)
        func balloon(_ width: CGFloat) throws -> PlacedBalloon {
            try layout.place(in: context(TraitCollection(transcriptWidth: width)))
        }
        let here = try balloon(402)
        let widths = [360.0, 380, 401, 410, 430].filter { here.keepsLines(atTranscriptWidth: $0) }
        #expect(!widths.isEmpty)
        for width in widths {
            let there = try balloon(width)
            #expect(there.attribution != nil && here.size(atTranscriptWidth: width) == there.size)
            #expect(here.canvasSize(atTranscriptWidth: width) == there.canvasSize)
        }
    }
}
