import Messages
import SwiftUI
import UIKit

class MessagesViewController: MSMessagesAppViewController {
    private var model = TripModel()

    override func willBecomeActive(with conversation: MSConversation) {
        super.willBecomeActive(with: conversation)
        present(for: conversation, with: presentationStyle)
    }

    override func willTransition(to presentationStyle: MSMessagesAppPresentationStyle) {
        super.willTransition(to: presentationStyle)
        removeAllChildViewControllers()
    }

    override func didTransition(to presentationStyle: MSMessagesAppPresentationStyle) {
        super.didTransition(to: presentationStyle)
        guard let conversation = activeConversation else { return }
        present(for: conversation, with: presentationStyle)
    }

    private func present(for conversation: MSConversation, with style: MSMessagesAppPresentationStyle) {
        removeAllChildViewControllers()
        if let trip = Trip(message: conversation.selectedMessage) { model.trip = trip }
        let controller: UIViewController
        switch style {
        case .transcript:
            controller = UIHostingController(rootView: TripCardView(trip: model.trip))
        default:
            controller = UIHostingController(
                rootView: TripEditor(model: model) { [weak self] trip in
                    self?.insert(trip)
                })
        }
        embed(controller)
    }

    private func embed(_ controller: UIViewController) {
        addChild(controller)
        controller.view.translatesAutoresizingMaskIntoConstraints = false
        controller.view.backgroundColor = .clear
        view.addSubview(controller.view)
        NSLayoutConstraint.activate([
            controller.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            controller.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            controller.view.topAnchor.constraint(equalTo: view.topAnchor),
            controller.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        controller.didMove(toParent: self)
    }

    private func removeAllChildViewControllers() {
        for child in children {
            child.willMove(toParent: nil)
            child.view.removeFromSuperview()
            child.removeFromParent()
        }
    }

    override func contentSizeThatFits(_ size: CGSize) -> CGSize {
        let host = UIHostingController(rootView: TripCardView(trip: model.trip))
        return host.sizeThatFits(in: CGSize(width: size.width, height: .greatestFiniteMagnitude))
    }

    @MainActor private func insert(_ trip: Trip) {
        guard let conversation = activeConversation else { return }
        conversation.insert(compose(trip, session: conversation.selectedMessage?.session)) { error in
            if let error = error { print("insert failed: \(error)") }
        }
        dismiss()
    }

    @MainActor private func compose(_ trip: Trip, session: MSSession?) -> MSMessage {
        let layout = MSMessageTemplateLayout()
        layout.caption = trip.title
        layout.subcaption = "\(trip.going) going"
        let renderer = ImageRenderer(content: TripPicture(trip: trip).frame(width: 300, height: 160))
        renderer.scale = 2
        layout.image = renderer.uiImage
        let message = MSMessage(session: session ?? MSSession())
        message.layout = layout
        message.url = trip.url
        message.summaryText = "Trip to \(trip.title)"
        return message
    }
}
