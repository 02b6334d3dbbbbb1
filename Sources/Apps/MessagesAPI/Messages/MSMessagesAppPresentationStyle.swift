import Foundation
import UIKitAPI

/// Where an iMessage app is drawn. Source: Messages framework, `MSMessagesAppPresentationStyle`.
///
/// ```swift
/// final class MessagesViewController: MSMessagesAppViewController {
///     override func didTransition(to presentationStyle: MSMessagesAppPresentationStyle) {
///         if presentationStyle == .expanded { print("there is room for a form") }
///     }
/// }
/// ```
public enum MSMessagesAppPresentationStyle: UInt, Sendable, CaseIterable {
    /// Instead of the keyboard.
    case compact = 0
    /// Over almost the whole screen.
    case expanded = 1
    /// Inside a balloon of the transcript (iOS 11).
    case transcript = 2
}

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

/// What Messages asks of a controller that draws a balloon in the transcript.
///
/// Source: Messages framework, `MSMessagesAppTranscriptPresentation` (iOS 11; tint and corner radius iOS 26).
///
/// ```swift
/// final class MessagesViewController: MSMessagesAppViewController {
///     override func contentSizeThatFits(_ size: CGSize) -> CGSize {
///         CGSize(width: size.width, height: min(size.height, 217))
///     }
///     override var messageTintColor: UIColor? { UIColor(red: 0.11, green: 0.14, blue: 0.25, alpha: 1) }
/// }
/// ```
@preconcurrency @MainActor public protocol MSMessagesAppTranscriptPresentation {
    /// The size that suits the content best.
    /// - Parameter size: the maximum size, in points; the answer must not exceed it.
    func contentSizeThatFits(_ size: CGSize) -> CGSize

    /// The background of the balloon in plain RGB; nil for the system's own (iOS 26).
    var messageTintColor: UIColor? { get }

    /// The radius of the balloon's continuous corners in points; it follows the viewer's text size (iOS 26).
    var messageCornerRadius: CGFloat { get }

    /// Requests that Messages read ``messageTintColor`` again (iOS 26).
    func invalidateMessageTintColor()
}
