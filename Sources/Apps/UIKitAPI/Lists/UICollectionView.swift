import Foundation

/// A view with items whose places a layout determines. UIKit's class of this name. The items of the first screen are
/// created and drawn.
///
/// ```swift
/// let stickers = UICollectionView(
///     frame: CGRect(x: 0, y: 0, width: 280, height: 160), collectionViewLayout: UICollectionViewFlowLayout())
/// stickers.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "sticker")
/// ```
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
    /// The kind of the header of a section.
    public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// The kind of the footer of a section.
    public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    /// The layout.
    open var collectionViewLayout: UICollectionViewLayout { didSet { adoptLayout() } }
    /// Returns the content.
    open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
    /// Is kept; nobody scrolls.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    /// Returns sizes, and is informed when an item is selected.
    open weak var delegate: (any UICollectionViewDelegate)? { didSet { reloadData() } }
    /// Whether items can be selected.
    open var allowsSelection = true
    /// Whether several items can be selected.
    open var allowsMultipleSelection = false
    /// A view behind the items.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
        }
    }
    /// The selected items.
    public private(set) var indexPathsForSelectedItems: [IndexPath]? = []
    private var classes: [String: UICollectionViewCell.Type] = [:]
    private var headerClasses: [String: UICollectionReusableView.Type] = [:]
    /// Functions that make the cells of a storyboard or a nib file, by their identifiers.
    var prototypes: [String: () -> UIView?] = [:]
    /// The views that are shown and are not cells, with their kinds and places.
    var shownViews: [(kind: String, path: IndexPath, view: UICollectionReusableView)] = []
    var shownCells: [(path: IndexPath, cell: UICollectionViewCell)] = []
    private var laidOutSize: CGSize?

    /// Makes a collection view.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        adoptLayout()
    }

    /// Makes a collection view with a flow layout, as a storyboard does.
    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        adoptLayout()
        coder.fill(self, as: UICollectionView.self)
    }

    override var notifiedDelegate: (any UIScrollViewDelegate)? { delegate }

    private func adoptLayout() {
        collectionViewLayout.collectionView = self
        reloadData()
    }

    // MARK: - Cells

    /// Registers the class of cells with an identifier.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        classes[identifier] = cellClass as? UICollectionViewCell.Type
    }
    /// Registers a nib file for cells with an identifier. Each cell is read from the file.
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        prototypes[identifier] = nib.map { nib in { nib.firstObject() } }
    }
    /// Registers the class of headers or footers.
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
    ) { headerClasses[elementKind + " " + identifier] = viewClass as? UICollectionReusableView.Type }
    /// Registers a nib file for headers or footers.
    open func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) { prototypes[kind + " " + identifier] = nib.map { nib in { nib.firstObject() } } }
    /// A cell with a reuse identifier, made as ``UICollectionReusableView/makeForReuse(frame:)`` says, or from a
    /// storyboard; a plain one for an unknown identifier.
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        let size = collectionViewLayout.layoutAttributesForItem(at: indexPath)?.size ?? .zero
        let frame = CGRect(origin: .zero, size: size)
        let cell =
            prototypes[identifier]?() as? UICollectionViewCell
            ?? classes[identifier]?.makeForReuse(frame: frame) as? UICollectionViewCell
            ?? UICollectionViewCell(frame: frame)
        cell.reuseIdentifier = identifier
        return cell
    }
    /// A header or footer; an empty view for an unknown identifier.
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        let name = elementKind + " " + identifier
        let view =
            prototypes[name]?() as? UICollectionReusableView ?? headerClasses[name]?.makeForReuse(frame: .zero)
            ?? UICollectionReusableView(frame: .zero)
        view.reuseIdentifier = identifier
        return view
    }
    /// The cell of an item, if it is shown.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        shownCells.first { $0.path == indexPath }?.cell
    }
    /// The index path of a cell that is shown.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { shownCells.first { $0.cell === cell }?.path }
    /// The item at a point.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? {
        shownCells.first { $0.cell.frame.contains(point) }?.path
    }
    /// The cells that are shown.
    open var visibleCells: [UICollectionViewCell] { shownCells.map(\.cell) }
    /// The index paths of the cells that are shown.
    open var indexPathsForVisibleItems: [IndexPath] { shownCells.map(\.path) }

    // MARK: - Changes

    /// Requests all content again in the next layout.
    open func reloadData() {
        laidOutSize = nil
        setNeedsLayout()
    }
    /// Requests all content again.
    open func reloadItems(at indexPaths: [IndexPath]) { reloadData() }
    /// Requests all content again.
    open func reloadSections(_ sections: IndexSet) { reloadData() }
    /// Requests all content again.
    open func insertItems(at indexPaths: [IndexPath]) { reloadData() }
    /// Requests all content again.
    open func deleteItems(at indexPaths: [IndexPath]) { reloadData() }
    /// Makes changes immediately, and then calls the completion.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        reloadData()
        completion?(true)
    }
    /// Selects an item, in addition to others where several can be selected; nil deselects all. Without effect where none
    /// can be selected.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard allowsSelection else { return }
        let others = allowsMultipleSelection && indexPath != nil ? indexPathsForSelectedItems ?? [] : []
        indexPathsForSelectedItems = others.filter { $0 != indexPath } + (indexPath.map { [$0] } ?? [])
    }
    /// Deselects an item.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
        indexPathsForSelectedItems?.removeAll { $0 == indexPath }
    }
    /// Does nothing: the first screen is drawn.
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {}
    /// Sets another layout.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        collectionViewLayout = layout
    }
    /// The number of sections.
    open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
    /// The number of items in a section.
    open func numberOfItems(inSection section: Int) -> Int {
        dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
    }
    /// The index paths of all items.
    var allIndexPaths: [IndexPath] {
        (0..<numberOfSections).flatMap { section in
            (0..<numberOfItems(inSection: section)).map { IndexPath(item: $0, section: section) }
        }
    }

    /// Requests the items of the first screen, where the layout places them.
    open override func layoutSubviews() {
        super.layoutSubviews()
        backgroundView?.frame = bounds
        guard laidOutSize != bounds.size, bounds.width > 0 else { return }
        laidOutSize = bounds.size
        for view in shownCells.map(\.cell) + shownViews.map(\.view) { view.removeFromSuperview() }
        (shownCells, shownViews) = ([], [])
        collectionViewLayout.forgetWhatCellsSaid()
        // Cells that say other sizes than the layout guessed move the others, and make room for more cells, until nothing
        // moves any more. A cell whose size depends on its place would go on for ever.
        var (passes, shownCount) = (0, 0)
        while passes < Self.maximumPasses, placeFirstScreen() {
            let count = shownCells.count + shownViews.count
            passes = count > shownCount ? 0 : passes + 1
            shownCount = max(shownCount, count)
        }
        for (path, cell) in shownCells { delegate?.collectionView(self, willDisplay: cell, forItemAt: path) }
    }

    /// The maximum number of times that the layout is asked without showing more than before.
    private static let maximumPasses = 12
}
