#if canImport(Messages)
    import Messages
#else
    import Balloons
#endif

/// The principal class of the sticker picker: a browser, and the sticker that was chosen last beside it.
public final class MessagesViewController: MSMessagesAppViewController {
    public let browser = StickerBrowserViewController(stickerSize: .small)
    public private(set) var preview: MSStickerView?
    public var folder: URL?

    override public func viewDidLoad() {
        super.viewDidLoad()
        addChild(browser)
        browser.didMove(toParent: self)
        browser.stickerBrowserView.contentInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        view.addSubview(browser.stickerBrowserView)
    }

    override public func didBecomeActive(with conversation: MSConversation) {
        super.didBecomeActive(with: conversation)
        guard let folder else { return }
        browser.loadStickers(named: ["boat", "cup", "fish", "whale"], in: folder)
    }

    public func choose(at index: Int) async throws {
        let sticker = browser.stickers[index]
        let view = MSStickerView(frame: .zero, sticker: sticker)
        view.sizeToFit()
        preview = view
        try await activeConversation?.insert(sticker)
    }
}
