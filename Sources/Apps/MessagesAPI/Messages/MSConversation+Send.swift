import Foundation

/// Sends content directly, without the input field (iOS 11).
///
/// The app must be visible, and each interaction of the user allows one send. Errors in addition to those of inserting:
/// `sendWhileNotVisible` and `sendWithoutRecentInteraction`.
extension MSConversation {
    /// Sends a message at once.
    public func send(_ message: MSMessage, completionHandler: CompletionHandler? = nil) {
        post(.message(message), .send, completionHandler)
    }

    /// Sends a message at once, or throws the error that the completion handler receives.
    public nonisolated(nonsending) func send(_ message: MSMessage) async throws {
        try await post(.message(message), .send)
    }

    /// Sends a sticker at once.
    public func send(_ sticker: MSSticker, completionHandler: CompletionHandler? = nil) {
        post(.sticker(sticker), .send, completionHandler)
    }

    /// Sends a sticker at once, or throws the error that the completion handler receives.
    public nonisolated(nonsending) func send(_ sticker: MSSticker) async throws {
        try await post(.sticker(sticker), .send)
    }

    /// Sends a text at once.
    public func sendText(_ text: String, completionHandler: CompletionHandler? = nil) {
        post(.text(text), .send, completionHandler)
    }

    /// Sends a text at once, or throws the error that the completion handler receives.
    public nonisolated(nonsending) func sendText(_ text: String) async throws { try await post(.text(text), .send) }

    /// Sends a file at once.
    /// - Parameter filename: the name under which it is sent; nil for its own.
    public func sendAttachment(
        _ URL: URL, withAlternateFilename filename: String?, completionHandler: CompletionHandler? = nil
    ) {
        post(.attachment(URL, name: filename), .send, completionHandler)
    }

    /// Sends a file at once, or throws the error that the completion handler receives.
    public nonisolated(nonsending) func sendAttachment(_ URL: URL, withAlternateFilename filename: String?) async throws
    {
        try await post(.attachment(URL, name: filename), .send)
    }
}
