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

/// Inserts content into the input field, where the user sees it, can remove it, and sends it.
extension MSConversation {
    /// Stages a message, which replaces one that was staged before.
    ///
    /// Errors: `urlExceedsMaxSize`, those of a media file (1 to 4), `unknown` without a layout,
    /// `apiUnavailableInPresentationContext` in the media context.
    public func insert(_ message: MSMessage, completionHandler: CompletionHandler? = nil) {
        post(.message(message), .insert, completionHandler)
    }

    /// Stages a message, or throws the error that the completion handler receives.
    public nonisolated(nonsending) func insert(_ message: MSMessage) async throws {
        try await post(.message(message), .insert)
    }

    /// Stages a sticker, in the media context too.
    public func insert(_ sticker: MSSticker, completionHandler: CompletionHandler? = nil) {
        post(.sticker(sticker), .insert, completionHandler)
    }

    /// Stages a sticker, or throws the error that the completion handler receives.
    public nonisolated(nonsending) func insert(_ sticker: MSSticker) async throws {
        try await post(.sticker(sticker), .insert)
    }

    /// Puts a text into the input field.
    ///
    /// Errors: `apiUnavailableInPresentationContext` in the media context.
    public func insertText(_ text: String, completionHandler: CompletionHandler? = nil) {
        post(.text(text), .insert, completionHandler)
    }

    /// Puts a text into the input field, or throws the error that the completion handler receives.
    public nonisolated(nonsending) func insertText(_ text: String) async throws {
        try await post(.text(text), .insert)
    }

    /// Puts a file into the input field.
    ///
    /// Errors: those of the file (1, 2, 4), `apiUnavailableInPresentationContext` in the media context.
    /// - Parameter filename: the name under which it is sent; nil for its own.
    public func insertAttachment(
        _ URL: URL, withAlternateFilename filename: String?, completionHandler: CompletionHandler? = nil
    ) {
        post(.attachment(URL, name: filename), .insert, completionHandler)
    }

    /// Puts a file into the input field, or throws the error that the completion handler receives.
    public nonisolated(nonsending) func insertAttachment(_ URL: URL, withAlternateFilename filename: String?)
        async throws
    {
        try await post(.attachment(URL, name: filename), .insert)
    }
}
