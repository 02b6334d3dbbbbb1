import Messages

/// Shows the stickers of a folder in a grid.
final class StickerBrowserViewController: MSStickerBrowserViewController {
    private(set) var stickers: [MSSticker] = []

    /// Loads every picture that is a sticker; a file that is none is left out.
    func loadStickers(named names: [String], in folder: URL) {
        for name in names {
            let url = folder.appendingPathComponent("sticker-\(name)").appendingPathExtension("png")
            do {
                stickers.append(try MSSticker(contentsOfFileURL: url, localizedDescription: "A \(name)"))
            } catch {
                print("\(name):", (error as NSError).code)
            }
        }
        stickerBrowserView.reloadData()
    }

    override func numberOfStickers(in stickerBrowserView: MSStickerBrowserView) -> Int { stickers.count }

    override func stickerBrowserView(
        _ stickerBrowserView: MSStickerBrowserView, stickerAt index: Int
    ) -> MSSticker { stickers[index] }
}
