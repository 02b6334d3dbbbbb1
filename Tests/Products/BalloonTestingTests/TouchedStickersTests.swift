import BalloonTesting
import Foundation
import Testing

/// An app that makes no message: it has a browser of stickers, a grid of cells with one each, or a button that writes a text.
private final class StickersController: MSMessagesAppViewController, MSStickerBrowserViewDataSource,
    UICollectionViewDataSource
{
    enum Content: String, CaseIterable { case browser, cells, text }

    private let content: Content
    private let sticker: MSSticker

    init(_ content: Content, sticker: MSSticker) {
        (self.content, self.sticker) = (content, sticker)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        switch content {
        case .browser:
            let browser = MSStickerBrowserView(frame: view.bounds, stickerSize: .small)
            browser.dataSource = self
            view.addSubview(browser)
        case .cells:
            let grid = UICollectionView(frame: view.bounds, collectionViewLayout: UICollectionViewFlowLayout())
            grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            grid.dataSource = self
            view.addSubview(grid)
        case .text:
            let write = UIAction(title: "Share") { [weak self] _ in self?.activeConversation?.insertText("Tea at 4?") }
            let button = UIButton(type: .system, primaryAction: write)
            button.frame = CGRect(x: 0, y: 0, width: 99, height: 44)
            view.addSubview(button)
        }
    }

    func numberOfStickers(in stickerBrowserView: MSStickerBrowserView) -> Int { 30 }
    func stickerBrowserView(_ stickerBrowserView: MSStickerBrowserView, stickerAt index: Int) -> MSSticker { sticker }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 30 }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        cell.contentView.addSubview(MSStickerView(frame: cell.bounds, sticker: sticker))
        return cell
    }
}

/// Stickers and texts have goldens where an app makes no message.
@MainActor struct TouchedStickersTests {
    @Test(arguments: [
        (StickersController.Content.browser, ["compact-sticker", "compact-sticker-2"], "sticker"),
        (.cells, ["compact-sticker", "expanded-sticker"], "sticker"),
        (.text, ["compact-share", "expanded-share"], "\"Tea at 4?\""),
    ])
    fileprivate func haveGoldens(content: StickersController.Content, first: [String], node: String) async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("stickers-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let art = folder.appendingPathComponent("tea.png")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let cup = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100)).image {
            $0.cgContext.fillEllipse(in: CGRect(x: 10, y: 10, width: 80, height: 80))
        }
        try cup.pngData()?.write(to: art)
        let sticker = try MSSticker(contentsOfFileURL: art, localizedDescription: "Tea")
        let settings = GoldenSettings(folder: folder.path, record: .missing, artefacts: nil, pending: nil)
        var made: [String] = []
        await withKnownIssue {
            made = try await touchAll(categories: [.large], settings: settings) {
                StickersController(content, sticker: sticker)
            }
        }
        #expect(Array(made.prefix(2)) == first)
        let records = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter {
            $0.hasSuffix(".layout")
        }
        #expect(records.count == made.count)
        let record = try String(contentsOf: folder.appendingPathComponent(#require(records.min())), encoding: .utf8)
        #expect(record.contains(node), "\(record)")
    }
}
