import AppFixtures
import BalloonFixtures
import BalloonLayouts
import Foundation
import MessagesAPI
import MessagesHost
import Testing

/// Sending from the app around the iMessage app: facts 1.2.
@MainActor @Suite struct MessageComposeTests {
    private final class Delegate: MFMessageComposeViewControllerDelegate {
        var results: [MessageComposeResult] = []
        func messageComposeViewController(
            _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult
        ) { results.append(result) }
    }

    @Test("The sheet sends the same balloons, template or live, and does not call the iMessage app")
    func send() throws {
        let host = try RecordingHost()
        try host.host.openConversation()
        try host.host.openApp()
        host.forget()
        let delegate = Delegate()
        for (name, message) in [("template", templateMessage()), ("live", liveMessage())] {
            let composer = MFMessageComposeViewController()
            composer.messageComposeDelegate = delegate
            composer.message = message
            host.host.sendFromCompanionApp(composer, as: name)
        }
        #expect(delegate.results == [.sent, .sent])
        #expect(host.host.entries.map(\.appearance) == [.balloon, .balloon])
        #expect(!host.callbacks.contains { $0.hasPrefix("app:") })
        let inserted = try BalloonLayout(message: templateMessage()).place(in: context())
        #expect(try host.host.balloon(of: "template").record == inserted.record)
        #expect(host.host.controller(of: "live") != nil)
    }

    @Test("A message that cannot be sent fails, and the log says why")
    func failure() throws {
        let host = try RecordingHost()
        let delegate = Delegate()
        let composer = MFMessageComposeViewController()
        composer.messageComposeDelegate = delegate
        composer.message = MSMessage()
        host.host.sendFromCompanionApp(composer)
        #expect(delegate.results == [.failed] && host.errorCodes == [.unknown] && host.host.entries.isEmpty)
        host.host.cancelCompanionApp(composer)
        #expect(delegate.results == [.failed, .cancelled])
    }

    @Test("The text of the sheet is sent with it")
    func body() throws {
        let host = try RecordingHost()
        let composer = MFMessageComposeViewController()
        composer.body = "Hi"
        host.host.sendFromCompanionApp(composer)
        composer.message = templateMessage()
        host.host.sendFromCompanionApp(composer)
        #expect(host.host.entries.map(\.appearance) == [.text("Hi"), .balloon, .text("Hi")])
        #expect(MFMessageComposeViewController.canSendText())
        #expect(MessageComposeResult.allCases.map(\.rawValue) == [0, 1, 2])
    }

    @Test("Without words no text is sent", arguments: [nil, ""] as [String?])
    func noWords(_ body: String?) throws {
        let host = try RecordingHost()
        let composer = MFMessageComposeViewController()
        let delegate = Delegate()
        (composer.body, composer.messageComposeDelegate) = (body, delegate)
        host.host.sendFromCompanionApp(composer)
        #expect(host.host.entries.isEmpty && delegate.results == [.sent])
        composer.message = templateMessage()
        host.host.sendFromCompanionApp(composer, as: "sheet")
        #expect(host.host.entries.map(\.name) == ["sheet"] && host.host.entries[0].side == .outgoing)
        #expect(host.host.message("sheet")?.senderParticipantIdentifier == host.me)
        #expect(host.host.message("sheet")?.isPending == false && delegate.results == [.sent, .sent])
    }

    @Test("What the sheet sends the other side of mirrored conversations receives")
    func mirrored() throws {
        let sides = MirroredConversations(names: ("Ada", "Ben"), context: try context()) {
            MSMessagesAppViewController()
        }
        let composer = MFMessageComposeViewController()
        (composer.body, composer.message) = ("Hi", templateMessage())
        sides.first.sendFromCompanionApp(composer)
        #expect(sides.second.entries.map(\.appearance) == [.balloon, .text("Hi")])
        #expect(sides.second.entries.map(\.side) == [.incoming, .incoming])
    }
}
