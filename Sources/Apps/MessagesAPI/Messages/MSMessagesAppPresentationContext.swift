/// Which app shows an iMessage app. Source: Messages framework, `MSMessagesAppPresentationContext` (iOS 12).
///
/// ```swift
/// var app = HostedApp()
/// app.presentationContext = .media
/// let camera = TranscriptHost(app: app, context: context) { MSMessagesAppViewController() }
/// try camera.openConversation()
/// ```
public enum MSMessagesAppPresentationContext: UInt, Sendable, CaseIterable {
    /// Messages.
    case messages = 0
    /// Camera effects, for apps that opt in with `MSSupportedPresentationContexts`: stickers can be inserted there and
    /// nothing can be sent.
    case media = 1
}
