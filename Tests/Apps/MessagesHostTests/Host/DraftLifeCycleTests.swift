import AppFixtures
import BalloonFixtures
import BalloonLayouts
import Foundation
import MessagesAPI
import MessagesHost
import Testing
import UIKitAPI

/// What was measured in 2026 of staged and sent messages (facts 10.7).
@MainActor @Suite struct DraftLifeCycleTests {
    private func staged(_ lifeCycle: DraftLifeCycle) throws -> RecordingHost {
        let host = try RecordingHost()
        host.host.draftLifeCycle = lifeCycle
        try host.host.openConversation()
        try host.host.openApp()
        try host.host.tapInApp { $0.activeConversation?.insert(liveMessage()) }
        return host
    }

    @Test("1.4.6: as told in 2017, a draft becomes active as every controller does")
    func asTold() throws {
        #expect(try RecordingHost().host.draftLifeCycle == .asTold2017)
        let host = try staged(.asTold2017)
        #expect(host.controllers[1].calls == launch + ["contentSizeThatFits"])
        #expect(host.controllers[1].activeConversation != nil)
    }

    @Test("10.7.5: as measured, a draft only appears, without a conversation; what is sent gets a new controller")
    func asMeasured() throws {
        let host = try staged(.measured2026)
        let draft = host.controllers[1]
        #expect(draft.calls == ["init", "viewDidLoad", "viewWillAppear", "viewDidAppear", "contentSizeThatFits"])
        #expect(draft.activeConversation == nil)
        try host.host.sendDraft()
        #expect(!draft.calls.contains("willResignActive") && draft.calls.last == "viewDidDisappear")
        try #require(host.controllers.count == 3)
        #expect(host.controllers[2].calls == launch + ["contentSizeThatFits"])
    }

    /// "isPending": true until the message is sent; the sender is the local participant of this device.
    @Test("A staged message is pending and from the viewer, and what was sent is no longer pending")
    func sender() throws {
        let host = try staged(.asTold2017)
        let (draft, seen) = (host.host.draft.message, host.controllers[1].selectedWhenActive)
        for message in [draft, seen] {
            #expect(message?.isPending == true && message?.senderParticipantIdentifier == host.me)
        }
        try host.host.sendDraft()
        let sent = host.controllers[0].sent
        let kept = host.host.entries.compactMap { host.host.message($0.name) }
        #expect(sent.count == 1 && kept.count == 1)
        #expect((sent + kept).allSatisfy { !$0.isPending && $0.senderParticipantIdentifier == host.me })
    }

    @Test("10.7.4: in didStartSending all strings are nil and the picture is there; the message arrives whole")
    func stringsOfWhatIsSent() throws {
        let host = try RecordingHost()
        try host.host.openConversation()
        try host.host.openApp()
        let message = templateMessage("Dinner")
        (message.layout as? MSMessageTemplateLayout)?.image = UIImage(picture())
        try host.host.tapInApp { $0.activeConversation?.insert(message) }
        try host.host.sendDraft()
        let sent = try #require(host.controllers[0].sent.first)
        let layout = try #require(sent.layout as? MSMessageTemplateLayout)
        #expect(sent.summaryText == nil && layout.caption == nil && layout.image != nil)
        let name = try #require(host.host.entries.last?.name)
        let kept = try #require(host.host.message(name))
        #expect(kept.summaryText == "Summary" && (kept.layout as? MSMessageTemplateLayout)?.caption == "Dinner")
    }

    @Test("10.7.4: the alternate of a live layout has no strings then")
    func stringsOfAlternate() throws {
        let host = try staged(.asTold2017)
        try host.host.sendDraft()
        let live = try #require(host.controllers[0].sent.first?.layout as? MSMessageLiveLayout)
        #expect(live.alternateLayout.caption == nil)
    }

    @Test("Cancelling takes the message out of the input field, and leaves what else waits there")
    func cancelling() throws {
        let host = try staged(.asTold2017)
        try host.host.inApp { $0.activeConversation?.insertText("Look") }
        try host.host.cancelDraft()
        #expect(host.host.draft.message == nil && host.host.draft.text == "Look")
        try host.host.sendDraft()
        #expect(host.host.entries.map(\.appearance) == [.text("Look")])
    }

    /// Apple, `activeConversation`: only while the controller is active.
    @Test("Whoever has resigned has no conversation")
    func resigned() throws {
        let host = try staged(.asTold2017)
        #expect(host.controllers.allSatisfy { $0.activeConversation != nil })
        try host.host.leaveConversation()
        #expect(host.controllers.allSatisfy { $0.activeConversation == nil })
    }

    private final class Reacting: MSMessagesAppViewController {
        override func didStartSending(_ message: MSMessage, conversation: MSConversation) { dismiss() }
        override func didCancelSending(_ message: MSMessage, conversation: MSConversation) {
            requestPresentationStyle(.expanded)
            conversation.insertText("Cancelled")
        }
    }

    @Test("What the app requests while it is told of a draft is done at once", arguments: [false, true])
    func requestsInCallbacks(isSent: Bool) throws {
        let host = TranscriptHost(context: try context()) { Reacting() }
        try host.openConversation()
        try host.openApp()
        try host.tapInApp { $0.activeConversation?.insert(templateMessage()) }
        if isSent { try host.sendDraft() } else { try host.cancelDraft() }
        #expect((host.appController?.activeConversation == nil) == isSent)
        #expect(isSent || host.appController?.presentationStyle == .expanded && host.draft.text == "Cancelled")
    }
}
