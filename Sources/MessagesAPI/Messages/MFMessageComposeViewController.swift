import Foundation
import UIKitAPI

/// The sheet with which the app around an iMessage app sends a message: the same balloons, template or live.
///
/// Source: MessageUI framework, `MFMessageComposeViewController`; `message` since iOS 10. A host sends it with
/// ``TranscriptHost/sendFromCompanionApp(_:as:)``.
open class MFMessageComposeViewController: UIViewController {
    /// Who is told how it ended.
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

/// Who is told how a sheet ended. Source: MessageUI framework.
@MainActor public protocol MFMessageComposeViewControllerDelegate: AnyObject {
    /// Called when the user sent or cancelled, or sending failed. The delegate dismisses the sheet.
    func messageComposeViewController(
        _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}

/// How a sheet ended. Source: MessageUI framework, `MessageComposeResult`; raw values as in its header.
public enum MessageComposeResult: Int, Sendable, CaseIterable {
    /// The user cancelled.
    case cancelled = 0
    /// The user sent it.
    case sent = 1
    /// It could not be sent.
    case failed = 2
}
