import BalloonLayouts
import Foundation
import UIKitAPI
import ViewLayout

/// The controller of an iMessage app. Subclass it as on iOS; ``TranscriptHost`` stands in for Messages.
///
/// Like UIKit's classes it belongs to the main actor; messages and layouts do not.
///
/// Source: Messages framework, `MSMessagesAppViewController` (iOS 10).
///
/// ```swift
/// final class MessagesViewController: MSMessagesAppViewController {
///     override func willBecomeActive(with conversation: MSConversation) {
///         super.willBecomeActive(with: conversation)
///         print(presentationStyle, conversation.selectedMessage?.url?.query ?? "no message is selected")
///     }
/// }
/// let host = TranscriptHost(context: context) { MessagesViewController() }
/// ```
open class MSMessagesAppViewController: UIViewController, MSMessagesAppTranscriptPresentation {
    /// The conversation, while the controller is active.
    public package(set) var activeConversation: MSConversation?
    /// Where the controller is drawn.
    public package(set) var presentationStyle: MSMessagesAppPresentationStyle = .compact
    /// The app that shows the controller (iOS 12).
    public package(set) var presentationContext: MSMessagesAppPresentationContext = .messages
    /// The host, which stands in for Messages; nil for a controller that is not shown.
    package weak var host: (any MessagesAppHost)?
    /// The responder that has the keyboard.
    package weak var firstResponder: UIResponder?

    // MARK: - Requests

    /// Requests the compact or the expanded style; `willTransition(to:)` and `didTransition(to:)` report the
    /// change. For a controller in a balloon, the app's other instance is shown instead. `.transcript` cannot be
    /// requested; the host logs the error.
    open func requestPresentationStyle(_ presentationStyle: MSMessagesAppPresentationStyle) {
        host?.controller(self, requests: presentationStyle)
    }

    /// Hides the app and shows the keyboard; does nothing in a balloon.
    open func dismiss() { host?.controllerDismisses(self) }

    package func allowsKeyboard() -> Bool { host?.controllerAsksForKeyboard(self) ?? true }

    // MARK: - Active conversation

    /// Called before the controller becomes active. The presentation style and the selected message are already set.
    open func willBecomeActive(with conversation: MSConversation) {}
    /// Called after the controller has become active.
    open func didBecomeActive(with conversation: MSConversation) {}
    /// Called before the controller stops being active: the last chance to use the conversation.
    open func willResignActive(with conversation: MSConversation) {}
    /// Called when the controller is no longer active.
    open func didResignActive(with conversation: MSConversation) {}

    // MARK: - Compact and expanded only

    /// Called before the selected message changes (iOS 10).
    open func willSelect(_ message: MSMessage, conversation: MSConversation) {}
    /// Called after the selected message has changed.
    open func didSelect(_ message: MSMessage, conversation: MSConversation) {}
    /// Called when a message of this app arrives while the controller is active.
    open func didReceive(_ message: MSMessage, conversation: MSConversation) {}
    /// Called when sending of a message begins; its delivery is not reported.
    open func didStartSending(_ message: MSMessage, conversation: MSConversation) {}
    /// Called when the user removes a staged message from the input field.
    open func didCancelSending(_ message: MSMessage, conversation: MSConversation) {}
    /// Called before the style changes; `presentationStyle` is still the old one.
    open func willTransition(to presentationStyle: MSMessagesAppPresentationStyle) {}
    /// Called when the style has changed.
    open func didTransition(to presentationStyle: MSMessagesAppPresentationStyle) {}

    // MARK: - Transcript only

    /// The size that suits the content best; called only in the transcript, after the view appeared.
    ///
    /// Returns the offered size unless overridden, as on iOS.
    /// - Parameter size: the maximum size, in points.
    open func contentSizeThatFits(_ size: CGSize) -> CGSize { size }

    /// The background of the balloon in plain RGB; nil, the system's own, unless overridden (iOS 26).
    open var messageTintColor: UIColor? { nil }

    /// The radius of the balloon's corners in points: that of a text balloon at the viewer's text size (iOS 26).
    open var messageCornerRadius: CGFloat {
        (host?.balloonMetrics ?? TemplateMetrics()).radius(for: traits)
    }

    /// Requests that Messages read ``messageTintColor`` again (iOS 26).
    public func invalidateMessageTintColor() { host?.controllerChangedTint(self) }
}

extension MSMessagesAppViewController: KeyboardOwner {}
