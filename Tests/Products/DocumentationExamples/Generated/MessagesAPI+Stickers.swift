// Written by DocumentationExamplesTests from the comments of the sources: change the comment.
// swift-format-ignore-file
import BalloonTesting
import Balloons
import Lint
import Sweeps
import Testing

extension Given {
    func example_MSSticker_1() async throws {
        let file = URL(fileURLWithPath: "Examples/images/sticker-cup.png")
        let sticker = try MSSticker(contentsOfFileURL: file, localizedDescription: "A cup")
        try await conversation.insert(sticker)
        _ = file
        _ = sticker
    }

    func example_MSStickerBrowserView_1() async throws {
        let controller = MSStickerBrowserViewController(stickerSize: .small)  // in an app, a subclass with stickers
        let browser = controller.stickerBrowserView
        browser.frame = CGRect(x: 0, y: 0, width: 402, height: 300)
        browser.reloadData()
        let picture = try browser.placed(in: context).picture()
        _ = controller
        _ = browser
        _ = picture
    }

    func example_MSStickerBrowserViewController_1() async throws {
        final class CupsViewController: MSStickerBrowserViewController {
            var cups: [MSSticker] = []
            override func numberOfStickers(in view: MSStickerBrowserView) -> Int { cups.count }
            override func stickerBrowserView(_ view: MSStickerBrowserView, stickerAt index: Int) -> MSSticker {
                cups[index]
            }
        }
    }

    func example_MSStickerBrowserViewController_MSStickerBrowserViewDataSource_1() async throws {
        final class Cups: MSStickerBrowserViewDataSource {
            var cups: [MSSticker] = []
            func numberOfStickers(in view: MSStickerBrowserView) -> Int { cups.count }
            func stickerBrowserView(_ view: MSStickerBrowserView, stickerAt index: Int) -> MSSticker {
                cups[index]
            }
        }
    }

    func example_MSStickerView_1() async throws {
        let view = MSStickerView(frame: .zero, sticker: sticker)
        view.sizeToFit()
        if view.animationDuration > 0 { view.startAnimating() }
        _ = view
    }
}
