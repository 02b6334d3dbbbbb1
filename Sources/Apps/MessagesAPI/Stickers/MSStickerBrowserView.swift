import BalloonLayouts
import Foundation
import UIKitAPI
import ViewLayout

/// A grid of stickers, filled by its data source.
///
/// Source: Messages framework, `MSStickerBrowserView` (iOS 10).
///
/// ```swift
/// let controller = MSStickerBrowserViewController(stickerSize: .small)  // in an app, a subclass with stickers
/// let browser = controller.stickerBrowserView
/// browser.frame = CGRect(x: 0, y: 0, width: 402, height: 300)
/// browser.reloadData()
/// let picture = try browser.placed(in: context).picture()
/// ```
open class MSStickerBrowserView: UIView {
    /// The size of the cells.
    public let stickerSize: MSStickerSize
    /// The source of the stickers. It is read by ``reloadData()``, and when the browser is laid out for the first time.
    open weak var dataSource: (any MSStickerBrowserViewDataSource)? {
        didSet {
            isLoaded = false
            setNeedsLayout()
        }
    }
    /// How far the grid is scrolled, in points.
    open var contentOffset: CGPoint = .zero { didSet { placeAgain() } }
    /// Space around the grid, in points.
    open var contentInset: UIEdgeInsets = .zero { didSet { placeAgain() } }
    private var stickers: [MSSticker] = []
    /// Whether the data source was read.
    private var isLoaded = false
    /// The stickers on screen.
    private var cells: [MSStickerView] = []
    /// The size for which they were placed; nil when they must be placed again.
    private var placedSize: CGSize?

    /// Makes a browser with cells of the regular size. `frame` is in points.
    public override init(frame: CGRect) {
        stickerSize = .regular
        super.init(frame: frame)
    }

    /// Makes a browser. `frame` is in points.
    public init(frame: CGRect, stickerSize: MSStickerSize) {
        self.stickerSize = stickerSize
        super.init(frame: frame)
    }

    /// Makes a browser with cells of the regular size, as a storyboard does. Nothing is read from the coder.
    public required init?(coder: NSCoder) {
        stickerSize = .regular
        super.init(coder: coder)
    }

    /// Scrolls the grid. Nothing is animated on Linux, so the change is made at once.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }

    /// Reads all stickers from the data source.
    open func reloadData() {
        let count = max(0, dataSource?.numberOfStickers(in: self) ?? 0)
        stickers = (0..<count).compactMap { dataSource?.stickerBrowserView(self, stickerAt: $0) }
        isLoaded = true
        placeAgain()
    }

    private func placeAgain() {
        placedSize = nil
        setNeedsLayout()
    }

    /// Shows the stickers of the first screen, or of the place to which the grid is scrolled.
    open override func layoutSubviews() {
        super.layoutSubviews()
        if !isLoaded { reloadData() }
        guard placedSize != bounds.size else { return }
        placedSize = bounds.size
        cells.forEach { $0.removeFromSuperview() }
        cells = []
        clipsToBounds = true
        let grid = self.grid
        for (index, sticker) in stickers.enumerated() {
            var cell = grid.cell(at: index)
            // Rows are mirrored; insets and the offset are those of the left.
            if effectiveUserInterfaceLayoutDirection == .rightToLeft { cell.origin.x = grid.width - cell.maxX }
            cell = cell.offsetBy(dx: contentInset.left - contentOffset.x, dy: contentInset.top - contentOffset.y)
            guard cell.minY < bounds.height, cell.maxY > 0 else { continue }
            let view = MSStickerView(frame: StickerGrid.art(ofSize: sticker.art.pointSize, in: cell), sticker: sticker)
            cells.append(view)
            addSubview(view)
        }
    }

    /// The grid for a width between the insets, in points.
    package var grid: StickerGrid {
        StickerGrid(stickerSize: stickerSize, width: frame.width - contentInset.left - contentInset.right)
    }

    /// What the browser shows in its frame, scrolled by its offset, for a viewer.
    /// - Throws: `LayoutError` for art without a size.
    public func placed(in context: LayoutContext) throws -> PlacedBalloon {
        let browser = StickerBrowser(
            stickerSize: stickerSize,
            cells: stickers.map { .init(art: $0.art, localizedDescription: $0.localizedDescription) })
        let size = grid.contentSize(stickerCount: stickers.count)
        let place = CGRect(
            x: contentInset.left - contentOffset.x, y: contentInset.top - contentOffset.y, width: size.width,
            height: size.height)
        let bounds = CGRect(origin: .zero, size: frame.size)
        let background = SemanticColor.systemBackground.resolved(with: context.traits)
        let root = PlacedNode(
            kind: .browser, frame: bounds, content: .fill(.rectangle(bounds), background), clip: .rectangle(bounds),
            children: [try browser.place(in: place, context: context)])
        return PlacedBalloon(size: frame.size, balloon: root, traits: context.traits, findings: [])
    }
}
