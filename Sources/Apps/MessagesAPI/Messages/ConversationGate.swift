import Foundation
import Support

/// Connects an app, on any thread, with the host on the main actor. Each conversation has its own gate, so that the
/// host knows which instance of the app makes a request.
package final class ConversationGate: Sendable {
    /// Weak: a conversation that an app keeps does not keep the host. Set once, before anyone else has the gate, and
    /// read on the main actor alone.
    private nonisolated(unsafe) weak var host: (any MessagesAppHost)?
    /// Whether the app's instance with the conversation is on the screen: until it resigned, which is its last
    /// chance to use the conversation ("WWDC 2016, iMessage Apps and Stickers, Part 2").
    @MainActor package private(set) var isOnScreen = true

    init(host: (any MessagesAppHost)?) { self.host = host }

    /// The instance of the app resigned.
    @MainActor package func leaveScreen() { isOnScreen = false }

    /// The error for an instance that is no longer on the screen.
    @MainActor package static var onNoScreen: NSError {
        MSMessageErrorCode.unknown.error(
            "this conversation is no longer on screen; use the one passed to the callbacks while the controller is active"
        )
    }

    /// Passes content to the host. On the main actor this is done when the method returns.
    func post(
        _ content: MessageContent, _ delivery: MessageDelivery,
        _ completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) {
        // A copy of its own: nobody else has it, and it is read only on the main actor. A sticker never changes.
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
    /// The content with a copy of its message, so that later changes by the app are not sent.
    fileprivate func copied() -> MessageContent {
        if case .message(let message) = self { .message(message.copied()) } else { self }
    }
}
