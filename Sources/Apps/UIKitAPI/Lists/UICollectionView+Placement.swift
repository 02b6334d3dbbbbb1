import Foundation

extension UICollectionView {
    /// Asks the layout for the places of the first screen and puts views there. Returns whether a view had another size
    /// than the layout had estimated.
    func placeFirstScreen() -> Bool {
        collectionViewLayout.prepare()
        contentSize = collectionViewLayout.collectionViewContentSize
        let places = (collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []).filter { !$0.isHidden }
        let shown = places.compactMap { place in view(at: place).map { (place: place, view: $0) } }
        let before = shownCells.map(\.cell) + shownViews.map(\.view)
        for view in before where !shown.contains(where: { $0.view === view }) { view.removeFromSuperview() }
        // A header may be a cell, too.
        shownCells = shown.compactMap { place, view in
            place.representedElementKind == nil ? (view as? UICollectionViewCell).map { (place.indexPath, $0) } : nil
        }
        shownViews = shown.compactMap { place, view in place.representedElementKind.map { ($0, place.indexPath, view) }
        }
        var isChanged = false
        for (place, view) in shown {
            view.frame = place.frame
            view.apply(place)
            addSubview(view)
            guard place.guesses.width || place.guesses.height,
                let wish = place.copy() as? UICollectionViewLayoutAttributes
            else { continue }
            let size = view.preferredLayoutAttributesFitting(wish).size
            if collectionViewLayout.take(size, saidAt: place) { isChanged = true }
        }
        return isChanged
    }

    /// The view at a place: the existing one, or one that the app provides.
    private func view(at place: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
        let path = place.indexPath
        guard let kind = place.representedElementKind else {
            return cellForItem(at: path) ?? dataSource?.collectionView(self, cellForItemAt: path)
        }
        guard place.frame.width > 0, place.frame.height > 0 else { return nil }
        if let shown = shownViews.first(where: { $0.kind == kind && $0.path == path }) { return shown.view }
        guard place.representedElementCategory != .decorationView else {
            guard let background = collectionViewLayout.decorationClasses[kind] else {
                fatalError("UICollectionView: no class is registered for the decoration view \(kind) of its layout")
            }
            return background.makeForReuse(frame: place.frame)
        }
        return dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
    }

    /// The category of a view. UIKit's raw values.
    public enum ElementCategory: UInt, Sendable { case cell, supplementaryView, decorationView }
}
