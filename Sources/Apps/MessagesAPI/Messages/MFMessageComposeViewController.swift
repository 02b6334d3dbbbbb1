import Foundation
import UIKitAPI

/// The sheet with which the app around an iMessage app sends a message: the same balloons, template or live.
///
/// Source: MessageUI framework, `MFMessageComposeViewController`; `message` since iOS 10. A host sends it with
/// ``TranscriptHost/sendFromCompanionApp(_:as:)``.
///
/// ```swift
/// let composer = MFMessageComposeViewController()
/// composer.recipients = ["ada@example.com"]
/// composer.message = message
/// host.sendFromCompanionApp(composer)
/// ```
open class MFMessageComposeViewController: UIViewController {
    /// Receives the result.
    open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
    /// The telephone numbers and addresses of the recipients; nil for none yet.
    open var recipients: [String]?
    /// The text of the message.
    open var body: String?
    /// The message with its layout; nil for none.
    open var message: MSMessage?

    /// Whether the device can send texts: true.
    open class func canSendText() -> Bool { true }
}

/// Receives the result of a sheet. Source: MessageUI framework.
///
/// ```swift
/// final class Inviter: MFMessageComposeViewControllerDelegate {
///     func messageComposeViewController(
///         _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult
///     ) {
///         if result == .sent { print("invited", controller.recipients ?? []) }
///     }
/// }
/// ```
@preconcurrency @MainActor public protocol MFMessageComposeViewControllerDelegate: AnyObject {
    /// Called when the user sent or cancelled, or sending failed. The delegate dismisses the sheet.
    func messageComposeViewController(
        _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}

/// The result of a sheet. Source: MessageUI framework, `MessageComposeResult`; raw values as in its header.
///
/// ```swift
/// func status(after result: MessageComposeResult) -> String {
///     switch result {
///     case .sent: "Invited"
///     case .cancelled: "Not invited"
///     case .failed: "Try again"
///     }
/// }
/// ```
public enum MessageComposeResult: Int, Sendable, CaseIterable {
    /// The user cancelled.
    case cancelled = 0
    /// The user sent it.
    case sent = 1
    /// It could not be sent.
    case failed = 2
}
