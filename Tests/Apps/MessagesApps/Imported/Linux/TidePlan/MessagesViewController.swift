// swift-format-ignore-file
import Messages
import SwiftUI


class MessagesViewController: MSMessagesAppViewController {
    private let model = TideModel()

    override func willBecomeActive(with conversation: MSConversation) {
        super.willBecomeActive(with: conversation)
        if let tide = Tide(url: conversation.selectedMessage?.url) { model.tide = tide }
        embed()
    }

    override func willTransition(to presentationStyle: MSMessagesAppPresentationStyle) {
        super.willTransition(to: presentationStyle)
        embed(style: presentationStyle)
    }

    override func contentSizeThatFits(_ size: CGSize) -> CGSize {
        let host = UIHostingController(rootView: TideCard(tide: model.tide, hour: model.hour))
        let fitting = host.sizeThatFits(in: CGSize(width: size.width, height: UIView.layoutFittingExpandedSize.height))
        return CGSize(width: size.width, height: fitting.height)
    }

    private func embed(style: MSMessagesAppPresentationStyle? = nil) {
        children.forEach { child in
            child.willMove(toParent: nil)
            child.view.removeFromSuperview()
            child.removeFromParent()
        }
        let child: UIViewController
        if (style ?? presentationStyle) == .transcript {
            child = UIHostingController(rootView: TideCard(tide: model.tide, hour: model.hour))
        } else {
            child = UIHostingController(rootView: TideDetail(model: model, onSend: { [weak self] in self?.compose() }))
        }
        addChild(child)
        child.view.frame = view.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }

            func compose() {
        guard let conversation = activeConversation else { return }
        let layout = MSMessageTemplateLayout()
        let renderer = ImageRenderer(content: TideCard(tide: model.tide, hour: model.hour).frame(width: 300))
        renderer.scale = traitCollection.displayScale
        layout.image = renderer.uiImage
        layout.caption = NSLocalizedString("Low tide walk", comment: "the caption of the message")
        let message = MSMessage()
        message.layout = MSMessageLiveLayout(alternateLayout: layout)
        message.url = URL(string: "https://example.com/tide?highest=\(model.tide.highest)&hour=\(model.tide.hour)")
        conversation.insert(message) { [weak self] error in
            guard error == nil else { return }
            DispatchQueue.main.async { self?.dismiss() }
        }
    }
}
