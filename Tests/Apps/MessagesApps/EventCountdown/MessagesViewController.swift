import Messages
import UIKit

/// The principal class of the event countdown.
final class MessagesViewController: MSMessagesAppViewController {
    private var countdown: CountdownViewController?

    override func willBecomeActive(with conversation: MSConversation) {
        super.willBecomeActive(with: conversation)
        presentViewController(for: conversation, with: presentationStyle)
    }

    override func didSelect(_ message: MSMessage, conversation: MSConversation) {
        presentViewController(for: conversation, with: presentationStyle)
    }

    override func didTransition(to presentationStyle: MSMessagesAppPresentationStyle) {
        super.didTransition(to: presentationStyle)
        guard let conversation = activeConversation else { return }
        presentViewController(for: conversation, with: presentationStyle)
    }

    override func contentSizeThatFits(_ size: CGSize) -> CGSize {
        countdown?.sizeInBalloon(fitting: size) ?? size
    }

    override var messageTintColor: UIColor? { UIColor(red: 0.11, green: 0.14, blue: 0.25, alpha: 1) }

    // MARK: - Child controllers

    /// Chooses what to show by style and selected message. "Not expanded" is not "compact": a third style is a balloon.
    private func presentViewController(
        for conversation: MSConversation, with presentationStyle: MSMessagesAppPresentationStyle
    ) {
        removeAllChildViewControllers()
        guard let event = Event(message: conversation.selectedMessage) else {
            countdown = nil
            return
        }
        let controller = CountdownViewController(event: event)
        controller.directionsHandler = { [weak self] in self?.requestPresentationStyle(.expanded) }
        addChild(controller)
        controller.view.frame = view.bounds
        view.addSubview(controller.view)
        controller.didMove(toParent: self)
        countdown = controller

        switch presentationStyle {
        case .compact, .expanded: preferredContentSize = controller.preferredContentSize
        case .transcript: break
        @unknown default: break
        }
    }

    private func removeAllChildViewControllers() {
        for child in children {
            child.willMove(toParent: nil)
            child.view.removeFromSuperview()
            child.removeFromParent()
        }
    }

    // MARK: - Actions

    func directionsTapped() { countdown?.directionsTapped() }

    /// Makes the message and puts it into the input field.
    func share(_ event: Event) {
        guard let conversation = activeConversation else { return }
        let message = composeMessage(with: event, in: conversation)
        conversation.insert(message) { error in
            if let error { print(error) }
        }
        dismiss()
    }

    private func composeMessage(with event: Event, in conversation: MSConversation) -> MSMessage {
        var components = URLComponents(string: "https://example.com/countdown")!
        components.queryItems = event.queryItems

        let alternate = MSMessageTemplateLayout()
        alternate.caption = event.name
        alternate.subcaption = event.place
        alternate.trailingSubcaption = "$\(conversation.localParticipantIdentifier.uuidString)"

        let message = MSMessage(session: conversation.selectedMessage?.session ?? MSSession())
        message.layout = MSMessageLiveLayout(alternateLayout: alternate)
        message.url = components.url
        message.summaryText = "$\(conversation.localParticipantIdentifier.uuidString) counts down to \(event.name)"
        message.accessibilityLabel = "Countdown to \(event.name)"
        return message
    }
}
