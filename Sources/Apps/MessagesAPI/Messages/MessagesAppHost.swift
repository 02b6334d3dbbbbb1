import BalloonLayouts
import Foundation
import UIKitAPI

/// The host that stands in for Messages for the controllers of an iMessage app and their conversations.
@MainActor package protocol MessagesAppHost: AnyObject {
    /// The metrics of balloons; nil for those of the viewer's kind of device.
    var balloonMetrics: TemplateMetrics? { get }
    func controller(_ controller: MSMessagesAppViewController, requests style: MSMessagesAppPresentationStyle)
    func controllerDismisses(_ controller: MSMessagesAppViewController)
    /// Whether a field may take the keyboard; a refusal is logged.
    func controllerAsksForKeyboard(_ controller: MSMessagesAppViewController) -> Bool
    func controllerChangedTint(_ controller: MSMessagesAppViewController)
    /// Stages the content in the input field, or sends it at once.
    /// - Parameter gate: the gate of the conversation that made the request.
    /// - Throws: an error of ``MSMessagesErrorDomain`` that contains the fix.
    func post(_ content: MessageContent, _ delivery: MessageDelivery, through gate: ConversationGate) throws
}

/// How an app delivers content.
package enum MessageDelivery: Sendable {
    /// It goes into the input field; the user sends it.
    case insert
    /// It is sent at once (iOS 11).
    case send
}
