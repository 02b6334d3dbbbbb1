#if canImport(Messages)
    import Messages
#else
    import Balloons
#endif

/// Shows the stickers of a folder in a grid.
public final class StickerBrowserViewController: MSStickerBrowserViewController {
    public private(set) var stickers: [MSSticker] = []

    /// Loads every picture that is a sticker; a file that is none is left out.
    public func loadStickers(named names: [String], in folder: URL) {
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

    override public func numberOfStickers(in stickerBrowserView: MSStickerBrowserView) -> Int { stickers.count }

    override public func stickerBrowserView(
        _ stickerBrowserView: MSStickerBrowserView, stickerAt index: Int
    ) -> MSSticker { stickers[index] }
}
