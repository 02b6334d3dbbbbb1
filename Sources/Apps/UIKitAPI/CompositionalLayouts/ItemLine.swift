import Foundation

/// The row or the column of a group: items in a sequence, with the space between and around them.
@MainActor struct ItemLine {
    private let group: NSCollectionLayoutGroup
    private let isVertical: Bool
    /// The maximum number of items; nil for as many as fit.
    private let limit: Int?
    private let room: CGSize
    /// The length of each item where they share the room equally.
    private let part: CGFloat?
    /// The items of the line, and the flexible spaces before and after each.
    private var elements: [(items: Range<Int>, before: Bool, after: Bool)] = []

    /// A line that repeats a group's items until it is full.
    init(_ group: NSCollectionLayoutGroup, isVertical: Bool, limit: Int?, room: CGSize) {
        (self.group, self.isVertical, self.limit, self.room, part) = (group, isVertical, limit, room, nil)
    }

    /// A line with a number of parts of the same length. Where cells determine the length of the line, the parts have
    /// their own lengths.
    init(_ group: NSCollectionLayoutGroup, isVertical: Bool, parts count: Int, room: CGSize) {
        (self.group, self.isVertical, self.room, limit) = (group, isVertical, room, count)
        let items = (0..<(group.subitems.isEmpty ? 0 : count)).map { group.subitems[$0 % group.subitems.count] }
        let edges = items.reduce(0) { sum, item in
            let edges = item.edgeSpacing
            let (before, after) = isVertical ? (edges?.top, edges?.bottom) : (edges?.leading, edges?.trailing)
            return sum + (before?.spacing ?? 0) + (after?.spacing ?? 0)
        }
        let gaps = (group.interItemSpacing?.spacing ?? 0) * CGFloat(max(0, count - 1)) + edges
        let share = max(0, (isVertical ? room.height : room.width) - gaps) / CGFloat(max(1, count))
        let dimension = isVertical ? group.layoutSize.heightDimension : group.layoutSize.widthDimension
        part = dimension.isEstimated ? nil : share
    }

    /// Whether cells determine the length of the line. In this case the estimates determine the number of items.
    private var isEstimated: Bool {
        (isVertical ? group.layoutSize.heightDimension : group.layoutSize.widthDimension).isEstimated
    }

    private func along(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
    private func across(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }

    /// Places items from a corner on, and returns the size of the line.
    mutating func fill(_ placement: inout ItemPlacement, from corner: CGPoint) -> CGSize {
        let between = group.interItemSpacing?.spacing ?? 0
        var (end, guess, thickness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        var number = 0
        while placement.isWaiting, number < limit ?? .max, !group.subitems.isEmpty {
            let item = group.subitems[number % group.subitems.count]
            let first = placement.places.count
            let edges = item.edgeSpacing
            let (before, after) = isVertical ? (edges?.top, edges?.bottom) : (edges?.leading, edges?.trailing)
            let beside = (isVertical ? edges?.leading : edges?.top)?.spacing ?? 0
            let beyond = (isVertical ? edges?.trailing : edges?.bottom)?.spacing ?? 0
            let start = end + (number == 0 ? 0 : between) + (before?.spacing ?? 0)
            let origin = isVertical ? CGPoint(x: beside, y: start) : CGPoint(x: start, y: beside)
            let own = item.layoutSize.size(in: room)
            let size = placement.place(
                item, at: CGPoint(x: corner.x + origin.x, y: corner.y + origin.y), in: room,
                width: isVertical ? nil : part, height: isVertical ? part : nil)
            guess += (number == 0 ? 0 : between) + (before?.spacing ?? 0) + along(own) + (after?.spacing ?? 0)
            let reach = start + along(size) + (after?.spacing ?? 0)
            // The tolerance of a hundredth of a point makes three thirds a whole.
            if number > 0, part == nil, (isEstimated ? guess : reach) > along(room) + 0.01 {
                placement.takeBack(to: first)
                break
            }
            guard placement.places.count > first else { break }
            elements.append((first..<placement.places.count, before?.isFlexible == true, after?.isFlexible == true))
            end = reach
            thickness = max(thickness, beside + across(size) + beyond)
            number += 1
        }
        share(along(room) - end, in: &placement)
        return isVertical ? CGSize(width: thickness, height: end) : CGSize(width: end, height: thickness)
    }

    /// Gives the extra room to the flexible spaces.
    private func share(_ rest: CGFloat, in placement: inout ItemPlacement) {
        let isBetween = group.interItemSpacing?.isFlexible == true
        let spaces = elements.reduce(isBetween ? elements.count - 1 : 0) {
            $0 + ($1.before ? 1 : 0) + ($1.after ? 1 : 0)
        }
        guard rest > 0, spaces > 0 else { return }
        let each = rest / CGFloat(spaces)
        var moved: CGFloat = 0
        for (number, element) in elements.enumerated() {
            if isBetween, number > 0 { moved += each }
            if element.before { moved += each }
            placement.move(element.items, by: isVertical ? CGPoint(x: 0, y: moved) : CGPoint(x: moved, y: 0))
            if element.after { moved += each }
        }
    }
}
