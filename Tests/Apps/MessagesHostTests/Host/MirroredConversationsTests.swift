import AppFixtures
import BalloonFixtures
import Foundation
import MessagesAPI
import MessagesHost
import Testing

/// The simulator's two conversations: facts 1.1 and 1.7.
@MainActor @Suite struct MirroredConversationsTests {
    private func opened() throws -> MirroredConversations {
        let conversations = MirroredConversations(names: ("Ada", "Ben"), context: try context()) {
            MSMessagesAppViewController()
        }
        for side in [conversations.first, conversations.second] {
            try side.openConversation()
            try side.openApp()
        }
        return conversations
    }

    @Test("What one side sends the other receives, under the sender's identifier there")
    func mirrored() throws {
        let conversations = try opened()
        let message = templateMessage(session: MSSession())
        message.url = URL(string: "https://example.com/?a=1")
        message.logName = "move"
        try conversations.first.tapInApp { $0.activeConversation?.send(message) }
        #expect(conversations.first.entries.map(\.side) == [.outgoing])
        #expect(conversations.second.entries.map(\.side) == [.incoming])
        #expect(conversations.second.entries[0].sender == conversations.second.participants.remote[0])
        #expect(conversations.second.message("move")?.url == message.url)
        #expect(conversations.second.message("move")?.session == message.session)
        #expect(conversations.second.log.contains(.messages(.receives("move", from: "Ada"))))
    }

    @Test("Identifiers differ on every device, and a text with one names the same person on both")
    func identifiers() throws {
        let conversations = try opened()
        let (first, second) = (conversations.first, conversations.second)
        let identifiers =
            [first.participants.local, second.participants.local] + first.participants.remote
            + second.participants.remote
        #expect(Set(identifiers).count == 4)
        let message = templateMessage(
            "$\(first.participants.local.uuidString) plays $\(first.participants.remote[0].uuidString)")
        message.logName = "move"
        message.summaryText = "$\(first.participants.local.uuidString) moved"
        try first.tapInApp { $0.activeConversation?.insert(message) }
        try first.sendDraft()
        for side in [first, second] {
            #expect(try side.balloon(of: "move").recorded("caption")?.lines.first?.text == "Ada plays Ben")
        }
        #expect(second.message("move")?.summaryText == "$\(second.participants.remote[0].uuidString) moved")
    }

    @Test(
        "An answer in the session replaces the message on both sides, which leaves its summary, or nothing without one",
        arguments: [("Question", .summary("Question")), (nil, .hidden)] as [(String?, TranscriptEntry.Appearance)])
    func answer(_ summary: String?, _ left: TranscriptEntry.Appearance) throws {
        let conversations = try opened()
        let session = MSSession()
        let question = templateMessage(session: session)
        question.summaryText = summary
        question.logName = "question"
        try conversations.first.tapInApp { $0.activeConversation?.send(question) }
        try conversations.second.tapBalloon("question")
        let selected = try #require(conversations.second.appController?.activeConversation?.selectedMessage)
        let answer = templateMessage(session: selected.session, summary: "Answer")
        try conversations.second.tapInApp { $0.activeConversation?.send(answer) }
        for side in [conversations.first, conversations.second] {
            #expect(side.entries.map(\.appearance) == [left, .balloon])
        }
    }

    @Test("Each side knows its own user and the other's by their names")
    func names() throws {
        let conversations = try opened()
        let found = [conversations.first, conversations.second].map { side in
            [side.participants.local, side.participants.remote[0]].map { side.participants.names[$0] }
        }
        #expect(found == [["Ada", "Ben"], ["Ben", "Ada"]])
    }
}
