import Foundation
import UIKitAPI

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
