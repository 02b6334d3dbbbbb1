import AppFixtures
import BalloonFixtures
import BalloonLayouts
import Foundation
import MessagesAPI
import MessagesHost
import Testing

/// Orders of callbacks: facts 1.4 and 2.6.
@MainActor @Suite struct TranscriptHostLifeCycleTests {
    @Test("Launch from the drawer, and leaving")
    func launchAndLeave() throws {
        let host = try RecordingHost()
        try host.host.openConversation()
        try host.host.openApp()
        #expect(host.controllers.map(\.calls) == [launch])
        #expect(host.controllers[0].styleWhenActive == .compact && host.controllers[0].selectedWhenActive == nil)
        #expect(host.host.log.contains(.messages(.startsProcess)))
        host.forget()
        try host.host.closeApp()
        #expect(host.controllers[0].calls == farewell)
        #expect(host.host.appController == nil)
        try host.host.endProcess()
        #expect(host.host.log.last == .messages(.endsProcess))
    }

    @Test("A tap while the app is inactive is a launch, expanded, with the message selected")
    func tapWhileInactive() throws {
        let host = try RecordingHost()
        let message = templateMessage(session: MSSession())
        message.url = URL(string: "https://example.com/?a=1")
        try host.host.receive(message, from: host.ada, as: "invitation")
        try host.host.openConversation()
        try host.host.tapBalloon("invitation")
        #expect(host.controllers.map(\.calls) == [launch])
        #expect(host.controllers[0].styleWhenActive == .expanded)
        #expect(host.controllers[0].selectedWhenActive?.url == message.url)
        #expect(host.controllers[0].selectedWhenActive?.session == message.session)
    }

    @Test("A tap while the app is compact makes nothing active again, and ends expanded")
    func tapWhileActive() throws {
        let host = try RecordingHost()
        try host.host.receive(templateMessage(), from: host.ada, as: "invitation")
        try host.host.openConversation()
        try host.host.openApp()
        host.forget()
        try host.host.tapBalloon("invitation")
        // Of select and transition either can come first (facts 2.6); each pair has its order.
        let calls = host.controllers[0].calls
        #expect(calls.sorted() == ["didSelect", "didTransition", "willSelect", "willTransition"])
        #expect(calls.filter { $0.hasSuffix("Select") } == ["willSelect", "didSelect"])
        #expect(calls.filter { $0.hasSuffix("Transition") } == ["willTransition", "didTransition"])
        #expect(host.controllers[0].presentationStyle == .expanded && host.controllers.count == 1)
        #expect(host.host.appController?.activeConversation?.selectedMessage != nil)
    }

    @Test("A tap while the app is expanded only selects")
    func tapWhileExpanded() throws {
        let host = try RecordingHost()
        for name in ["one", "two"] { try host.host.receive(templateMessage(), from: host.ada, as: name) }
        try host.host.openConversation()
        try host.host.tapBalloon("one")
        host.forget()
        try host.host.tapBalloon("two")
        #expect(host.controllers[0].calls == ["willSelect", "didSelect"])
    }

    @Test("A received message has no layout for the app; one's own keeps it")
    func layoutOfSelected() throws {
        let host = try RecordingHost()
        try host.host.receive(templateMessage(), from: host.ada, as: "theirs")
        try host.host.openConversation()
        try host.host.openApp()
        try host.host.tapInApp { $0.activeConversation?.send(templateMessage()) }
        let mine = try #require(host.host.entries.last?.name)
        try host.host.tapBalloon("theirs")
        #expect(host.host.appController?.activeConversation?.selectedMessage?.layout == nil)
        try host.host.tapBalloon(mine)
        #expect(host.host.appController?.activeConversation?.selectedMessage?.layout != nil)
        #expect(host.host.appController?.activeConversation?.selectedMessage?.senderParticipantIdentifier == host.me)
    }

    @Test("A balloon's request for expanded leaves it alone and opens the app with its message")
    func expandedFromBalloon() throws {
        let host = try RecordingHost()
        try host.host.receive(liveMessage(), from: host.ada, as: "live")
        try host.host.openConversation()
        host.forget()
        try host.host.tapInBalloon("live") { $0.requestPresentationStyle(.expanded) }
        #expect(host.controllers.map(\.calls) == [[], launch])
        #expect(host.controllers[0].presentationStyle == .transcript)
        #expect(host.controllers[1].styleWhenActive == .expanded)
        #expect(host.controllers[1].selectedWhenActive != nil)
    }

    @Test("With the app open a balloon's request selects its message there")
    func expandedFromBalloonWhileOpen() throws {
        let host = try RecordingHost()
        try host.host.receive(liveMessage(), from: host.ada, as: "live")
        try host.host.openConversation()
        try host.host.openApp()
        host.forget()
        try host.host.tapInBalloon("live") { $0.requestPresentationStyle(.expanded) }
        #expect(host.controllers.count == 2)
        #expect(host.controllers[1].calls == ["willSelect", "didSelect", "willTransition", "didTransition"])
        #expect(host.controllers[0].calls.isEmpty)
    }

    @Test("A touch on a live balloon stays in it")
    func tapOnLive() throws {
        let host = try RecordingHost()
        try host.host.receive(liveMessage(), from: host.ada, as: "live")
        try host.host.openConversation()
        host.forget()
        try host.host.tapBalloon("live")
        #expect(host.controllers.count == 1 && host.callbacks.isEmpty)
    }

    @Test("Instances of balloons are there only while the user is in the conversation")
    func tearDown() throws {
        let host = try RecordingHost()
        try host.host.openConversation()
        try host.host.receive(liveMessage(), from: host.ada, as: "live")
        try host.host.openApp()
        host.forget()
        try host.host.leaveConversation()
        #expect(host.callbacks == farewell.map { "app: \($0)" } + farewell.map { "live: \($0)" })
        #expect(host.host.controller(of: "live") == nil && host.host.log.last == .messages(.endsProcess))
        try host.host.openConversation()
        #expect(host.controllers.count == 3 && host.controllers[2] !== host.controllers[0])
    }

    @Test("The newest live balloons have controllers, up to the limit; the others are pictures")
    func instanceLimit() throws {
        let host = try RecordingHost()
        #expect(host.host.window.metrics.maximumLiveControllers == 10)
        host.host.metrics = MessagesMetrics()
        host.host.metrics?.window.maximumLiveControllers = 2
        for name in ["one", "two", "three"] { try host.host.receive(liveMessage(), from: host.ada, as: name) }
        try host.host.openConversation()
        #expect(host.host.controller(of: "one") == nil && host.controllers.count == 2)
        try host.host.receive(liveMessage(), from: host.ada, as: "four")
        #expect(host.host.controller(of: "two") == nil && host.host.controller(of: "three") != nil)
        #expect(host.host.log.contains(.messages(.showsSnapshot("two"))))
        try host.host.tapBalloon("one")
        #expect(host.host.controller(of: "one") != nil && host.host.controller(of: "three") == nil)
    }

    @Test("A selected message never changes in a balloon")
    func staticSelection() throws {
        let host = try RecordingHost()
        let session = MSSession()
        try host.host.receive(liveMessage(), from: host.ada, as: "live")
        try host.host.receive(templateMessage(session: session), from: host.ada, as: "template")
        try host.host.openConversation()
        let selected = host.host.controller(of: "live")?.activeConversation?.selectedMessage
        try host.host.tapBalloon("template")
        try host.host.receive(templateMessage(session: session), from: host.ada, as: "next")
        #expect(host.host.controller(of: "live")?.activeConversation?.selectedMessage === selected)
        let forbidden = [
            "willSelect", "didSelect", "didReceive", "didStartSending", "didCancelSending", "willTransition",
        ]
        #expect(Set(host.controllers[0].calls).isDisjoint(with: forbidden))
    }

    @Test("The message of the selected session is selected when it arrives, then received")
    func receiveBound() throws {
        let host = try RecordingHost()
        let session = MSSession()
        try host.host.receive(templateMessage(session: session), from: host.ada, as: "one")
        try host.host.openConversation()
        try host.host.tapBalloon("one")
        host.forget()
        try host.host.receive(templateMessage(session: session), from: host.ada, as: "two")
        #expect(host.controllers[0].calls == ["willSelect", "didSelect", "didReceive"])
        try host.host.receive(templateMessage(), from: host.ada, as: "three")
        #expect(host.controllers[0].calls.suffix(2) == ["didReceive", "didReceive"])
        #expect(host.controllers[0].received.allSatisfy { $0.senderParticipantIdentifier == host.ada })
    }

    @Test("What arrives while the app is not active is not told")
    func receiveInactive() throws {
        let host = try RecordingHost()
        try host.host.openConversation()
        try host.host.openApp()
        try host.host.closeApp()
        host.forget()
        try host.host.receive(templateMessage(), from: host.ada)
        #expect(host.controllers[0].calls.isEmpty && host.host.entries.count == 1)
        #expect(throws: HostError.notParticipant) { try host.host.receive(templateMessage(), from: UUID()) }
    }

    @Test("A collapsed balloon releases its controller")
    func collapsedController() throws {
        let host = try RecordingHost()
        let session = MSSession()
        try host.host.openConversation()
        try host.host.receive(liveMessage(session: session), from: host.ada, as: "one")
        try host.host.receive(liveMessage(session: session), from: host.ada, as: "two")
        #expect(host.host.controller(of: "one") == nil && host.host.controller(of: "two") != nil)
        #expect(host.controllers[0].calls.suffix(4) == farewell[...])
    }

    @Test("Nobody touches what is not on the screen")
    func errors() throws {
        let host = try RecordingHost()
        #expect(throws: HostError.conversationNotOpen) { try host.host.openApp() }
        #expect(throws: HostError.conversationNotOpen) { try host.host.tapBalloon("one") }
        #expect(throws: HostError.conversationNotOpen) { try host.host.sendDraft() }
        try host.host.openConversation()
        #expect(throws: HostError.appNotOpen) { try host.host.tapInApp() }
        #expect(throws: HostError.appNotOpen) { try host.host.toggleStyle() }
        #expect(throws: HostError.appNotOpen) { try host.host.closeApp() }
        #expect(throws: HostError.appNotOpen) { try host.host.inApp { _ in } }
        #expect(throws: HostError.processNotRunning) { try host.host.endProcess() }
        #expect(throws: HostError.nothingStaged) { try host.host.sendDraft() }
        #expect(throws: HostError.nothingStaged) { try host.host.cancelDraft() }
        try host.host.receive(templateMessage(), from: host.ada, as: "one")
        #expect(throws: HostError.noController("one")) { try host.host.tapInBalloon("one") { _ in } }
        #expect(throws: HostError.noBalloon("two", onScreen: ["one"])) { try host.host.tapBalloon("two") }
        try host.host.openApp()
        try host.host.toggleStyle()
        #expect(throws: HostError.inputFieldCovered) { try host.host.sendDraft() }
        let log = host.host.log
        #expect(throws: HostError.appAlreadyOpen) { try host.host.openApp() }
        #expect(throws: HostError.processInUse(by: ["app #1"])) { try host.host.endProcess() }
        #expect(host.host.log == log && host.controllers.count == 1)
        let errors: [HostError] = [
            .conversationNotOpen, .appNotOpen, .nothingStaged, .inputFieldCovered, .appAlreadyOpen, .processNotRunning,
            .processInUse(by: ["app #1"]),
        ]
        for error in errors {
            #expect(error.description.contains("first") || error.description.contains("back"))
        }
    }

    @Test("A live balloon on the screen keeps the process")
    func processOfBalloon() throws {
        let host = try RecordingHost()
        try host.host.openConversation()
        try host.host.receive(liveMessage(), from: host.ada, as: "one")
        #expect(throws: HostError.processInUse(by: ["balloon one #1"])) { try host.host.endProcess() }
        try host.host.openApp()
        try host.host.closeApp()
        try host.host.endProcess()
        #expect(!host.host.log.contains(.messages(.endsProcess)))
        #expect(host.host.log.last?.action == "releases app #2")
        try host.host.leaveConversation()
        #expect(host.host.log.last == .messages(.endsProcess))
    }
}
