import AppFixtures
import BalloonFixtures
import Foundation
import MessagesAPI
import MessagesHost
import Testing

/// The host's conversation as a picture, and stickers in it.
@MainActor @Suite struct TranscriptHostPictureTests {
    private func sticker() throws -> MSSticker {
        try MSSticker(
            contentsOfFileURL: URL(fileURLWithPath: packageFolder + "/Examples/images/sticker-cup.png"),
            localizedDescription: "A cup")
    }

    @Test("Summaries are lines, hidden messages are left out, live balloons have the size they answered")
    func picture() throws {
        let host = try RecordingHost()
        let session = MSSession()
        for (name, summary) in [("one", "First"), ("two", nil), ("three", "Third")] {
            try host.host.receive(templateMessage(session: session, summary: summary), from: host.ada, as: name)
        }
        try host.host.receive(liveMessage(), from: host.ada, as: "live")
        try host.host.openConversation()
        host.controllers[0].answer = { CGSize(width: $0.width, height: 123) }
        var traits = host.host.context.traits
        traits.transcriptWidth = 440
        host.host.change(traits)
        let transcript = try host.host.transcript()
        #expect(transcript.entries.count == 3)
        guard case .line("First") = transcript.entries[0].content else {
            Issue.record("the summary is no line: \(transcript.entries[0].content)")
            return
        }
        guard case .message(let live) = transcript.entries[2].content else {
            Issue.record("the live message is no balloon")
            return
        }
        let context = try context(traits)
        #expect(try live.balloon.place(in: context).size == host.host.balloon(of: "live").size)
        #expect(try live.balloon.place(in: context).size.height == 123)
        let placed = try transcript.place(in: context)
        #expect(placed.size.width == 440 && placed.size.height > 123)
        #expect(transcript.entries[2].sender?.name == "Ada Lovelace")
    }

    @Test("What is staged stands in the input field")
    func draft() throws {
        let host = try RecordingHost()
        try host.host.openConversation()
        try host.host.openApp()
        #expect(try host.host.transcript().inputField?.draft == nil)
        try host.host.tapInApp { $0.activeConversation?.insertText("Hi") }
        guard case .text("Hi") = try host.host.transcript().inputField?.draft else {
            Issue.record("the text is not in the field")
            return
        }
        try host.host.tapInApp { $0.activeConversation?.insert(templateMessage()) }
        guard case .message = try host.host.transcript().inputField?.draft else {
            Issue.record("the message is not in the field")
            return
        }
    }

    @Test("Stickers are staged, sent, and drawn")
    func stickers() async throws {
        let host = try RecordingHost()
        try host.host.openConversation()
        try host.host.openApp()
        let conversation = try #require(host.host.appController?.activeConversation)
        try await conversation.insert(sticker())
        #expect(host.host.draft.stickers.map(\.localizedDescription) == ["A cup"])
        try host.host.sendDraft()
        try host.host.tapInApp()
        try await conversation.send(sticker())
        #expect(host.host.entries.map(\.appearance) == [.sticker("A cup"), .sticker("A cup")])
        let error = await #expect(throws: NSError.self) { try await conversation.send(sticker()) }
        #expect(error?.code == MSMessageErrorCode.sendWithoutRecentInteraction.rawValue)
        guard case .sticker(let cell) = try host.host.transcript().entries[0].content else {
            Issue.record("the sticker is not drawn")
            return
        }
        #expect(cell.localizedDescription == "A cup")
    }

    @Test("In the media context stickers can be inserted and not sent")
    func mediaContext() throws {
        var app = HostedApp()
        app.presentationContext = .media
        let host = try RecordingHost(app: app)
        try host.host.openConversation()
        try host.host.openApp()
        let sticker = try sticker()
        try host.host.tapInApp { controller in
            controller.activeConversation?.insert(sticker)
            controller.activeConversation?.send(sticker)
        }
        #expect(host.host.draft.stickers.count == 1 && host.host.entries.isEmpty)
        #expect(host.errorCodes == [.apiUnavailableInPresentationContext])
    }
}
