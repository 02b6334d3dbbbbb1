import Messages
import UIKit

/// The principal class of the sticker picker: a browser, and the sticker that was chosen last beside it.
final class MessagesViewController: MSMessagesAppViewController {
    let browser = StickerBrowserViewController(stickerSize: .small)
    private(set) var preview: MSStickerView?
    var folder: URL?

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(browser)
        browser.didMove(toParent: self)
        browser.stickerBrowserView.contentInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        view.addSubview(browser.stickerBrowserView)
    }

    override func didBecomeActive(with conversation: MSConversation) {
        super.didBecomeActive(with: conversation)
        guard let folder else { return }
        browser.loadStickers(named: ["boat", "cup", "fish", "whale"], in: folder)
    }

    func choose(at index: Int) async throws {
        let sticker = browser.stickers[index]
        let view = MSStickerView(frame: .zero, sticker: sticker)
        view.sizeToFit()
        preview = view
        try await activeConversation?.insert(sticker)
    }
}
