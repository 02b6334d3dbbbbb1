import BalloonLayouts
import Foundation
import MessagesAPI

/// Opening and leaving the conversation, and receiving messages.
extension TranscriptHost {
    /// The user opens the conversation: the newest live balloons get their controllers, oldest first.
    /// - Throws: an error when the conversation is open already.
    public func openConversation() throws {
        guard !isConversationOpen else { throw HostError.conversationAlreadyOpen }
        record(.opensConversation)
        isConversationOpen = true
        for name in liveBalloons.suffix(maximumLiveControllers) { showLive(name) }
        showDraft()
        doRequests()
    }

    /// The user leaves the conversation: the app closes, then all controllers of balloons are released.
    /// - Throws: an error when the conversation is not open.
    public func leaveConversation() throws {
        guard isConversationOpen else { throw HostError.conversationNotOpen }
        record(.leavesConversation)
        if let instance = activeApp { resign(instance) }
        for name in history.balloons { takeDown(name) }
        takeDownDraft()
        isConversationOpen = false
        doRequests()
        letProcessEnd()
    }

    /// Messages ends the app's process, as it does soon after the app was closed; code in the background stops.
    /// While balloons are on the screen, their controllers and the process continue; then only the app's own
    /// controller is released.
    /// - Throws: an error when the app's process does not run, or when nothing can be released.
    public func endProcess() throws {
        guard isProcessRunning else { throw HostError.processNotRunning }
        let users = history.balloons.compactMap { balloonInstances[$0] } + [draftInstance].compactMap { $0 }
        guard activeApp == nil, appInstance != nil || users.isEmpty else {
            throw HostError.processInUse(by: ([activeApp].compactMap { $0 } + users).map(\.identity.description))
        }
        letProcessEnd()
    }

    /// Releases the app's instance that resigned, and ends the process when nothing on the screen needs it.
    private func letProcessEnd() {
        if let instance = appInstance, !instance.isActive {
            appInstance = nil
            release(instance)
        }
        guard isProcessRunning, appInstance == nil, balloonInstances.isEmpty, draftInstance == nil else { return }
        isProcessRunning = false
        hasRecentInteraction = false
        record(.endsProcess)
    }

    /// A message arrives.
    ///
    /// The app is told while it is active. When the message belongs to the session of the selected message, it becomes
    /// the selected one first (observed on iOS 26.3).
    /// - Parameters:
    ///   - message: as its sender made it; a copy is kept.
    ///   - sender: one of the remote participants.
    ///   - name: what the log calls it; nil for `message 1` and so on.
    /// - Throws: an error when the sender takes no part in the conversation; what ``MessageRules`` finds, since such a message cannot be sent.
    public func receive(_ message: MSMessage, from sender: UUID, as name: String? = nil) throws {
        guard participants.remote.contains(sender) else { throw HostError.notParticipant }
        try MessageRules.validate(message)
        let message = kept(message, sender: sender, name: name)
        let name = message.logName ?? ""
        record(.receives(name, from: participants.names[sender] ?? "someone"))
        add(message, named: name, sender: sender, side: .incoming)
        if let instance = activeApp {
            let seen = seenByApp(message, side: .incoming)
            if isBound(instance, to: message) { select(seen, named: name, in: instance) }
            call(.didReceive(name), of: instance) { $0.didReceive(seen, conversation: instance.conversation) }
        }
        doRequests()
    }

    /// Adds a message to the conversation before the start: nothing is logged, and the app is not called.
    /// - Parameters:
    ///   - sender: the local participant, or a remote one.
    ///   - name: the name in the log; nil for `message 1` and so on.
    /// - Throws: as ``receive(_:from:as:)``.
    public func restore(_ message: MSMessage, from sender: UUID, as name: String? = nil) throws {
        guard sender == participants.local || participants.remote.contains(sender) else {
            throw HostError.notParticipant
        }
        try MessageRules.validate(message)
        let message = kept(message, sender: sender, name: name)
        let entry = TranscriptEntry(
            name: message.logName ?? "", sender: sender, side: sender == participants.local ? .outgoing : .incoming,
            appearance: .balloon)
        _ = history.append(message, as: entry, names: names)
    }

    // MARK: - Inside

    /// A copy of a message that is no longer a draft, under its name in the log.
    func kept(_ message: MSMessage, sender: UUID, name: String?) -> MSMessage {
        let copy = message.copied()
        copy.isPending = false
        copy.senderParticipantIdentifier = sender
        copy.logName = unique(name ?? copy.logName ?? nextName())
        return copy
    }

    /// A name for content without one: `message 1`, `text 2`.
    func nextName(_ kind: String = "message") -> String {
        messageCount += 1
        return "\(kind) \(messageCount)"
    }

    /// The name, with a number if it is already in use in the conversation: an app can insert a copy of a
    /// message, and two sides can use the same numbers.
    func unique(_ name: String) -> String {
        guard history[name] != nil else { return name }
        var number = 2
        while history["\(name) (\(number))"] != nil { number += 1 }
        return "\(name) (\(number))"
    }

    /// The message as the app reads it. Messages of others have no layout there (radar 27300518).
    func seenByApp(_ message: MSMessage, side: BalloonSide) -> MSMessage {
        let copy = message.copied()
        if side == .incoming { copy.layout = nil }
        return copy
    }

    /// Whether the selected message and another one belong to one session.
    func isBound(_ instance: ControllerInstance, to message: MSMessage) -> Bool {
        guard let session = instance.conversation.selectedMessage?.session else { return false }
        return session == message.session
    }

    /// Makes a message the selected one of the app.
    func select(_ message: MSMessage, named name: String, in instance: ControllerInstance) {
        call(.willSelect(name), of: instance) { $0.willSelect(message, conversation: instance.conversation) }
        instance.conversation.selectedMessage = message
        call(.didSelect(name), of: instance) { $0.didSelect(message, conversation: instance.conversation) }
    }

    /// Adds a message at the end of the conversation: the message that it replaces collapses, and its own balloon
    /// appears.
    func add(_ message: MSMessage, named name: String, sender: UUID, side: BalloonSide) {
        let entry = TranscriptEntry(name: name, sender: sender, side: side, appearance: .balloon)
        for collapsed in history.append(message, as: entry, names: names) {
            takeDown(collapsed.name)
            record(.collapses(collapsed.name, summary: collapsed.summary))
        }
        if isConversationOpen { showLive(name) }
    }
}
