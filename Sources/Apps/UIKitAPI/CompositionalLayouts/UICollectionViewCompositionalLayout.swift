import Foundation

/// Sections of groups of items. UIKit's class of this name: what an app composes is laid out, self-sizing cells
/// and sections that scroll across included; of those the first screen is shown.
///
/// ```swift
/// let item = NSCollectionLayoutItem(
///     layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1)))
/// let row = NSCollectionLayoutGroup.horizontal(
///     layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.25)),
///     subitems: [item])
/// let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: row))
/// let stickers = UICollectionView(
///     frame: CGRect(x: 0, y: 0, width: 280, height: 140), collectionViewLayout: layout)
/// ```
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    /// The direction of scrolling, and the headers and footers of the whole list.
    open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }
    private let provider: UICollectionViewCompositionalLayoutSectionProvider
    private var cells: [IndexPath: UICollectionViewLayoutAttributes] = [:]
    /// All views, from back to front.
    private var all: [UICollectionViewLayoutAttributes] = []
    private var said: [IndexPath: CGSize] = [:]
    private var saidByViews: [Int: [String: CGSize]] = [:]
    /// The sizes of the headers and footers of the list, by their kinds.
    private var saidAround: [String: CGSize] = [:]
    private var end: CGFloat = 0

    /// Makes a layout in which all sections are alike.
    public convenience init(section: NSCollectionLayoutSection) {
        self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }
    /// Makes a layout in which all sections are alike.
    public convenience init(
        section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
    ) { self.init(sectionProvider: { _, _ in section }, configuration: configuration) }
    /// Makes a layout with a function that returns each section.
    public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        self.init(
            sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }
    /// Makes a layout with a function that returns each section.
    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        (provider, self.configuration) = (sectionProvider, configuration)
        super.init()
    }
    /// Returns nil, because a storyboard cannot contain a layout of this kind.
    public required init?(coder: NSCoder) { nil }

    private var isVertical: Bool { configuration.scrollDirection == .vertical }

    /// Places all sections in the direction of scrolling.
    open override func prepare() {
        (cells, all, end) = ([:], [], 0)
        guard let list = collectionView else { return }
        let environment = LayoutEnvironment(list.bounds.size, traits: list.traitCollection)
        let boundaries = configuration.boundarySupplementaryItems
        for item in boundaries where item.isBefore(isVertical: isVertical) { add(item, in: list) }
        for number in 0..<list.numberOfSections {
            guard let section = provider(number, environment) else {
                fatalError("UICollectionViewCompositionalLayout: the section provider gives no section \(number)")
            }
            if number > 0 { end += configuration.interSectionSpacing }
            let sizes = said.filter { $0.key.section == number }
            let placement = SectionPlacement(
                section, count: list.numberOfItems(inSection: number), in: environment, isVertical: isVertical,
                said: Dictionary(uniqueKeysWithValues: sizes.map { ($0.key.item, $0.value) }),
                saidByBoundaries: saidByViews[number] ?? [:])
            add(placement, of: section, number: number, in: list)
            end += placement.length
        }
        for item in boundaries where !item.isBefore(isVertical: isVertical) { add(item, in: list) }
        if list.effectiveUserInterfaceLayoutDirection == .rightToLeft { mirror(in: list) }
        let order = all.enumerated().sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
        all = order.map(\.element)
    }

    private func add(
        _ placement: SectionPlacement, of section: NSCollectionLayoutSection, number: Int, in list: UICollectionView
    ) {
        let first = IndexPath(item: 0, section: number)
        let whole =
            isVertical
            ? CGSize(width: list.bounds.width, height: placement.length)
            : CGSize(width: placement.length, height: list.bounds.height)
        for item in section.decorationItems {
            let place = UICollectionViewLayoutAttributes(forDecorationViewOfKind: item.elementKind, with: first)
            let insets = item.contentInsets
            let frame = CGRect(origin: CGPoint(x: insets.leading, y: insets.top), size: whole.without(insets))
            // Decorations are behind the items, unless the app sets another order.
            add(place, frame, zIndex: item.zIndex == 0 ? -1 : item.zIndex)
        }
        for (item, place) in placement.items.enumerated() {
            let path = IndexPath(item: item, section: number)
            let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
            attributes.guesses = place.guesses
            add(attributes, place.frame, zIndex: place.zIndex)
            cells[path] = attributes
        }
        for badge in placement.badges {
            let path = IndexPath(item: badge.index, section: number)
            let place = UICollectionViewLayoutAttributes(
                forSupplementaryViewOfKind: badge.item.elementKind, with: path)
            add(place, badge.frame, zIndex: badge.item.zIndex)
        }
        for (item, frame) in placement.boundaries {
            let place = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: item.elementKind, with: first)
            place.guesses = item.guesses
            add(place, frame, zIndex: item.zIndex)
        }
    }

    /// Places a header or footer of the list.
    private func add(_ item: NSCollectionLayoutBoundarySupplementaryItem, in list: UICollectionView) {
        var size = item.layoutSize.size(in: list.bounds.size)
        if let said = saidAround[item.elementKind] {
            if item.guesses.width { size.width = said.width }
            if item.guesses.height { size.height = said.height }
        }
        let strip =
            isVertical
            ? CGSize(width: list.bounds.width, height: size.height)
            : CGSize(width: size.width, height: list.bounds.height)
        let point = item.containerAnchor.point(in: CGRect(origin: .zero, size: strip))
        let own = item.containerAnchor.point(in: CGRect(origin: .zero, size: size))
        let place = UICollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: item.elementKind, with: IndexPath(index: 0))
        place.guesses = item.guesses
        let origin = CGPoint(x: point.x - own.x + item.offset.x, y: point.y - own.y + item.offset.y)
        add(place, CGRect(origin: origin, size: size), zIndex: item.zIndex)
        if item.extendsBoundary { end += isVertical ? size.height : size.width }
    }

    private func add(_ place: UICollectionViewLayoutAttributes, _ frame: CGRect, zIndex: Int) {
        place.frame = isVertical ? frame.offsetBy(dx: 0, dy: end) : frame.offsetBy(dx: end, dy: 0)
        place.zIndex = zIndex
        all.append(place)
    }

    /// Begins at the right edge. If the list is scrolled sideways, content beyond the first screen is to the left.
    private func mirror(in list: UICollectionView) {
        let width = list.bounds.width
        for place in all { place.frame.origin.x = width - place.frame.maxX }
    }

    // MARK: - Answers

    /// The place of an item.
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        cells[indexPath]
    }
    /// The place of a badge, a header or a footer.
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        all.first { $0.elementKind == elementKind && $0.indexPath == indexPath }
    }
    /// The places in a rectangle, from back to front.
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        all.filter { $0.frame.overlaps(rect) }
    }
    /// The size of all sections.
    open override var collectionViewContentSize: CGSize {
        let size = collectionView?.bounds.size ?? .zero
        return isVertical ? CGSize(width: size.width, height: end) : CGSize(width: end, height: size.height)
    }

    override func take(_ size: CGSize, saidAt place: UICollectionViewLayoutAttributes) -> Bool {
        guard abs(size.width - place.size.width) > 0.01 || abs(size.height - place.size.height) > 0.01 else {
            return false
        }
        if let kind = place.elementKind {
            if place.indexPath.count == 2 {
                saidByViews[place.indexPath.section, default: [:]][kind] = size
            } else {
                saidAround[kind] = size
            }
        } else {
            said[place.indexPath] = size
        }
        return true
    }

    override func forgetWhatCellsSaid() { (said, saidByViews, saidAround) = ([:], [:], [:]) }
}

/// A function that returns the section with an index.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
    @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// The settings for all sections of a compositional layout. UIKit's class of this name.
///
/// ```swift
/// let configuration = UICollectionViewCompositionalLayoutConfiguration()
/// configuration.interSectionSpacing = 16
/// ```
@preconcurrency @MainActor open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    /// The direction of scrolling, in which sections are placed.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// The space between sections, in points.
    open var interSectionSpacing: CGFloat = 0
    /// The headers and footers of the list.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// The origin of insets. The safe area is not subtracted.
    open var contentInsetsReference = UIContentInsetsReference.safeArea

    /// Makes a configuration.
    public override init() { super.init() }
}
