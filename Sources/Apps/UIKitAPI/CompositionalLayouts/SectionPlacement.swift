import Foundation

/// The places of a section's items, badges, headers, footers and decorations. Positions are measured from the section's
/// top leading corner.
@MainActor struct SectionPlacement {
    private(set) var items: [ItemPlacement.Place] = []
    private(set) var badges: [ItemPlacement.Badge] = []
    private(set) var boundaries: [(item: NSCollectionLayoutBoundarySupplementaryItem, frame: CGRect)] = []
    /// The length of the section in the direction of scrolling.
    private(set) var length: CGFloat = 0
    private let isVertical: Bool

    /// Places a section.
    /// - Parameters:
    ///   - said: the sizes of items that cells determined.
    ///   - saidByBoundaries: the sizes that headers and footers determined, by their kinds.
    init(
        _ section: NSCollectionLayoutSection, count: Int, in environment: LayoutEnvironment, isVertical: Bool,
        said: [Int: CGSize], saidByBoundaries: [String: CGSize]
    ) {
        self.isVertical = isVertical
        let (room, insets) = (environment.effectiveContentSize, section.contentInsets)
        var at: CGFloat = 0
        func add(_ item: NSCollectionLayoutBoundarySupplementaryItem) {
            let margins = section.supplementariesFollowContentInsets ? insets : .zero
            var frame = Self.frame(
                of: item, at: at, in: room, margins: margins, isVertical: isVertical,
                said: saidByBoundaries[item.elementKind])
            if item.extendsBoundary {
                at = max(at, isVertical ? frame.maxY : frame.maxX)
            } else if !item.isBefore(isVertical: isVertical) {
                // A footer outside of the section is drawn over its items.
                frame = frame.offsetBy(dx: isVertical ? 0 : -frame.width, dy: isVertical ? -frame.height : 0)
            }
            boundaries.append((item, frame))
        }
        for item in section.boundarySupplementaryItems where item.isBefore(isVertical: isVertical) { add(item) }
        at += isVertical ? insets.top : insets.leading
        var placement = ItemPlacement(count: count, said: said, traits: environment.traitCollection)
        at += Self.placeGroups(
            of: section, with: &placement,
            at: CGPoint(x: isVertical ? insets.leading : at, y: isVertical ? at : insets.top),
            in: room, isVertical: isVertical)
        (items, badges) = (placement.places, placement.badges)
        at += isVertical ? insets.bottom : insets.trailing
        for item in section.boundarySupplementaryItems where !item.isBefore(isVertical: isVertical) { add(item) }
        length = at
    }

    /// Places groups until all items are placed, and returns their length in the direction of scrolling.
    private static func placeGroups(
        of section: NSCollectionLayoutSection, with placement: inout ItemPlacement, at start: CGPoint, in room: CGSize,
        isVertical: Bool
    ) -> CGFloat {
        let container = room.without(section.contentInsets)
        let behavior = section.orthogonalScrollingBehavior
        // Groups are placed in the direction of scrolling, or perpendicular to it.
        let goesDown = isVertical == (behavior == .none)
        var corner = start
        if behavior == .groupPagingCentered {
            let size = section.group.layoutSize.size(in: container)
            if goesDown {
                corner.y += (container.height - size.height) / 2
            } else {
                corner.x += (container.width - size.width) / 2
            }
        }
        let edges = GroupEdges(section.group.edgeSpacing, goesDown: goesDown)
        var (end, thickness): (CGFloat, CGFloat) = (0, 0)
        while placement.isWaiting {
            let first = placement.places.count
            if goesDown { corner.y += edges.before } else { corner.x += edges.before }
            let size = placement.place(section.group, at: corner, in: container)
            guard placement.places.count > first else { break }
            let (along, across) = goesDown ? (size.height, size.width) : (size.width, size.height)
            let beside = edges.beside(across, in: goesDown ? container.width : container.height)
            placement.move(
                first..<placement.places.count, by: goesDown ? CGPoint(x: beside, y: 0) : CGPoint(x: 0, y: beside))
            end = (goesDown ? corner.y - start.y : corner.x - start.x) + along + edges.after
            thickness = max(thickness, beside + across + edges.beyond)
            let next = along + edges.after + section.interGroupSpacing
            if goesDown { corner.y += next } else { corner.x += next }
        }
        return behavior == .none ? end : thickness
    }

    /// The frame of a header or footer.
    private static func frame(
        of item: NSCollectionLayoutBoundarySupplementaryItem, at start: CGFloat, in room: CGSize,
        margins: NSDirectionalEdgeInsets, isVertical: Bool, said: CGSize?
    ) -> CGRect {
        var across = margins
        if isVertical { (across.top, across.bottom) = (0, 0) } else { (across.leading, across.trailing) = (0, 0) }
        let container = room.without(across)
        var size = item.layoutSize.size(in: container)
        if let said, item.layoutSize.heightDimension.isEstimated { size.height = said.height }
        if let said, item.layoutSize.widthDimension.isEstimated { size.width = said.width }
        let strip =
            isVertical
            ? CGRect(x: across.leading, y: start, width: container.width, height: size.height)
            : CGRect(x: start, y: across.top, width: size.width, height: container.height)
        let point = item.containerAnchor.point(in: strip)
        let own = item.containerAnchor.point(in: CGRect(origin: .zero, size: size))
        return CGRect(
            x: point.x - own.x + item.offset.x, y: point.y - own.y + item.offset.y, width: size.width,
            height: size.height)
    }
}

/// The spaces around a section's groups, along the direction of the groups and perpendicular to it, in points.
@MainActor struct GroupEdges {
    let before, after, beyond: CGFloat
    private let near: CGFloat
    private let isNearFlexible, isBeyondFlexible: Bool

    init(_ edges: NSCollectionLayoutEdgeSpacing?, goesDown: Bool) {
        before = (goesDown ? edges?.top : edges?.leading)?.spacing ?? 0
        after = (goesDown ? edges?.bottom : edges?.trailing)?.spacing ?? 0
        let (first, last) = goesDown ? (edges?.leading, edges?.trailing) : (edges?.top, edges?.bottom)
        (near, isNearFlexible) = (first?.spacing ?? 0, first?.isFlexible ?? false)
        (beyond, isBeyondFlexible) = (last?.spacing ?? 0, last?.isFlexible ?? false)
    }

    /// The space before a group, perpendicular to the direction of the groups. The flexible spaces of both sides share
    /// the extra room.
    func beside(_ size: CGFloat, in room: CGFloat) -> CGFloat {
        guard isNearFlexible else { return near }
        let rest = max(0, room - size - near - beyond)
        return near + (isBeyondFlexible ? rest / 2 : rest)
    }
}
