import Messages
import UIKit

/// The principal class of the ice cream builder.
final class MessagesViewController: MSMessagesAppViewController {
    /// The picture of a finished part; a placeholder until it is there.
    var picture: UIImage?
    private(set) var iceCream = IceCream()

    override func willBecomeActive(with conversation: MSConversation) {
        iceCream = IceCream(message: conversation.selectedMessage) ?? IceCream()
    }

    override func didSelect(_ message: MSMessage, conversation: MSConversation) {
        iceCream = IceCream(message: message) ?? IceCream()
    }

    override func didReceive(_ message: MSMessage, conversation: MSConversation) {
        if message.session == conversation.selectedMessage?.session {
            iceCream = IceCream(message: message) ?? iceCream
        }
    }

    override func willTransition(to presentationStyle: MSMessagesAppPresentationStyle) {
        if presentationStyle == .compact { view.subviews.forEach { $0.resignFirstResponder() } }
    }

    /// Adds a part and stages the message; the picture that is downloaded later takes the placeholder's place.
    func choose(_ iceCream: IceCream) async throws {
        guard let conversation = activeConversation else { return }
        self.iceCream = iceCream
        let session = conversation.selectedMessage?.session ?? MSSession()
        try await conversation.insert(composeMessage(with: iceCream, picture: nil, session: session, in: conversation))
        try await conversation.insert(
            composeMessage(with: iceCream, picture: picture, session: session, in: conversation))
        dismiss()
    }

    private func composeMessage(
        with iceCream: IceCream, picture: UIImage?, session: MSSession, in conversation: MSConversation
    ) -> MSMessage {
        var components = URLComponents()
        components.scheme = "https"
        components.host = "example.com"
        components.queryItems = iceCream.queryItems

        let layout = MSMessageTemplateLayout()
        layout.image = picture
        layout.caption = iceCream.isComplete ? "Our ice cream is ready" : "Let's build an ice cream"
        let message = MSMessage(session: session)
        message.url = components.url
        message.layout = layout
        message.summaryText = "$\(conversation.localParticipantIdentifier.uuidString) added a part"
        return message
    }
}
