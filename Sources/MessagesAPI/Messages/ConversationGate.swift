import Foundation
import Support

/// The way from an app, on any thread, to the host on the main actor. Each conversation has its own, by which the host
/// knows which of the app's instances asks.
package final class ConversationGate: Sendable {
    /// Weak: a conversation that an app keeps does not keep the host. Set once, before anyone else has the gate, and
    /// read on the main actor alone.
    private nonisolated(unsafe) weak var host: (any MessagesAppHost)?
    /// Whether the instance of the app that has the conversation is on the screen: until it resigned, which is its last
    /// chance to use the conversation ("WWDC 2016, iMessage Apps and Stickers, Part 2").
    @MainActor package private(set) var isOnScreen = true

    init(host: (any MessagesAppHost)?) { self.host = host }

    /// The instance of the app resigned.
    @MainActor package func leaveScreen() { isOnScreen = false }

    /// What an instance is told that is not on the screen any more.
    @MainActor package static var onNoScreen: NSError {
        MSMessageErrorCode.unknown.error(
            "this conversation is no longer on screen; use the one passed to the callbacks while the controller is active"
        )
    }

    /// Hands content over. On the main actor that is done when the method returns.
    func post(
        _ content: MessageContent, _ delivery: MessageDelivery,
        _ completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) {
        // A copy of its own: nobody else has it, and it is read on the main actor alone. A sticker never changes.
        nonisolated(unsafe) let content = content.copied()
        if MainQueue.isCurrent {
            completionHandler(MainActor.assumeIsolated { take(content, delivery) })
        } else {
            DispatchQueue.main.async { completionHandler(self.take(content, delivery)) }
        }
    }

    @MainActor private func take(_ content: MessageContent, _ delivery: MessageDelivery) -> (any Error)? {
        guard let host else { return Self.onNoScreen }
        do {
            try host.post(content, delivery, through: self)
            return nil
        } catch {
            return error
        }
    }
}

extension MessageContent {
    /// The content with a copy of its message, as it leaves the app: what the app changes later does not travel.
    fileprivate func copied() -> MessageContent {
        if case .message(let message) = self { .message(message.copied()) } else { self }
    }
}
