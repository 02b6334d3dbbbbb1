import BalloonFixtures
import BalloonLayouts
import Testing
import ViewLayout

/// What stands in the input field.
@Suite struct InputFieldRowTests {
    enum Staged { case nothing, message, sticker, text }

    private func draft(_ staged: Staged) -> Transcript.InputField.Draft? {
        switch staged {
        case .nothing: nil
        case .message:
            .message(Transcript.Message(balloon: BalloonLayout(content: .template(template(caption: "Dinner")))))
        case .sticker:
            .sticker(StickerBrowser.Cell(art: picture(width: 100, height: 100), localizedDescription: "A wave"))
        case .text: .text("At seven")
        }
    }

    /// The words of a draft are its text, else the comment on it; a field without words has its placeholder.
    @Test(
        arguments: [
            (.nothing, nil, "Message"), (.nothing, "Late", "Message"), (.message, nil, "Message"),
            (.message, "", "Message"), (.message, "Late", "Late"), (.sticker, nil, "Message"),
            (.sticker, "", "Message"), (.sticker, "Late", "Late"), (.text, nil, "At seven"),
            (.text, "Late", "At seven"),
        ] as [(Staged, String?, String)])
    func words(_ staged: Staged, _ comment: String?, _ words: String) throws {
        let field = Transcript.InputField(draft: draft(staged), comment: comment, placeholder: "Message")
        let nodes = try Transcript(entries: [], inputField: field).place(in: context()).record.nodes
        #expect(nodes.first { $0.id == "draft" }?.lines.map(\.text) == [words])
        #expect(nodes.contains { $0.id == "send" } == (staged != .nothing))
        #expect(nodes.contains { $0.id == "cancel" } == (staged == .message || staged == .sticker))
    }
}
