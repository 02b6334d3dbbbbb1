import BalloonFixtures
import Foundation
import Testing
import ViewLayout

@testable import BalloonLayouts

/// A template that need not be placed is measured as one that is, for every reader.
@Suite struct UnobstructedTemplateTests {
    private func clear(_ content: TemplateContent, _ traits: TraitCollection) throws
        -> (UnobstructedTemplate?, PlacedBalloon)
    {
        let layout = BalloonLayout(content: .template(content))
        let template = try #require(try layout.setTemplate(in: context(traits)))
        return (try layout.clear(template, for: traits, findings: []), try layout.place(in: context(traits)))
    }

    @Test(arguments: ["en", "ar", "he", "th"], [280, 320, 402] as [CGFloat])
    func captionsInTheirRowsAreClear(locale: String, width: CGFloat) throws {
        var traits = TraitCollection(locale: locale)
        traits.transcriptWidth = width
        for content in [
            template(caption: "Dinner", trailingCaption: "7:30"),
            template(caption: "Dinner", trailingCaption: "7:30", subcaption: "Pier", trailingSubcaption: "Fri"),
            template(caption: "Dinner at the pier with everybody from work", subcaption: "Friday"),
        ] {
            let (clear, placed) = try clear(content, traits)
            let found = try #require(clear)
            #expect(isClose(found.size.width, placed.size.width) && isClose(found.size.height, placed.size.height))
            #expect(found.findings.map(\.kind) == placed.findings.map(\.kind))
            #expect(found.findings.map(\.node) == placed.findings.map(\.node))
            let texts = placed.record.nodes.filter { !$0.lines.isEmpty }
            #expect(found.texts.map(\.id) == texts.map(\.id))
            #expect(found.texts.map(\.count) == texts.map(\.lines.count))
            // The tail hangs below the body.
            #expect(isClose(found.canvasSize.height, placed.canvasSize.height))
            #expect(isClose(found.canvasSize.width, placed.canvasSize.width))
            #expect(found.canvasSize.height > found.size.height + 6)
        }
    }

    @Test func whatMayCauseFindingsIsPlaced() throws {
        let traits = TraitCollection()
        #expect(try clear(template(image: picture(), caption: "Dinner"), traits).0 == nil)
        // Marks that leave the balloon at its top.
        let stacked = "z" + String(repeating: "\u{302}", count: 24)
        #expect(try clear(template(caption: stacked), traits).0 == nil)
    }

    /// A row of two short texts is wide in a wide balloon: what is found at one width holds at others up to there alone.
    @Test func aBarThatBecomesWideIsNotClear() throws {
        let content = template(caption: "Dinner at the pier", trailingCaption: "$24")
        let narrow = try #require(try clear(content, TraitCollection(transcriptWidth: 320)).0)
        let wide = try #require(try clear(content, TraitCollection(transcriptWidth: 402)).0)
        #expect(!narrow.findings.contains { $0.kind == .captionBarWide })
        #expect(wide.findings.contains { $0.kind == .captionBarWide })
        #expect(narrow.isClear(atBalloonWidth: narrow.size.width) && wide.isClear(atBalloonWidth: wide.size.width))
        #expect(!narrow.isClear(atBalloonWidth: wide.size.width) && !wide.isClear(atBalloonWidth: narrow.size.width))
    }
}
