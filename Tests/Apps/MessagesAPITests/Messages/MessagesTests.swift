import BalloonLayouts
import Foundation
import MessagesAPI
import Testing

/// The classes of the Messages framework as objects: copied, archived, shown.
@Suite struct MessagesTests {
    @Test("A layout is copied when it is set, and so is a message's")
    func copying() throws {
        let layout = MSMessageTemplateLayout()
        layout.caption = "before"
        let message = MSMessage()
        message.layout = layout
        layout.caption = "after"
        #expect((message.layout as? MSMessageTemplateLayout)?.caption == "before")
        let live = MSMessageLiveLayout(alternateLayout: layout)
        let copy = try #require(live.copy() as? MSMessageLiveLayout)
        layout.caption = "later"
        #expect(copy.alternateLayout.caption == "after")
        let twin = try #require(message.copy() as? MSMessage)
        #expect((twin.layout as? MSMessageTemplateLayout)?.caption == "before")
    }

    @Test("A message survives archiving, its session stays the same, its layout does not travel")
    func archiving() throws {
        let message = MSMessage(session: MSSession())
        message.url = URL(string: "https://example.com/?a=1")
        message.summaryText = "Ada played g4"
        message.accessibilityLabel = "Reversi"
        message.shouldExpire = true
        message.layout = MSMessageTemplateLayout()
        let data = try NSKeyedArchiver.archivedData(withRootObject: message, requiringSecureCoding: true)
        let copy = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: MSMessage.self, from: data))
        #expect(copy.url == message.url && copy.summaryText == message.summaryText)
        #expect(copy.accessibilityLabel == "Reversi" && copy.shouldExpire && copy.isPending)
        #expect(copy.session == message.session && copy.session != MSSession())
        #expect(copy.senderParticipantIdentifier == message.senderParticipantIdentifier)
        #expect(copy.layout == nil)
    }

    @Test("A message without a layout cannot be shown")
    func noLayout() throws {
        let error = #expect(throws: NSError.self) { try BalloonLayout(message: MSMessage()) }
        #expect(error?.domain == MSMessagesErrorDomain && error?.code == MSMessageErrorCode.unknown.rawValue)
    }
}
