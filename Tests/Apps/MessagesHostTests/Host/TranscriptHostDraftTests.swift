import AppFixtures
import BalloonFixtures
import Foundation
import MessagesAPI
import MessagesHost
import TestSupport
import Testing
import UIKitAPI
import ViewLayout

/// Staging, sending, cancelling: facts 1.2.
@MainActor @Suite struct TranscriptHostDraftTests {
    private func opened(_ app: HostedApp = HostedApp()) throws -> RecordingHost {
        let host = try RecordingHost(app: app)
        try host.host.openConversation()
        try host.host.openApp()
        return host
    }

    private func named(_ message: MSMessage, _ name: String) -> MSMessage {
        message.logName = name
        return message
    }

    @Test("A later insert takes the place of the staged message, as a picture that was downloaded")
    func insertReplaces() throws {
        let host = try opened()
        let session = MSSession()
        let placeholder = named(templateMessage("Loading", session: session), "placeholder")
        try host.host.tapInApp { $0.activeConversation?.insert(placeholder) }
        let small = try host.host.balloon(of: "placeholder").size
        let real = named(templateMessage("Loaded", session: session), "real")
        (real.layout as? MSMessageTemplateLayout)?.image = UIImage(picture())
        try host.host.inApp { $0.activeConversation?.insert(real) }
        #expect(
            host.host.draft.name == "real"
                && host.host.log.last == .messages(.replacesDraft("placeholder", with: "real")))
        #expect(try host.host.balloon(of: "real").size.height > small.height)
        #expect(!host.controllers[0].calls.contains("didCancelSending"))
        try host.host.sendDraft()
        #expect(host.host.entries.map(\.name) == ["real"])
    }

    @Test("What is wrong with a message is told once, wherever it comes from")
    func reports() throws {
        let host = try opened()
        func reported() -> [String] {
            host.host.log.compactMap { event in
                if case .messages(.reports(let name, let finding)) = event { "\(name) \(finding.kind)" } else { nil }
            }
        }
        let message = named(templateMessage(), "m")
        message.url = URL(string: "myapp://table")
        message.summaryText = nil
        try host.host.tapInApp {
            $0.activeConversation?.insert(message)
            $0.activeConversation?.send(message)
        }
        #expect(reported() == ["m summaryTextMissing", "m urlNotTransportable"])
        let composer = MFMessageComposeViewController()
        composer.message = MSMessage()
        composer.message?.layout = templateMessage().layout
        host.host.sendFromCompanionApp(composer, as: "sheet")
        #expect(reported().suffix(1) == ["sheet summaryTextMissing"])
    }

    /// There is one message, and it is sent once; inferred.
    @Test("A staged message that the app sends directly leaves the input field", arguments: [true, false])
    func sendOfTheDraft(isNamed: Bool) throws {
        let host = try opened()
        let message = templateMessage()
        if isNamed { message.logName = "m" }
        try host.host.tapInApp {
            $0.activeConversation?.insert(message)
            $0.activeConversation?.insertText("Look")
            $0.activeConversation?.send(message)
        }
        #expect(host.host.draft.message == nil && host.host.draft.text == "Look")
        #expect(!host.controllers[0].calls.contains("didCancelSending"))
        try host.host.sendDraft()
        #expect(host.host.entries.map(\.appearance) == [.balloon, .text("Look")])
        // Another message does not take the staged one away.
        try host.host.tapInApp {
            $0.activeConversation?.insert(templateMessage("staged"))
            $0.activeConversation?.send(templateMessage("sent"))
        }
        #expect(host.host.draft.message != nil && host.host.entries.count == 3)
    }

    @Test("What the app changes after the insert does not travel")
    func insertCopies() throws {
        let host = try opened()
        let message = templateMessage("Before")
        try host.host.tapInApp { $0.activeConversation?.insert(message) }
        message.summaryText = "After"
        #expect(host.host.draft.message?.summaryText == "Summary")
    }

    @Test("Send tells the app that sending starts; the X that it was cancelled")
    func sendAndCancel() throws {
        let host = try opened()
        try host.host.tapInApp { $0.activeConversation?.insert(templateMessage()) }
        host.forget()
        try host.host.sendDraft()
        #expect(host.controllers[0].calls == ["didStartSending"])
        #expect(host.host.draft.isEmpty && host.host.entries.count == 1)
        try host.host.tapInApp { $0.activeConversation?.insert(templateMessage()) }
        host.forget()
        try host.host.cancelDraft()
        #expect(host.controllers[0].calls == ["didCancelSending"])
        #expect(host.host.draft.isEmpty && host.host.entries.count == 1)
    }

    @Test("The expanded style covers the input field: what is staged waits for compact")
    func expandedCoversTheField() throws {
        let host = try opened()
        try host.host.toggleStyle()
        #expect(!host.host.isInputFieldVisible)
        try host.host.tapInApp { $0.activeConversation?.insert(liveMessage()) }
        #expect(host.controllers.count == 1)
        #expect(throws: HostError.inputFieldCovered) { try host.host.sendDraft() }
        try host.host.toggleStyle()
        #expect(host.controllers.count == 2 && host.controllers[1].calls.last == "contentSizeThatFits")
    }

    @Test("A live draft has a controller; the sent balloon has a new one")
    func liveDraft() throws {
        let host = try opened()
        let message = named(liveMessage(), "live")
        try host.host.tapInApp { $0.activeConversation?.insert(message) }
        #expect(host.callbacks.suffix(7) == (launch + ["contentSizeThatFits"]).map { "draft live: \($0)" }[...])
        #expect(host.controllers[1].selectedWhenActive?.isPending == true)
        try host.host.sendDraft()
        #expect(host.controllers.count == 3 && host.host.controller(of: "live") === host.controllers[2])
        #expect(host.controllers[2].selectedWhenActive?.isPending == false)
        #expect(host.controllers[1].calls.suffix(4) == farewell[...])
    }

    @Test("A live draft follows the viewer, and is asked for its size again")
    func liveDraftFollowsTheViewer() throws {
        let host = try opened()
        try host.host.tapInApp { $0.activeConversation?.insert(named(liveMessage(), "live")) }
        host.controllers[1].answer = { CGSize(width: $0.width, height: 100) }
        host.forget()
        host.host.change(TraitCollection(preferredContentSizeCategory: .accessibilityLarge))
        #expect(host.callbacks == ["draft live: contentSizeThatFits"])
        #expect(host.controllers[1].traitCollection.preferredContentSizeCategory == .accessibilityLarge)
        #expect(try host.host.balloon(of: "live").size.height == 100)
    }

    @Test("A message that is sent once more has a name of its own")
    func sentAgain() throws {
        let host = try opened()
        for _ in 0..<3 {
            try host.host.tapInApp { $0.activeConversation?.send(named(templateMessage(), "move")) }
        }
        try host.host.tapInApp { $0.activeConversation?.insert(named(templateMessage(), "move")) }
        #expect(
            host.host.entries.map(\.name) == ["move", "move (2)", "move (3)"] && host.host.draft.name == "move (4)")
        for entry in host.host.entries { #expect(host.host.message(entry.name) != nil) }
    }

    @Test("A draft can ask for the expanded style")
    func expandedFromDraft() throws {
        let host = try opened()
        try host.host.tapInApp { $0.activeConversation?.insert(named(liveMessage(), "live")) }
        host.forget()
        try host.host.tapInBalloon("live") { $0.requestPresentationStyle(.expanded) }
        #expect(host.callbacks == ["willSelect", "didSelect", "willTransition", "didTransition"].map { "app: \($0)" })
        #expect(host.host.appController?.activeConversation?.selectedMessage?.isPending == true)
    }

    /// Behind an expanded app nothing of the input field is seen; closing the app uncovers it.
    @Test("A draft is shown when the expanded app over it goes")
    func draftComesIntoSight() throws {
        let host = try opened()
        try host.host.toggleStyle()
        try host.host.tapInApp { $0.activeConversation?.insert(named(liveMessage(), "live")) }
        #expect(!host.callbacks.contains { $0.hasPrefix("draft live") })
        try host.host.closeApp()
        #expect(host.callbacks.contains { $0.hasPrefix("draft live") })
        #expect(try host.host.balloon(of: "live").size.height > 0)
    }

    /// `$` and an identifier in a summary are the participant's name, also in the line that a replaced message leaves.
    @Test("A collapsed message's summary has names")
    func summaryNames() throws {
        let host = try opened()
        let session = MSSession()
        for move in 1...2 {
            let message = templateMessage("Move \(move)", session: session, summary: "$\(host.ada.uuidString) played")
            try host.host.tapInApp { $0.activeConversation?.send(message) }
        }
        #expect(host.host.entries.first?.appearance == .summary("Ada Lovelace played"))
    }

    @Test("One tap allows one direct send, and not from the background")
    func directSend() throws {
        let host = try opened()
        try host.host.inApp { $0.activeConversation?.send(templateMessage()) }
        #expect(host.errorCodes == [.sendWithoutRecentInteraction])
        try host.host.tapInApp { controller in
            controller.activeConversation?.send(templateMessage())
            controller.activeConversation?.sendText("Hi")
        }
        #expect(host.errorCodes == [.sendWithoutRecentInteraction, .sendWithoutRecentInteraction])
        #expect(host.host.entries.map(\.appearance) == [.balloon])
        #expect(host.controllers[0].calls.last == "didStartSending")
        try host.host.tapInApp { $0.activeConversation?.sendText("Hi") }
        #expect(host.host.entries.last?.appearance == .text("Hi"))
        try host.host.tapInApp()
        let kept = host.host.appController?.activeConversation
        try host.host.closeApp()
        try host.host.inApp { _ in kept?.send(templateMessage()) }
        #expect(host.errorCodes.last == .sendWhileNotVisible && host.host.entries.count == 2)
    }

    @Test("An app that was put away cannot send because a balloon of it is on the screen")
    func directSendBesideABalloon() throws {
        let host = try opened()
        try host.host.receive(liveMessage(), from: host.ada, as: "live")
        try host.host.tapInApp()
        let kept = host.host.appController?.activeConversation
        try host.host.closeApp()
        try host.host.inApp { _ in kept?.send(templateMessage()) }
        #expect(host.errorCodes == [.sendWhileNotVisible])
    }

    @Test("A tap does not outlive the app it was made in")
    func tapOfAnAppThatWasPutAway() throws {
        let host = try opened()
        try host.host.tapInApp()
        try host.host.closeApp()
        try host.host.openApp()
        try host.host.inApp { $0.activeConversation?.send(templateMessage()) }
        #expect(host.errorCodes == [.sendWithoutRecentInteraction])
    }

    @Test("Nor does it when the app dismisses itself")
    func tapOfAnAppThatDismissed() throws {
        let host = try opened()
        try host.host.tapInApp { $0.dismiss() }
        try host.host.openApp()
        try host.host.inApp { $0.activeConversation?.send(templateMessage()) }
        #expect(host.errorCodes == [.sendWithoutRecentInteraction] && host.host.entries.isEmpty)
    }

    @Test("A send that fails for another reason does not use up the tap")
    func failedSendKeepsTheTap() throws {
        let host = try opened()
        try host.host.tapInApp { controller in
            controller.activeConversation?.send(MSMessage())
            controller.activeConversation?.send(templateMessage())
        }
        #expect(host.errorCodes == [.unknown] && host.host.entries.count == 1)
    }

    @Test("A balloon that was touched can send")
    func sendFromBalloon() throws {
        let host = try RecordingHost()
        try host.host.receive(liveMessage(), from: host.ada, as: "live")
        try host.host.openConversation()
        try host.host.tapInBalloon("live") { $0.activeConversation?.send(templateMessage()) }
        #expect(host.errorCodes.isEmpty && host.host.entries.count == 2)
    }

    @Test("dismiss() hides the app and shows the keyboard; in a balloon it does nothing")
    func dismiss() throws {
        let host = try opened()
        host.forget()
        try host.host.tapInApp { $0.dismiss() }
        #expect(host.controllers[0].calls == farewell && host.host.log.last == .messages(.showsKeyboard))
        try host.host.receive(liveMessage(), from: host.ada, as: "live")
        host.forget()
        try host.host.tapInBalloon("live") { $0.dismiss() }
        #expect(host.callbacks.isEmpty && host.misuses == [.dismissInBalloon])
    }

    @Test("In the media context nothing is inserted or sent")
    func mediaContext() throws {
        var app = HostedApp()
        app.presentationContext = .media
        let host = try opened(app)
        #expect(host.controllers[0].presentationContext == .media)
        try host.host.tapInApp { controller in
            controller.activeConversation?.insert(templateMessage())
            controller.activeConversation?.insertText("Hi")
            controller.activeConversation?.send(templateMessage())
            controller.activeConversation?.sendText("Hi")
        }
        #expect(host.errorCodes == Array(repeating: .apiUnavailableInPresentationContext, count: 4))
        #expect(host.host.draft.isEmpty && host.host.entries.isEmpty)
    }

    @Test("Text and files stand beside the message and are sent with it")
    func textAndFiles() throws {
        let folder = try TemporaryFolder()
        let file = URL(fileURLWithPath: try folder.write("menu", to: "menu.txt"))
        let host = try opened()
        try host.host.tapInApp { controller in
            controller.activeConversation?.insertText("Look: ")
            controller.activeConversation?.insertText("a menu")
            controller.activeConversation?.insertAttachment(file, withAlternateFilename: "Menu.txt")
        }
        #expect(host.host.draft.text == "Look: a menu" && host.host.draft.attachments == ["Menu.txt"])
        try host.host.sendDraft()
        #expect(host.host.entries.map(\.appearance) == [.text("Look: a menu"), .attachment("Menu.txt")])
    }

    @Test("Completion handlers and async forms tell the same")
    func completion() async throws {
        let host = try opened()
        let conversation = try #require(host.host.appController?.activeConversation)
        let codes: [Int?] = await withCheckedContinuation { continuation in
            conversation.insert(templateMessage()) { continuation.resume(returning: [($0 as NSError?)?.code]) }
        }
        #expect(codes == [nil])
        try await conversation.insert(templateMessage())
        try await conversation.insertText("Hi")
        let error = await #expect(throws: NSError.self) { try await conversation.send(templateMessage()) }
        #expect(error?.code == MSMessageErrorCode.sendWithoutRecentInteraction.rawValue)
        #expect(host.host.draft.text == "Hi")
    }

    /// Facts 1.4: willResignActive is the last chance to use the conversation.
    @Test("An app that was put away inserts nothing, before its process ends and after")
    func insertAfterResigning() async throws {
        let host = try opened()
        let kept = try #require(host.host.appController?.activeConversation)
        try host.host.closeApp()
        try host.host.inApp { _ in kept.insertText("Hi") }
        #expect(host.errorCodes == [.unknown])
        try host.host.leaveConversation()
        #expect(host.host.log.last == .messages(.endsProcess))
        let text = await #expect(throws: NSError.self) { try await kept.insertText("Hi") }
        let message = await #expect(throws: NSError.self) { try await kept.insert(templateMessage()) }
        #expect([text, message].map { $0?.code } == [-1, -1])
        #expect(text?.localizedDescription.hasPrefix("this conversation is no longer on screen") == true)
        #expect(host.host.draft.isEmpty)
    }

    @Test(
        "While it becomes active, and as the last thing when it resigns, an instance inserts", arguments: [false, true])
    func insertWhileComingAndGoing(inBalloon: Bool) throws {
        final class Inserting: MSMessagesAppViewController {
            override func willBecomeActive(with conversation: MSConversation) { conversation.insertText("Hello ") }
            override func willResignActive(with conversation: MSConversation) { conversation.insertText("and bye") }
            override func didResignActive(with conversation: MSConversation) { conversation.insertText(", too late") }
        }
        let (me, ada) = (UUID(), UUID())
        let host = TranscriptHost(
            participants: HostParticipants(local: me, remote: [ada]), context: try context(TraitCollection())
        ) { Inserting() }
        if inBalloon { try host.receive(liveMessage(), from: ada) }
        try host.openConversation()
        if !inBalloon { try host.openApp() }
        try host.leaveConversation()
        #expect(host.draft.text == "Hello and bye")
    }

    @Test("A conversation that is no longer on screen says so")
    func lostConversation() async throws {
        let conversation: MSConversation
        do {
            let host = try opened()
            conversation = try #require(host.host.appController?.activeConversation)
        }
        let error = await #expect(throws: NSError.self) { try await conversation.insertText("Hi") }
        #expect(error?.code == MSMessageErrorCode.unknown.rawValue)
    }
}
