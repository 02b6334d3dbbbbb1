import Foundation
import MessagesAPI

/// The content of the input field, and sending it.
extension TranscriptHost {
    /// The user sends the content of the input field.
    /// - Throws: an error when no message is staged, or the expanded style covers the input field.
    public func sendDraft() throws {
        try reachInputField(isEmpty: draft.isEmpty)
        record(.sendsDraft)
        let leaving = draft
        draft = ConversationDraft()
        takeDownDraft()
        if let message = leaving.message { send(message, named: leaving.name) }
        for sticker in leaving.stickers { send(sticker) }
        if !leaving.text.isEmpty { sendText(leaving.text) }
        for file in leaving.attachments { sendFile(file) }
        doRequests()
    }

    /// The user removes the staged message with the X at its corner; text in the field stays.
    /// - Throws: an error when no message is staged, or the expanded style covers the input field.
    public func cancelDraft() throws {
        try reachInputField(isEmpty: draft.message == nil)
        guard let message = draft.message else { return }
        record(.cancelsDraft)
        let name = draft.name
        draft.message = nil
        takeDownDraft()
        if let instance = activeApp {
            call(.didCancelSending(name), of: instance) {
                $0.didCancelSending(message, conversation: instance.conversation)
            }
        }
        doRequests()
    }

    // MARK: - Inside

    /// Removes the staged message from the input field when the app sends it directly, so that it is not sent twice.
    /// This does not count as a cancel. Inferred.
    func takeOutOfDraft(_ message: MSMessage) {
        guard let staged = draft.message, staged.isSame(as: message) else { return }
        let name = draft.name
        draft.message = nil
        takeDownDraft()
        record(.clearsDraft(name))
    }

    private func reachInputField(isEmpty: Bool) throws {
        guard isConversationOpen else { throw HostError.conversationNotOpen }
        guard isInputFieldVisible else { throw HostError.inputFieldCovered }
        guard !isEmpty else { throw HostError.nothingStaged }
    }

    /// Stages a message. It replaces a staged one, which does not count as cancelled.
    func stage(_ message: MSMessage) {
        let name = unique(message.logName ?? nextName())
        message.logName = name
        if draft.message != nil {
            takeDownDraft()
            record(.replacesDraft(draft.name, with: name))
        } else {
            record(.stages(name))
        }
        message.senderParticipantIdentifier = participants.local
        draft.message = message
        draft.name = name
        showDraft()
    }

    /// Sends a message: the app is called, then the message is in the transcript.
    ///
    /// If it belongs to the session of the selected message, it becomes the selected one, as a received message does
    /// (inferred; without such a session only `didStartSending` is called, observed).
    /// - Returns: the message's name in the log.
    @discardableResult func send(_ message: MSMessage, named name: String?) -> String {
        let message = kept(message, sender: participants.local, name: name)
        let name = message.logName ?? ""
        record(.sends(name))
        if let instance = activeApp {
            let seen = seenByApp(message, side: .outgoing)
            if isBound(instance, to: message) { select(seen, named: name, in: instance) }
            // The strings are gone by then, the picture is there (10.7.4).
            let sending = seen.withoutStrings
            call(.didStartSending(name), of: instance) {
                $0.didStartSending(sending, conversation: instance.conversation)
            }
        }
        add(message, named: name, sender: participants.local, side: .outgoing)
        didSend?(.message(message), name)
        return name
    }

    func send(_ sticker: MSSticker) {
        let name = nextName("sticker")
        record(.sends(name))
        history.append(
            TranscriptEntry(
                name: name, sender: participants.local, side: .outgoing,
                appearance: .sticker(sticker.localizedDescription)))
        didSend?(.sticker(sticker), name)
    }

    func sendText(_ text: String) { sendText(text, named: nextName("text")) }

    func sendText(_ text: String, named name: String) {
        record(.sends(name))
        history.append(
            TranscriptEntry(name: name, sender: participants.local, side: .outgoing, appearance: .text(text)))
        didSend?(.text(text), name)
    }

    func sendFile(_ file: String) {
        let name = nextName("file")
        record(.sends(name))
        history.append(
            TranscriptEntry(name: name, sender: participants.local, side: .outgoing, appearance: .attachment(file)))
        didSend?(.attachment(file), name)
    }
}
