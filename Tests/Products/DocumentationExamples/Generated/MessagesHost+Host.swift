// Written by DocumentationExamplesTests from the comments of the sources: change the comment.
// swift-format-ignore-file
import BalloonTesting
import Balloons
import Lint
import Sweeps
import Testing

extension Given {
    func example_ConversationDraft_1() async throws {
        try host.tapInApp { $0.activeConversation?.insertText("See you there") }
        print(host.draft.text, host.draft.message?.summaryText ?? "no message")
        if !host.draft.isEmpty { try host.sendDraft() }
    }

    func example_HostedApp_1() async throws {
        var app = HostedApp(icon: UIImage(contentsOfFile: "Resources/icon.png"))
        app.linkedSystem = .beforeiOS11
        let host = TranscriptHost(app: app, context: context) { MSMessagesAppViewController() }
        _ = app
        _ = host
    }

    func example_MirroredConversations_1() async throws {
        let sides = MirroredConversations(names: ("Ada", "Ben"), context: context) { MSMessagesAppViewController() }
        try sides.first.openConversation()
        try sides.first.openApp()
        try sides.first.tapInApp { $0.activeConversation?.insertText("Dinner?") }
        try sides.first.sendDraft()
        print(sides.second.entries.map(\.appearance))
        _ = sides
    }

    func example_TranscriptEntry_1() async throws {
        for entry in host.entries where entry.side == .incoming {
            if case .summary(let text) = entry.appearance { print(entry.name, "is shown as:", text) }
        }
    }

    func example_TranscriptEntry_SentContent_1() async throws {
        host.didSend = { content, name in
            if case .message(let message) = content { print(name, message.url?.query ?? "no query") }
        }
    }

    func example_TranscriptHost_1() async throws {
        let host = TranscriptHost(context: context) { MSMessagesAppViewController() }  // the app's own subclass
        try host.openConversation()
        try host.receive(message, from: host.participants.remote[0], as: "invitation")
        try host.tapBalloon("invitation")
        for event in host.log { print(event) }
        print(host.entries.map(\.name), try host.balloon(of: "invitation").size)
        _ = host
    }
}
