import BalloonFixtures
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

    @Test(arguments: ["bar", "imageTitle"]) func whatHasNoTextIsNotCut(name: String) throws {
        let part = try balloon(320)[name]
        #expect(!part.isTruncated && !part.isTorn && part.text.isEmpty && part.lines == 0)
    }

    @Test func aButtonHasTheWordsOfItsTitle() throws {
        let content = LiveContent(
            view: VStack([Text("Dinner"), Button("Accept all of it", id: "accept")]), answeredHeight: .fittingView,
            alternate: template(caption: "a"))
        let button = try BalloonLayout(content: .live(content)).place(in: context())["accept"]
        #expect(button.text == "Accept all of it" && button.lines == 1)
    }

    /// A part of a conversation is found in the entry that its name begins with, or in the first that has it.
    @Test func aPartOfAConversationIsFoundWithAndWithoutItsEntry() throws {
        let messages = ["Dinner", "Lunch"].map { caption in
            Transcript.Entry(
                .message(Transcript.Message(balloon: BalloonLayout(content: .template(template(caption: caption))))))
        }
        let placed = try Transcript(entries: [Transcript.Entry(.text("Hello"))] + messages).place(in: context())
        #expect(placed["caption"].text == "Dinner" && placed["entries[1] caption"].text == "Dinner")
        #expect(placed["entries[2] caption"].text == "Lunch" && !placed["entries[0] caption"].isThere)
    }
}
