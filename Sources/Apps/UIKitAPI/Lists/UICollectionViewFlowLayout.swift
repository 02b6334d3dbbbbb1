import Foundation

/// A layout of items in lines, which break as those of a text. UIKit's class of this name.
///
/// ```swift
/// let flow = UICollectionViewFlowLayout()
/// flow.itemSize = CGSize(width: 80, height: 80)
/// flow.minimumInteritemSpacing = 8
/// ```
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// The size of items in points.
    open var itemSize = CGSize(width: 50, height: 50)
    /// An estimate of the size of items. The value is stored, and has no effect.
    open var estimatedItemSize = CGSize.zero
    /// The minimum space between items of a line, in points.
    open var minimumInteritemSpacing: CGFloat = 10
    /// The minimum space between lines, in points.
    open var minimumLineSpacing: CGFloat = 10
    /// The space around a section, in points.
    open var sectionInset = UIEdgeInsets.zero
    /// The direction of scrolling; lines are perpendicular to it.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// The size of a section's header.
    open var headerReferenceSize = CGSize.zero
    /// The size of a section's footer.
    open var footerReferenceSize = CGSize.zero
    /// Whether the header of a section stays visible. The value is stored, and has no effect.
    open var sectionHeadersPinToVisibleBounds = false
    private var places: [IndexPath: CGRect] = [:]
    private var headers: [String: [Int: CGRect]] = [:]
    private var end: CGFloat = 0

    /// The size with which cells determine their own; here they have ``itemSize``.
    public static let automaticSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)

    private var isVertical: Bool { scrollDirection == .vertical }

    /// Sets lines: items are added while they fit, and the extra room is shared by the spaces between them.
    open override func prepare() {
        (places, headers, end) = ([:], [:], 0)
        guard let list = collectionView else { return }
        for section in 0..<list.numberOfSections {
            place(section, in: list)
        }
    }

    private func place(_ section: Int, in list: UICollectionView) {
        let delegate = list.delegate as? any UICollectionViewDelegateFlowLayout
        let inset = delegate?.collectionView(list, layout: self, insetForSectionAt: section) ?? sectionInset
        let between =
            delegate?.collectionView(list, layout: self, minimumInteritemSpacingForSectionAt: section)
            ?? minimumInteritemSpacing
        let lineSpacing =
            delegate?.collectionView(list, layout: self, minimumLineSpacingForSectionAt: section) ?? minimumLineSpacing
        let header =
            delegate?.collectionView(list, layout: self, referenceSizeForHeaderInSection: section)
            ?? headerReferenceSize
        let room =
            isVertical
            ? available.width - inset.left - inset.right : available.height - inset.top - inset.bottom
        let footer =
            delegate?.collectionView(list, layout: self, referenceSizeForFooterInSection: section)
            ?? footerReferenceSize
        place(header, UICollectionView.elementKindSectionHeader, of: section, in: list)
        end += isVertical ? inset.top : inset.left
        var line: [(path: IndexPath, size: CGSize)] = []
        func length(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
        func used() -> CGFloat { line.reduce(0) { $0 + length($1.size) } }
        func endLine(isLast: Bool) {
            guard !line.isEmpty else { return }
            let thickness = line.map { isVertical ? $0.size.height : $0.size.width }.max() ?? 0
            var (count, free) = (CGFloat(line.count), room - used())
            if isLast, let last = line.last.map({ length($0.size) }), last + between > 0 {
                // The last line has the space of a full one, with more items like its last, as in UIKit.
                let more = max(0, ((free - (count - 1) * between) / (last + between) + 1e-6).rounded(.down))
                (count, free) = (count + more, free - more * last)
            }
            let space = count > 1 ? free / (count - 1) : between
            var along = isVertical ? inset.left : inset.top
            for (path, size) in line {
                let across = end + (thickness - (isVertical ? size.height : size.width)) / 2
                places[path] = CGRect(
                    origin: isVertical ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along), size: size)
                along += length(size) + space
            }
            end += thickness + (isLast ? 0 : lineSpacing)
            line = []
        }
        for item in 0..<list.numberOfItems(inSection: section) {
            let path = IndexPath(item: item, section: section)
            let size = delegate?.collectionView(list, layout: self, sizeForItemAt: path) ?? itemSize
            if !line.isEmpty, used() + CGFloat(line.count) * between + length(size) > room { endLine(isLast: false) }
            line.append((path, size))
        }
        endLine(isLast: true)
        end += isVertical ? inset.bottom : inset.right
        place(footer, UICollectionView.elementKindSectionFooter, of: section, in: list)
    }

    /// Places a header or footer. In a collection view that scrolls vertically it is as wide as the view.
    private func place(_ size: CGSize, _ kind: String, of section: Int, in list: UICollectionView) {
        let frame =
            isVertical
            ? CGRect(x: 0, y: end, width: available.width, height: size.height)
            : CGRect(x: end, y: 0, width: size.width, height: available.height)
        headers[kind, default: [:]][section] = frame
        end += isVertical ? size.height : size.width
    }

    /// The attributes of a header or footer.
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard let frame = headers[elementKind]?[indexPath.section] else { return nil }
        let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
        attributes.frame = frame
        return attributes
    }

    /// The attributes of an item.
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let frame = places[indexPath] else { return nil }
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = frame
        return attributes
    }

    /// The size of the list without the insets around its content.
    private var available: CGSize {
        guard let list = collectionView else { return .zero }
        return list.bounds.inset(by: list.adjustedContentInset).size
    }

    /// The size of all lines.
    open override var collectionViewContentSize: CGSize {
        isVertical ? CGSize(width: available.width, height: end) : CGSize(width: end, height: available.height)
    }
}
