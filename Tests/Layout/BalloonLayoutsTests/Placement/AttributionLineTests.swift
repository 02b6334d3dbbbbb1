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

    /// The name keeps the margin on both sides: it is cut where it does not fit between them, and stays there.
    @Test(arguments: [(0.0, false), (-1, true), (-5, true), (40, false)])
    func theNameIsCutAtTheMargins(_ more: CGFloat, _ isCut: Bool) throws {
        let metrics = TemplateMetrics()
        func line(_ width: CGFloat) throws -> (node: PlacedNode, text: PlacedText) {
            let node = try AttributionLine.node(
                "Polls for everybody", width: width, bottom: 50, isOnRight: true, metrics: metrics, in: context())
            guard case .text(let text) = node.content else { throw CocoaError(.featureUnsupported) }
            return (node, text)
        }
        let natural = CGFloat(try line(900).text.layout.width)
        let width = natural + 2 * metrics.attributionMargin + more
        let (node, text) = try line(width)
        #expect(text.layout.isTruncated == isCut && text.layout.lines.count == 1)
        #expect(
            node.frame.minX == metrics.attributionMargin && isClose(node.frame.maxX, width - metrics.attributionMargin))
        #expect((text.lineOrigins.first?.x ?? 0) >= metrics.attributionMargin - 0.001)
    }

    /// A name that just fits is cut in a narrower balloon, and in a wider one its line stays.
    @Test func theNameDecidesWhetherItsLineStays() throws {
        func layout(_ name: String) -> BalloonLayout {
            var layout = BalloonLayout(content: .template(template(image: picture(), caption: "Dinner")))
            (layout.appName, layout.isAppMissing) = (name, true)
            return layout
        }
        func room(_ name: String) throws -> CGFloat {
            let balloon = try layout(name).place(in: context())
            guard let line = balloon.attribution, case .text(let text) = line.content else { return 0 }
            return text.layout.isTruncated ? 0 : line.frame.width - CGFloat(text.layout.width)
        }
        // A letter more takes less than ten points.
        let name = try #require(
            try (10...90).map { String(repeating: "i", count: $0) }.last { try (1...12).contains(room($0)) })
        let balloon = try layout(name).place(in: context())
        #expect(balloon.findings.isEmpty && balloon.keepsLines(atTranscriptWidth: 410))
        #expect(!balloon.keepsLines(atTranscriptWidth: 380))
        #expect(try layout("i").place(in: context()).keepsLines(atTranscriptWidth: 380))
    }
}
