// Written by DocumentationExamplesTests from the comments of the sources: change the comment.
// swift-format-ignore-file
import BalloonTesting
import Balloons
import Sweeps
import Testing

extension Given {
    func example_ConversationDraft_1() async throws {
        try host.tapInApp { $0.activeConversation?.insertText("See you there") }
        print(host.draft.text, host.draft.message?.summaryText ?? "no message")
        if !host.draft.isEmpty { try host.sendDraft() }
    }

    func example_HostError_1() async throws {
        do {
            try host.tapBalloon("invitation")
        } catch HostError.noBalloon(let name, let onScreen) {
            print("there is \(onScreen), but not \(name)")
        }
    }

    func example_HostParticipants_1() async throws {
        let ben = UUID()
        let participants = HostParticipants(remote: [ben], names: [ben: "Ben"])
        let host = TranscriptHost(participants: participants, context: context) { MSMessagesAppViewController() }
        try host.receive(message, from: ben)
        _ = ben
        _ = participants
        _ = host
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

    func example_SentContent_1() async throws {
        host.didSend = { content, name in
            if case .message(let message) = content { print(name, message.url?.query ?? "no query") }
        }
    }

    func example_TranscriptEntry_1() async throws {
        for entry in host.entries where entry.side == .incoming {
            if case .summary(let text) = entry.appearance { print(entry.name, "is shown as:", text) }
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

    func example_ControllerCallback_1() async throws {
        for case .callback(.contentSizeThatFits(let offer, let answer), _) in host.log {
            print(answer.height <= offer.height)
        }
        for case .callback(let callback, _) in host.log { print(callback.name, callback.message ?? "") }
    }

    func example_HostEvent_1() async throws {
        host.clearLog()
        try host.toggleStyle()
        for event in host.log { print(event) }  // user: touches the chevron, app #1: willTransition(to: expanded), …
    }

    func example_HostEvent_ControllerIdentity_1() async throws {
        for case .callback(.initialized, let controller) in host.log {
            print(controller.number, controller.role.message ?? "the app")
        }
    }

    func example_HostEvent_ControllerRole_1() async throws {
        for case .messages(.releases(let controller)) in host.log where controller.role == .balloon("invitation") {
            print("the controller of the balloon is released")
        }
    }

    func example_HostRefusal_1() async throws {
        for case .messages(.refuses(let refusal)) in host.log { print(refusal.message) }
        let isMisused = host.log.contains(.messages(.refuses(.misuse(.keyboardInCompact))))
        _ = isMisused
    }

    func example_MessagesAction_1() async throws {
        let isSent = host.log.contains(.messages(.sends("invitation")))
        for case .messages(.reports(let message, let finding)) in host.log { print(message, finding.kind) }
        _ = isSent
    }

    func example_UserAction_1() async throws {
        try host.sendDraft()
        let isSent = host.log.contains(.user(.sendsDraft))
        for case .user(let action) in host.log { print(action.name) }
        _ = isSent
    }

    func example_MessagesWindow_1() async throws {
        for style in [MSMessagesAppPresentationStyle.compact, .expanded] {
            print(style, host.window.area(for: style).frame.height)
        }
    }

    func example_MessagesWindow_PresentationArea_1() async throws {
        let area = host.window.area(for: .expanded)
        let uncovered = area.frame.inset(by: area.safeAreaInsets)
        _ = area
        _ = uncovered
    }

    func example_MessagesWindow_LinkedSystem_1() async throws {
        let old = host.window.area(for: .compact, linkedSystem: .beforeiOS11)
        let new = host.window.area(for: .compact, linkedSystem: .iOS11OrLater)
        print("the strip of apps covers \(new.frame.height - old.frame.height) points")
        _ = old
        _ = new
    }
}
