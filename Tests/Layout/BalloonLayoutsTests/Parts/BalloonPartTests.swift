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

    /// A button's title has the name of its button, however deep it lies; what a finger hits is known of buttons alone.
    @Test func aButtonInStacksHasItsTitle() throws {
        let view = VStack([
            Text("Dinner", id: "title"),
            HStack([VStack([Button("Vote for it", id: "vote")]), Fill(.semantic(.tint), id: "bar")]),
        ])
        let live = LiveContent(view: view, answeredHeight: .fittingView, alternate: TemplateContent())
        let balloon = try BalloonLayout(content: .live(live)).place(
            in: LayoutContext(traits: TraitCollection(), fonts: .bundled()))
        #expect(balloon["vote"].text == "Vote for it" && balloon["vote"].lines == 1)
        #expect(balloon["vote"].touchTarget != nil && balloon["title"].touchTarget == nil)
        let bar = balloon["bar"]
        #expect(bar.isThere && bar.text.isEmpty && bar.lines == 0 && !bar.isTruncated && !bar.isTorn)
        #expect(bar.baseline == nil && balloon["title"].baseline != nil)
        #expect(Set(["title", "vote", "bar"]).isSubset(of: balloon.partNames))
        let missing = balloon["nothing"]
        #expect(!missing.isThere && missing.baseline == nil && !missing.isTruncated && !missing.isTorn)
    }

    /// A part is searched in the entry that its name begins with, otherwise in all of them.
    @Test func aPartOfAnEntryIsItsOwn() throws {
        func message(_ caption: String) -> Transcript.Entry {
            var content = TemplateContent()
            content.caption = caption
            return Transcript.Entry(.message(Transcript.Message(balloon: BalloonLayout(content: .template(content)))))
        }
        var entries = ["Lunch", "Supper"].map(message)
        for index in entries.indices { entries[index].path = Transcript.Entry.path(at: index) }
        let balloon = try Transcript(entries: entries).place(
            in: LayoutContext(traits: TraitCollection(), fonts: .bundled()))
        #expect(balloon["entries[0] caption"].text == "Lunch" && balloon["entries[1] caption"].text == "Supper")
        #expect(balloon["caption"].text == "Lunch" && !balloon["entries[2] caption"].isThere)
        #expect(balloon.partNames.contains("entries[1] caption"))
        let contrast = try #require(balloon.contrast(of: "entries[1] caption"))
        #expect(contrast > 4.5 && balloon.contrast(of: "entries[2] caption") == nil)
    }

    /// A button of a live layout has the same target alone and in a conversation, where it is searched by its entry.
    @Test func aButtonOfAnEntryHasItsTarget() throws {
        let view = VStack([Text("Dinner"), ViewLayout.Frame(Button("Vote", id: "vote"), width: 150, height: 60)])
        let live = LiveContent(view: view, answeredHeight: .fittingView, alternate: TemplateContent())
        let layout = BalloonLayout(content: .live(live))
        let context = LayoutContext(traits: TraitCollection(), fonts: try .bundled())
        var entry = Transcript.Entry(.message(Transcript.Message(balloon: layout)))
        entry.path = Transcript.Entry.path(at: 0)
        let conversation = try Transcript(entries: [entry]).place(in: context)
        let alone = try #require(try layout.place(in: context)["vote"].touchTarget)
        #expect(isClose(alone.width, 150, within: 0.5) && isClose(alone.height, 60, within: 0.5))
        for name in ["entries[0] vote", "vote"] {
            let target = try #require(conversation[name].touchTarget)
            #expect(
                isClose(target.width, alone.width, within: 0.5) && isClose(target.height, alone.height, within: 0.5))
        }
    }

    /// The baseline of a part is its first one.
    @Test(arguments: [200, 440] as [CGFloat]) func theBaselineIsTheFirst(_ width: CGFloat) throws {
        let balloon = try balloon(width)
        for node in balloon.record.nodes where !node.lines.isEmpty {
            let first = try #require(node.lines.first).baseline
            #expect(abs(try #require(balloon[node.id].baseline) - CGFloat(first)) < 0.002)
        }
        #expect(balloon.caption.lines > 1 || width > 200)
    }
}
