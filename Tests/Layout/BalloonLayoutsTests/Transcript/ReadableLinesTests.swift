import BalloonFixtures
import Foundation
import Testing
import ViewLayout

@testable import BalloonLayouts

/// Texts of a conversation that read as they should: paragraphs that begin at their own side, the actor of a status line
/// heavier wherever the line ends, captions beside the X of a draft.
@Suite struct ReadableLinesTests {
    typealias Entry = Transcript.Entry

    private func texts(_ transcript: Transcript, _ traits: TraitCollection) throws -> [PlacedText] {
        func find(_ node: PlacedNode) -> [PlacedText] {
            let own: [PlacedText] = if case .text(let text) = node.content { [text] } else { [] }
            return own + node.children.flatMap(find)
        }
        return try find(transcript.place(in: context(traits)).balloon)
    }

    /// Natural alignment (8.17): Arabic is even at its right end in an English interface, English at its left in an Arabic
    /// one.
    @Test(
        arguments: [
            ("هل نلتقي يوم الخميس في المقهى القديم قرب المحطة أم في بيت العائلة عند الساعة الثامنة؟!", true),
            ("Shall we meet on Thursday in the old café near the station, or at the house at eight?", false),
        ] as [(String, Bool)], ["en", "ar"])
    func linesBeginWhereTheTextDoes(_ sample: (text: String, isFromRight: Bool), locale: String) throws {
        let (text, isFromRight) = sample
        let transcript = Transcript(entries: [TranscriptTests.text(text, TranscriptTests.ada)])
        let placed = try #require(texts(transcript, TraitCollection(locale: locale)).first)
        let begins = zip(placed.layout.lines, placed.lineOrigins).map { line, origin in
            isFromRight ? origin.x + CGFloat(line.width) : origin.x
        }
        #expect(begins.count >= 3)
        #expect(begins.allSatisfy { abs($0 - begins[0]) < 0.001 })
    }

    /// Measured (10.3.3): the actor at weight 500, also where the line has no room for all of it, and for what the viewer
    /// did.
    @Test(arguments: [402, 198] as [CGFloat], [TranscriptTests.ada, nil])
    func theActorIsHeavier(width: CGFloat, sender: Entry.Sender?) throws {
        let name = sender == nil ? "Ben Nevis" : "Ada"
        var transcript = Transcript(
            entries: [Entry(.line("\(name) proposed the old pier for dinner on Thursday"), sender: sender)])
        transcript.viewerName = "Ben Nevis"
        let placed = try texts(transcript, TraitCollection(transcriptWidth: width))
        try #require(placed.count == 2)
        #expect(placed[0].text == name)
        #expect(placed.map(\.layout.isTruncated) == [false, width < 300])
        let bounds = placed.map { ($0.lineOrigins[0].x, $0.lineOrigins[0].x + CGFloat($0.layout.lines[0].width)) }
        #expect(bounds[0].1 < bounds[1].0 && bounds[1].1 <= width - 16)
    }

    /// The X of a draft is at the right, and a caption without a picture keeps off it.
    @Test(arguments: ContentSizeCategory.allCases, ["en", "ar"])
    func captionsKeepOffTheX(_ category: ContentSizeCategory, _ locale: String) throws {
        let balloon = BalloonLayout(
            content: .template(
                template(caption: "Which day suits everyone for the long walk?", trailingCaption: "3 of 5")))
        let field = Transcript.InputField(draft: .message(Transcript.Message(balloon: balloon)))
        let traits = TraitCollection(preferredContentSizeCategory: category, locale: locale)
        let placed = try Transcript(entries: [], inputField: field).place(in: context(traits))
        #expect(placed.findings.filter { $0.kind == .textCovered } == [])
    }

    /// A receipt ends as far from the body of the balloon above it as facts say, whether the tail is beside or below.
    @Test(arguments: [ReceiverSystem.ios10, .ios26, .ios27, .macos])
    func aReceiptEndsUnderTheBody(system: ReceiverSystem) throws {
        let idiom: UserInterfaceIdiom = system == .macos ? .mac : .phone
        let metrics = TranscriptMetrics.standard(for: idiom, on: system)
        let balloon = TemplateMetrics.standard(for: idiom, on: system)
        let traits = TraitCollection(userInterfaceIdiom: idiom, receiver: system)
        let nodes = try Transcript(entries: [TranscriptTests.text("Dinner?"), .init(.receipt("Delivered"))])
            .place(in: context(traits)).balloon.children
        let bubble = try #require(nodes.first { $0.kind == .bubble }).frame
        let body = bubble.maxX - (balloon.tail == .side ? balloon.tailWidth : 0)
        guard case .text(let text)? = nodes.first(where: { $0.id == "receipt" })?.content else {
            Issue.record("no receipt")
            return
        }
        let ink = try #require(text.paragraph.inkBounds(of: text.layout.lines[0]))
        #expect(abs(body - (text.lineOrigins[0].x + ink.right) - metrics.receiptInset) < 0.7)
    }
}
