import Foundation

/// Places the items of a section in groups, in their order. Positions are measured from the leading edge; a list from
/// right to left is mirrored as a whole.
@MainActor struct ItemPlacement {
    /// The place of an item of the section.
    struct Place {
        var frame: CGRect
        var zIndex = 0
        /// The lengths that the item's cell may determine.
        var guesses = UICollectionViewLayoutAttributes.Guesses()
    }

    /// A badge at an item, or at the first item of a group.
    struct Badge {
        var frame: CGRect
        let item: NSCollectionLayoutSupplementaryItem
        let index: Int
    }

    /// The number of items.
    let count: Int
    /// The sizes that cells determined, by the index in the section.
    let said: [Int: CGSize]
    let traits: UITraitCollection
    /// The places of the items so far.
    private(set) var places: [Place] = []
    private(set) var badges: [Badge] = []

    init(count: Int, said: [Int: CGSize], traits: UITraitCollection) {
        (self.count, self.said, self.traits) = (count, said, traits)
    }

    /// Whether there are items without a place.
    var isWaiting: Bool { places.count < count }

    /// Places an item, or the items of a group, and returns the size that they take.
    /// - Parameters:
    ///   - width: the width of a part of a row with equal parts, in points; nil for the item's own.
    ///   - height: the height of a part of a column with equal parts, in points; nil for the item's own.
    mutating func place(
        _ item: NSCollectionLayoutItem, at origin: CGPoint, in container: CGSize, width: CGFloat? = nil,
        height: CGFloat? = nil
    ) -> CGSize {
        let first = places.count
        let own = item.layoutSize.size(in: container)
        var size = CGSize(width: width ?? own.width, height: height ?? own.height)
        if let group = item as? NSCollectionLayoutGroup {
            size = place(group, at: origin, of: size)
        } else {
            var guesses = item.guesses
            if width != nil { guesses.width = false }
            if height != nil { guesses.height = false }
            size = place(single: item, at: origin, of: size, guesses: guesses)
        }
        for badge in item.supplementaryItems where first < places.count {
            let frame = item is NSCollectionLayoutGroup ? CGRect(origin: origin, size: size) : places[first].frame
            badges.append(Badge(frame: badge.frame(at: frame), item: badge, index: first))
        }
        return size
    }

    private mutating func place(
        single item: NSCollectionLayoutItem, at origin: CGPoint, of size: CGSize,
        guesses: UICollectionViewLayoutAttributes.Guesses
    ) -> CGSize {
        let own = said[places.count]
        let taken = CGSize(
            width: guesses.width ? own?.width ?? size.width : size.width,
            height: guesses.height ? own?.height ?? size.height : size.height)
        var insets = item.contentInsets
        if guesses.width { (insets.leading, insets.trailing) = (0, 0) }
        if guesses.height { (insets.top, insets.bottom) = (0, 0) }
        let frame = CGRect(
            origin: CGPoint(x: origin.x + insets.leading, y: origin.y + insets.top), size: taken.without(insets))
        places.append(Place(frame: frame, guesses: guesses))
        return taken
    }

    private mutating func place(_ group: NSCollectionLayoutGroup, at origin: CGPoint, of size: CGSize) -> CGSize {
        let insets = group.contentInsets
        let inner = size.without(insets)
        let corner = CGPoint(x: origin.x + insets.leading, y: origin.y + insets.top)
        var content = inner
        switch group.arrangement {
        case .custom(let provider):
            let environment = LayoutEnvironment(size, insets: insets, traits: traits)
            for item in provider(environment).prefix(count - places.count) {
                places.append(
                    Place(frame: item.frame.offsetBy(dx: corner.x, dy: corner.y), zIndex: item.zIndex))
            }
        case .line(let isVertical, let limit):
            var line = ItemLine(group, isVertical: isVertical, limit: limit, room: inner)
            content = line.fill(&self, from: corner)
        case .parts(let isVertical, let count):
            var line = ItemLine(group, isVertical: isVertical, parts: count, room: inner)
            content = line.fill(&self, from: corner)
        }
        let dimensions = group.layoutSize
        return CGSize(
            width: dimensions.widthDimension.isEstimated
                ? content.width + insets.leading + insets.trailing : size.width,
            height: dimensions.heightDimension.isEstimated ? content.height + insets.top + insets.bottom : size.height)
    }

    /// Removes the places after a number of items.
    mutating func takeBack(to count: Int) {
        places.removeSubrange(count...)
        badges.removeAll { $0.index >= count }
    }

    /// Moves the items of a range by a distance.
    mutating func move(_ range: Range<Int>, by distance: CGPoint) {
        for index in range { places[index].frame = places[index].frame.offsetBy(dx: distance.x, dy: distance.y) }
        for index in badges.indices where range.contains(badges[index].index) {
            badges[index].frame = badges[index].frame.offsetBy(dx: distance.x, dy: distance.y)
        }
    }
}

extension NSCollectionLayoutItem {
    /// The lengths that are estimates, so that a view may determine them.
    var guesses: UICollectionViewLayoutAttributes.Guesses {
        UICollectionViewLayoutAttributes.Guesses(
            width: layoutSize.widthDimension.isEstimated, height: layoutSize.heightDimension.isEstimated)
    }
}
