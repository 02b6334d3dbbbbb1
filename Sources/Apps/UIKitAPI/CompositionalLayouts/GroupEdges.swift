import Foundation

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
