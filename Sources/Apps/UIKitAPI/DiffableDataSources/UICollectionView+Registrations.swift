import Foundation

extension UICollectionView {
    /// The registration of a cell's class or nib file, with the code that configures cells. UIKit's structure of this
    /// name.
    ///
    /// ```swift
    /// let stickers = UICollectionView.CellRegistration<UICollectionViewCell, String> { cell, path, name in
    ///     cell.accessibilityLabel = name
    /// }
    /// ```
    @preconcurrency @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// Configures a cell.
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void
        let handler: Handler
        let nib: UINib?

        /// Makes a registration of a class.
        public init(handler: @escaping Handler) { (self.handler, nib) = (handler, nil) }
        /// Makes a registration of a nib file.
        public init(cellNib: UINib, handler: @escaping Handler) { (self.handler, nib) = (handler, cellNib) }
    }

    /// The registration of a header, footer or badge, with the code that configures it. UIKit's structure of this name.
    ///
    /// ```swift
    /// let headers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
    ///     elementKind: UICollectionView.elementKindSectionHeader
    /// ) { header, kind, path in header.accessibilityLabel = "Section \(path.section)" }
    /// ```
    @preconcurrency @MainActor public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        /// Configures a view.
        public typealias Handler = (
            _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
        ) -> Void
        let elementKind: String
        let handler: Handler
        let nib: UINib?

        /// Makes a registration of a class.
        public init(elementKind: String, handler: @escaping Handler) {
            (self.elementKind, self.handler, nib) = (elementKind, handler, nil)
        }
        /// Makes a registration of a nib file.
        public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
            (self.elementKind, self.handler, nib) = (elementKind, handler, supplementaryNib)
        }
    }

    /// Returns a cell of a registration, configured for an item.
    public func dequeueConfiguredReusableCell<Cell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        let size = collectionViewLayout.layoutAttributesForItem(at: indexPath)?.size ?? .zero
        let frame = CGRect(origin: .zero, size: size)
        let made = registration.nib.map { $0.firstObject() } ?? Cell.makeForReuse(frame: frame)
        guard let cell = made as? Cell else { fatalError("the nib file has no \(Cell.self)") }
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// Returns a view of a registration, configured for an index path.
    public func dequeueConfiguredReusableSupplementary<Supplementary>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        let made = registration.nib.map { $0.firstObject() } ?? Supplementary.makeForReuse(frame: .zero)
        guard let view = made as? Supplementary else { fatalError("the nib file has no \(Supplementary.self)") }
        registration.handler(view, registration.elementKind, indexPath)
        return view
    }
}
