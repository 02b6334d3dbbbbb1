import BalloonLayouts
import Foundation
import MessagesAPI
import UIKitAPI
import ViewLayout

/// Messages on one device, around one iMessage app and one conversation: calls the app's controllers in the order of
/// iOS, obeys their requests, and writes down everything that happens.
///
/// What the user does is a method of the host: ``openApp()``, ``tapBalloon(_:)``, ``sendDraft()``. Each returns when
/// everything that follows from it is done, so ``log`` is the same each time. What the app asks for in a callback is
/// done after that callback, as on iOS, where requests go to another process.
///
/// Orders are those of WWDC 2016 (Part 2) and 2017 (session 234); where newer systems differ, of iOS 26.3 as observed.
///
/// ```swift
/// let host = TranscriptHost(context: context) { MSMessagesAppViewController() }  // the app's own subclass
/// try host.openConversation()
/// try host.receive(message, from: host.participants.remote[0], as: "invitation")
/// try host.tapBalloon("invitation")
/// for event in host.log { print(event) }
/// print(host.entries.map(\.name), try host.balloon(of: "invitation").size)
/// ```
@MainActor public final class TranscriptHost {
    /// The participants, as this device knows them.
    public let participants: HostParticipants
    /// The app.
    public let app: HostedApp
    /// The viewer and the fonts. Change the traits with ``change(_:)``.
    public internal(set) var context: LayoutContext
    /// The size of the window of Messages, in points: that of the transcript, which changes when the device is
    /// rotated. Set another size where the window contains more, as on a pad.
    public var windowSize: CGSize
    /// The metrics; nil for those of the viewer's kind of device.
    package var metrics: MessagesMetrics?
    /// The areas of the app on the screen in compact and expanded style.
    public var window: MessagesWindow {
        MessagesWindow(size: windowSize, metrics: (metrics ?? MessagesMetrics()).window)
    }
    /// What the controller of a staged live message is told: as Apple's talk has it, or as it was measured.
    public var draftLifeCycle: DraftLifeCycle {
        get { window.metrics.draftLifeCycle }
        set {
            var changed = metrics ?? .standard(for: context.traits.userInterfaceIdiom, on: context.traits.receiver)
            changed.window.draftLifeCycle = newValue
            metrics = changed
        }
    }
    /// All events, oldest first.
    public internal(set) var log: [HostEvent] = []
    /// Whether the user is in the conversation.
    public internal(set) var isConversationOpen = false
    /// The content of the input field.
    public internal(set) var draft = ConversationDraft()
    /// Called with everything that is sent and its name in the log. It can pass the content to another host.
    public var didSend: (@MainActor (SentContent, String) -> Void)?

    var history = ConversationHistory()
    /// The messages whose findings were logged.
    var reported: [MSMessage] = []
    let makeController: @MainActor () -> MSMessagesAppViewController
    /// The app's random numbers and its present: the same ones in each host.
    package let run = AppRun()
    /// The compact or expanded instance, also after it resigned.
    var appInstance: ControllerInstance?
    /// The instances of live balloons by the names of their messages, and that of the draft.
    var balloonInstances: [String: ControllerInstance] = [:]
    var draftInstance: ControllerInstance?
    var controllerCount = 0
    var messageCount = 0
    /// Whether a touch in the app has not yet been used by a direct send.
    var hasRecentInteraction = false
    var isProcessRunning = false
    /// The nesting depth of calls of the app.
    var callDepth = 0
    /// The app's requests in a callback, which are handled after it.
    var requests: [@MainActor () -> Void] = []

    /// Makes a host with an empty conversation that is not open.
    /// - Parameters:
    ///   - context: the viewer's traits and the fonts.
    ///   - makeController: makes the app's principal class; called once for each instance.
    public init(
        app: HostedApp = HostedApp(), participants: HostParticipants = HostParticipants(), context: LayoutContext,
        makeController: @escaping @MainActor () -> MSMessagesAppViewController
    ) {
        self.app = app
        self.participants = participants
        self.context = context
        windowSize = CGSize(width: context.traits.transcriptWidth, height: context.traits.transcriptHeight)
        self.makeController = makeController
        // Blocks of a queue and layout outside of a call have those of the process.
        AppRun.current.restart()
    }

    /// Removes all events from the log, so that later ones are easier to read.
    public func clearLog() { log = [] }

    /// The conversation, oldest first.
    public var entries: [TranscriptEntry] { history.entries }

    /// The controller in compact or expanded style; nil when the app is not open.
    public var appController: MSMessagesAppViewController? { activeApp?.controller }

    /// The controller of a live balloon or of the staged message; nil when none draws it.
    public func controller(of name: String) -> MSMessagesAppViewController? { instance(of: name)?.controller }

    /// The message of a balloon or a summary, as it was sent; nil when there is none.
    public func message(_ name: String) -> MSMessage? { history.message(name) }

    /// The placed balloon of a message of the transcript or of the draft.
    /// - Throws: an error when there is no such balloon on the screen; errors of laying it out.
    public func balloon(of name: String) throws -> PlacedBalloon {
        if let balloon = instance(of: name)?.balloon { return balloon }
        if let message = draft.message, draft.name == name {
            return try layout(of: message, side: .outgoing, isDraft: true).place(in: context)
        }
        let entry = try onScreen(name)
        guard let message = history.message(name) else {
            throw HostError.noBalloon(name, onScreen: history.balloons)
        }
        return try layout(of: message, side: entry.side, isDraft: false).place(in: context)
    }

    // MARK: - Inside

    /// Whether the viewer has the app, on a system where apps run.
    var canOpenApp: Bool { context.traits.receiver.runsApps && context.traits.hasApp }

    var names: ParticipantNames { participants.participantNames }

    /// The app's instance while it is active.
    var activeApp: ControllerInstance? { appInstance.flatMap { $0.isActive ? $0 : nil } }

    func instance(of name: String) -> ControllerInstance? {
        if let instance = balloonInstances[name] { return instance }
        return draftInstance?.identity.role == .draft(name) ? draftInstance : nil
    }

    /// The entry of a balloon on the screen.
    func onScreen(_ name: String) throws -> TranscriptEntry {
        guard isConversationOpen else { throw HostError.conversationNotOpen }
        guard let entry = history[name], entry.appearance == .balloon else {
            throw HostError.noBalloon(name, onScreen: history.balloons)
        }
        return entry
    }

    /// The balloon of a message; a draft has no tail.
    func layout(of message: MSMessage, side: BalloonSide, isDraft: Bool) throws -> BalloonLayout {
        var layout = try BalloonLayout(message: message, names: names, icon: app.icon, side: side)
        layout.showsTail = !isDraft
        layout.isDraft = isDraft
        if let metrics {
            layout.metrics = metrics.template
            layout.fallbackMetrics = metrics.fallback
            layout.transcriptMetrics = metrics.transcript
        }
        return layout
    }

    func record(_ action: UserAction.Kind) { log.append(.user(UserAction(action))) }
    func record(_ action: MessagesAction) { log.append(.messages(action)) }
}
