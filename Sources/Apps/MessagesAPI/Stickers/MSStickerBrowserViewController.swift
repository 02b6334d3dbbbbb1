import BalloonLayouts
import Foundation
import UIKitAPI
import ViewLayout

/// A controller of a sticker browser, which is its own data source. Subclass it and override both methods.
///
/// Source: Messages framework, `MSStickerBrowserViewController` (iOS 10).
///
/// ```swift
/// final class CupsViewController: MSStickerBrowserViewController {
///     var cups: [MSSticker] = []
///     override func numberOfStickers(in view: MSStickerBrowserView) -> Int { cups.count }
///     override func stickerBrowserView(_ view: MSStickerBrowserView, stickerAt index: Int) -> MSSticker {
///         cups[index]
///     }
/// }
/// ```
open class MSStickerBrowserViewController: UIViewController, MSStickerBrowserViewDataSource {
    /// The size of the cells.
    open var stickerSize: MSStickerSize { givenSize }
    private let givenSize: MSStickerSize
    /// The browser.
    public private(set) lazy var stickerBrowserView: MSStickerBrowserView = {
        let view = MSStickerBrowserView(frame: .zero, stickerSize: stickerSize)
        view.dataSource = self
        return view
    }()

    /// Makes a controller.
    public init(stickerSize: MSStickerSize) {
        givenSize = stickerSize
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes a controller with cells of the regular size, as a storyboard does. Nothing is read from the coder.
    public required init?(coder: NSCoder) {
        givenSize = .regular
        super.init(coder: coder)
    }

    /// Makes a view that the browser fills.
    open override func loadView() {
        if stickerBrowserView.frame.isEmpty { stickerBrowserView.frame = UIScreen.main.bounds }
        view = UIView(frame: stickerBrowserView.frame)
        stickerBrowserView.frame.origin = .zero
        // As the view of any controller.
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        stickerBrowserView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(stickerBrowserView)
    }

    /// The number of stickers: none unless overridden.
    open func numberOfStickers(in stickerBrowserView: MSStickerBrowserView) -> Int { 0 }

    /// The sticker at an index from 0. Override it together with ``numberOfStickers(in:)``.
    open func stickerBrowserView(_ stickerBrowserView: MSStickerBrowserView, stickerAt index: Int) -> MSSticker {
        preconditionFailure("override stickerBrowserView(_:stickerAt:) when numberOfStickers(in:) is not 0")
    }
}

/// How large the cells of a sticker browser are.
public typealias MSStickerSize = StickerSize

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
