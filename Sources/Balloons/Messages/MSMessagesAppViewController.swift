import Foundation

/// The controller of an iMessage app. Subclass it as on iOS; ``LiveLayoutHost`` shows it in a balloon and asks it for
/// its size.
///
/// Like UIKit's classes it belongs to the main actor; messages and layouts do not.
///
/// Source: Messages framework, `MSMessagesAppViewController` (iOS 10).
open class MSMessagesAppViewController: UIViewController, MSMessagesAppTranscriptPresentation {
    /// The conversation, while the controller is active.
    public package(set) var activeConversation: MSConversation?
    /// Where the controller is drawn.
    public package(set) var presentationStyle: MSMessagesAppPresentationStyle = .compact

    /// Called before the controller becomes active. The presentation style and the selected message are already set.
    open func willBecomeActive(with conversation: MSConversation) {}
    /// Called when the controller became active.
    open func didBecomeActive(with conversation: MSConversation) {}
    /// Called before the controller stops being active: the last chance to use the conversation.
    open func willResignActive(with conversation: MSConversation) {}
    /// Called when the controller is no longer active.
    open func didResignActive(with conversation: MSConversation) {}

    /// The size that suits the content best; called only in the transcript, after the view appeared.
    ///
    /// Returns the offered size unless overridden, as on iOS.
    /// - Parameter size: the largest size on offer, in points.
    open func contentSizeThatFits(_ size: CGSize) -> CGSize { size }
}
