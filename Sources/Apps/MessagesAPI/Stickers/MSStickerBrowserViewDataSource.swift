import UIKitAPI

/// What fills a sticker browser.
///
/// Source: Messages framework, `MSStickerBrowserViewDataSource` (iOS 10).
///
/// ```swift
/// final class Cups: MSStickerBrowserViewDataSource {
///     var cups: [MSSticker] = []
///     func numberOfStickers(in view: MSStickerBrowserView) -> Int { cups.count }
///     func stickerBrowserView(_ view: MSStickerBrowserView, stickerAt index: Int) -> MSSticker {
///         cups[index]
///     }
/// }
/// ```
@preconcurrency @MainActor public protocol MSStickerBrowserViewDataSource: AnyObject {
    /// The number of stickers.
    func numberOfStickers(in stickerBrowserView: MSStickerBrowserView) -> Int

    /// The sticker at an index from 0.
    func stickerBrowserView(_ stickerBrowserView: MSStickerBrowserView, stickerAt index: Int) -> MSSticker
}
