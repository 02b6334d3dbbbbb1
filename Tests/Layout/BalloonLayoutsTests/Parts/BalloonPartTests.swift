import BalloonLayouts
import Foundation
import Testing
import Typesetting
import ViewLayout

/// The parts of a balloon by name, against its record.
struct BalloonPartTests {
    private func balloon(_ width: CGFloat) throws -> PlacedBalloon {
        var content = TemplateContent()
        content.caption = "Dinner at the pier with everybody from work and their families and friends"
        (content.subcaption, content.trailingSubcaption) = ("Friday", "Donaudampfschifffahrtsgesellschaft")
        return try BalloonLayout(content: .template(content)).place(
            in: LayoutContext(traits: TraitCollection(transcriptWidth: width), fonts: .bundled()))
    }

    @Test(arguments: [200, 260, 320, 440] as [CGFloat]) func aPartIsWhatTheRecordSays(_ width: CGFloat) throws {
        let balloon = try balloon(width)
        let texts = balloon.record.nodes.filter { !$0.lines.isEmpty }
        #expect(texts.count == 3)
        for node in texts {
            let part = balloon[node.id]
            #expect(part.isThere && part.lines == node.lines.count)
            #expect(part.isTruncated == node.lines.contains(where: \.isTruncated))
            #expect(abs(part.frame.minX - node.frame.minX) < 0.002 && abs(part.frame.maxY - node.frame.maxY) < 0.002)
            #expect(balloon.frame(of: node.id) == part.frame)
        }
        #expect(balloon.caption == balloon["caption"] && balloon.subcaption.text == "Friday")
        let torn = balloon.findings.filter { $0.kind == .wordBroken }.compactMap(\.node)
        #expect(Set(texts.map(\.id).filter { balloon[$0].isTorn }) == Set(torn))
    }

    @Test func whatIsNotThereHasNothing() throws {
        let balloon = try balloon(320)
        #expect(!balloon.imageTitle.isThere && balloon.imageTitle.lines == 0 && balloon.frame(of: "imageTitle") == nil)
        #expect(balloon.contrast(of: "imageTitle") == nil && balloon["bar"].lines == 0 && balloon["bar"].isThere)
    }
}
