import Messages
import SwiftUI
import UIKit

/// Shows one of the cards: the one that the message's address names.
final class MessagesViewController: MSMessagesAppViewController {
    private var host: UIHostingController<AnyView>?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .clear
    }

    override func willBecomeActive(with conversation: MSConversation) {
        super.willBecomeActive(with: conversation)
        show(Card(url: conversation.selectedMessage?.url))
    }

    private func show(_ card: Card) {
        host?.willMove(toParent: nil)
        host?.view.removeFromSuperview()
        host?.removeFromParent()
        let host = UIHostingController(rootView: AnyView(card.view))
        addChild(host)
        host.view.frame = view.bounds
        host.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(host.view)
        host.didMove(toParent: self)
        self.host = host
    }

    override func contentSizeThatFits(_ size: CGSize) -> CGSize {
        guard let host else { return size }
        return host.sizeThatFits(in: CGSize(width: size.width, height: .greatestFiniteMagnitude))
    }
}
