import BalloonLayouts
import Foundation
import MessagesAPI
import UIKitAPI

/// The requests of the app.
extension TranscriptHost: MessagesAppHost {
    package var balloonMetrics: TemplateMetrics? { metrics?.template }

    package func controller(_ controller: MSMessagesAppViewController, requests style: MSMessagesAppPresentationStyle) {
        guard style != .transcript else { return refuse(.misuse(.transcriptStyleRequested)) }
        enqueue { self.grant(style, to: controller) }
    }

    package func controllerDismisses(_ controller: MSMessagesAppViewController) {
        guard controller.presentationStyle != .transcript else {
            return refuse(.misuse(.dismissInBalloon))
        }
        enqueue {
            guard let instance = self.activeApp, instance.controller === controller else { return }
            self.putAway(instance, showsKeyboard: true)
        }
    }

    package func controllerAsksForKeyboard(_ controller: MSMessagesAppViewController) -> Bool {
        switch controller.presentationStyle {
        case .expanded: return true
        // The field gets its answer at once, before earlier requests of the app are handled, such as one for the
        // expanded style.
        case .compact: record(.refuses(.misuse(.keyboardInCompact)))
        case .transcript: record(.refuses(.misuse(.keyboardInBalloon)))
        }
        return false
    }

    package func controllerChangedTint(_ controller: MSMessagesAppViewController) {
        enqueue {
            if let instance = self.transcriptInstance(of: controller) { self.redrawTint(of: instance) }
        }
    }

    package func post(_ content: MessageContent, _ delivery: MessageDelivery, through gate: ConversationGate) throws {
        do {
            try check(content, delivery, through: gate)
        } catch let error as NSError {
            if let code = MSMessageErrorCode(rawValue: error.code) {
                refuse(.error(code, message: error.localizedDescription))
            }
            throw error
        }
        if delivery == .send { hasRecentInteraction = false }
        enqueue { self.take(content, delivery) }
    }

    // MARK: - Inside

    /// Logs a refusal, after the app's earlier requests.
    package func refuse(_ refusal: HostRefusal) { enqueue { self.record(.refuses(refusal)) } }

    /// - Throws: an error of ``MSMessagesErrorDomain`` that says the fix.
    private func check(
        _ content: MessageContent, _ delivery: MessageDelivery, through gate: ConversationGate
    ) throws {
        if delivery == .insert, !gate.isOnScreen { throw ConversationGate.onNoScreen }
        if app.presentationContext == .media {
            if case .sticker = content, delivery == .insert { return }
            throw MSMessageErrorCode.apiUnavailableInPresentationContext.error(
                "in the media context only stickers can be inserted; check presentationContext before the call")
        }
        try content.validate()
        guard delivery == .send else { return }
        guard isVisible(gate) else {
            throw MSMessageErrorCode.sendWhileNotVisible.error(
                "the app is not the visible one; insert(_:) the message, or send it before the app resigns")
        }
        guard hasRecentInteraction else {
            throw MSMessageErrorCode.sendWithoutRecentInteraction.error(
                "each tap allows one send; insert(_:) the message, or wait for the next tap")
        }
    }

    /// Whether the app's instance with a conversation is on the screen: the open app, a balloon or the draft.
    /// A closed one is not, whatever other instances there are.
    private func isVisible(_ gate: ConversationGate) -> Bool {
        let visible =
            [activeApp, draftInstance].compactMap { $0 } + (isConversationOpen ? Array(balloonInstances.values) : [])
        return visible.contains { $0.isActive && $0.conversation.gate === gate }
    }

    private func take(_ content: MessageContent, _ delivery: MessageDelivery) {
        switch (content, delivery) {
        case (.message(let message), .insert):
            stage(message)
            report(message, named: draft.name)
        case (.message(let message), .send):
            takeOutOfDraft(message)
            let name = send(message, named: nil)
            report(message, named: name)
        case (.sticker(let sticker), .insert):
            draft.stickers.append(sticker)
            record(.insertsSticker(sticker.localizedDescription))
        case (.sticker(let sticker), .send): send(sticker)
        case (.text(let text), .insert):
            draft.text += text
            record(.insertsText(text))
        case (.text(let text), .send): sendText(text)
        case (.attachment(let url, let name), .insert):
            draft.attachments.append(name ?? url.lastPathComponent)
            record(.attaches(name ?? url.lastPathComponent))
        case (.attachment(let url, let name), .send): sendFile(name ?? url.lastPathComponent)
        }
    }

    /// Reports the findings about a message, once per message, when the app inserts or sends it.
    func report(_ message: MSMessage, named name: String) {
        guard !reported.contains(where: { $0.isSame(as: message) }) else { return }
        reported.append(message)
        let findings = MessageFindings.findings(summaryText: message.summaryText, url: message.url)
        for finding in findings { record(.reports(name, finding)) }
    }

    /// Shows the app in a style. A balloon's request leaves the balloon unchanged and opens the app with its message
    /// selected ("WWDC 2017, session 234").
    private func grant(_ style: MSMessagesAppPresentationStyle, to controller: MSMessagesAppViewController) {
        if let instance = activeApp, instance.controller === controller {
            transition(instance, to: style)
        } else if let instance = transcriptInstance(of: controller), let name = instance.identity.role.message,
            let message = instance.conversation.selectedMessage
        {
            show(message, named: name, in: style)
        }
    }

    /// The instance of a balloon or of the draft that a controller draws.
    private func transcriptInstance(of controller: MSMessagesAppViewController) -> ControllerInstance? {
        (Array(balloonInstances.values) + [draftInstance].compactMap { $0 }).first { $0.controller === controller }
    }
}
