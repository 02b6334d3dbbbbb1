import Drawing
import Foundation
import ViewLayout

/// Says for every pixel which node of the layout it belongs to: of the nodes that changed and cover it or covered it the
/// deepest one, because a text in front of a fill differs with the fill; where none of them changed the deepest one of
/// all. In a text it also says the line.
///
/// The boxes of a record are in points; the map holds them in pixels, in drawing order, so that the last box over a
/// pixel is its owner.
struct NodeMap {
    private struct Box {
        let path: String
        let line: Int?
        let depth: Int
        /// Whether what the node draws has changed, as far as the records say.
        let isChanged: Bool
        var left, top, right, bottom: Int

        /// The box where its picture is laid on another one.
        func placed(_ column: (Int) -> Int, _ row: (Int) -> Int) -> Box {
            var box = self
            (box.left, box.right) = (column(left), column(right))
            (box.top, box.bottom) = (row(top), row(bottom))
            return box
        }
    }

    private let oldBoxes, newBoxes: [Box]
    private let matching: NodeMatching

    /// Lays two records out in pixels.
    /// - Parameter scale: pixels per point.
    init(from expected: LayoutRecord, to actual: LayoutRecord, scale: Double) {
        let (oldTree, newTree) = (NodeTree(expected), NodeTree(actual))
        matching = NodeMatching(expected: oldTree, actual: newTree)
        let matching = matching
        oldBoxes = Self.boxes(of: oldTree, scale: scale) { path in
            Self.isChanged(path, in: oldTree, matching.new(of: path), in: newTree)
        }
        newBoxes = Self.boxes(of: newTree, scale: scale) { path in
            Self.isChanged(path, in: newTree, matching.old(of: path), in: oldTree)
        }
    }

    /// Whether a node draws something else than the node of the other record that it is. A node that draws nothing
    /// itself changes nothing when only its frame does.
    private static func isChanged(_ path: String, in tree: NodeTree, _ other: String?, in others: NodeTree) -> Bool {
        guard let node = tree[path], let other = other.flatMap({ others[$0] }) else { return true }
        if node.kind != other.kind || node.attributes != other.attributes || node.lines != other.lines { return true }
        return node.frame != other.frame && (tree.children(of: path).isEmpty || node.paints)
    }

    private static func boxes(of tree: NodeTree, scale: Double, isChanged: (String) -> Bool) -> [Box] {
        var boxes: [Box] = []
        for entry in tree.entries {
            let frame = entry.node.frame
            let isChanged = isChanged(entry.path)
            func add(line: Int?, left: Double, top: Double, right: Double, bottom: Double) {
                boxes.append(
                    Box(
                        path: entry.path, line: line, depth: entry.node.depth, isChanged: isChanged,
                        left: pixel(left * scale, .down), top: pixel(top * scale, .down),
                        right: pixel(right * scale, .up),
                        bottom: pixel(bottom * scale, .up)))
            }
            add(line: nil, left: frame.minX, top: frame.minY, right: frame.maxX, bottom: frame.maxY)
            for (index, edges) in lineEdges(of: entry.node).enumerated() {
                // The whole width of the text belongs to the line, so that a pixel where a longer line used to end
                // is still reported as that line's.
                add(line: index + 1, left: frame.minX, top: edges.top, right: frame.maxX, bottom: edges.bottom)
            }
        }
        return boxes
    }

    /// Where the lines of a text begin and end, in points. A record keeps baselines; the space between two of them is
    /// shared as San Francisco's line is, a fifth of which lies under the baseline (descent 0.24113 of 1.19338 em).
    private static func lineEdges(of node: LayoutRecord.Node) -> [(top: Double, bottom: Double)] {
        let descentShare = 0.2
        let baselines = node.lines.map(\.baseline)
        return baselines.indices.map { index in
            func boundary(after index: Int) -> Double {
                baselines[index] + descentShare * (baselines[index + 1] - baselines[index])
            }
            return (
                top: index == 0 ? node.frame.minY : boundary(after: index - 1),
                bottom: index == baselines.count - 1 ? node.frame.maxY : boundary(after: index)
            )
        }
    }

    /// Coordinates that a broken record could hold are kept inside what a canvas can be.
    private static func pixel(_ value: Double, _ rule: FloatingPointRoundingRule) -> Int {
        let limit = 1e6
        // A hair of tolerance, so that 17.999999 and 18 points give one pixel.
        let settled = (value * 1024).rounded() / 1024
        return Int(min(max(settled.rounded(rule), -limit), limit))
    }

    /// The nodes that own differing pixels, most pixels first, then in drawing order.
    /// - Parameter region: holds every pixel that differs.
    func shares(of comparison: PixelComparison, in region: PixelRegion) -> [PixelDifference.NodeShare] {
        let (columns, rows) = (comparison.alignment.columns, comparison.alignment.rows)
        let old = Self.owners(oldBoxes.map { $0.placed(columns.place(ofOldEdge:), rows.place(ofOldEdge:)) }, in: region)
        let new = Self.owners(newBoxes.map { $0.placed(columns.place(ofNewEdge:), rows.place(ofNewEdge:)) }, in: region)
        // Nodes of the new record first, those that are gone after them.
        var counts = [Int](repeating: 0, count: newBoxes.count + 1 + oldBoxes.count)
        var regions = [PixelRegionBuilder](repeating: PixelRegionBuilder(), count: counts.count)
        let choice = OwnerChoice(self)
        let background = backgroundOwner
        for row in region.y..<region.y + region.height {
            for x in region.x..<region.x + region.width where comparison.deltas[row * comparison.width + x] != 0 {
                let pixel = (row - region.y) * region.width + x - region.x
                let hasChanged = old.changed[pixel] != 0 || new.changed[pixel] != 0
                var owner =
                    hasChanged
                    ? choice.owner(old: Int(old.changed[pixel]), new: Int(new.changed[pixel]))
                    : choice.owner(old: Int(old.all[pixel]), new: Int(new.all[pixel]))
                if owner == 0 { owner = background }
                counts[owner] += 1
                regions[owner].include(row: row, from: x, through: x)
            }
        }
        let shares = counts.indices.compactMap { owner -> PixelDifference.NodeShare? in
            guard let region = regions[owner].region else { return nil }
            let (path, line) = name(ofOwner: owner)
            return PixelDifference.NodeShare(
                path: path, line: line, differingPixels: counts[owner], region: region)
        }
        // Sorting indices as well keeps the order of equal counts, which `sort` does not promise.
        let sorted = shares.enumerated().sorted {
            ($1.element.differingPixels, $0.offset) < ($0.element.differingPixels, $1.offset)
        }
        return Array(sorted.map(\.element).prefix(PixelDifference.maximumNodeCount))
    }

    /// The owner of pixels that no node covers: what has changed and fills the whole root, since a tail shows it too.
    private var backgroundOwner: Int {
        guard let root = newBoxes.first else { return 0 }
        let filling = newBoxes.lastIndex { box in
            box.isChanged && box.line == nil
                && (box.left, box.top, box.right, box.bottom) == (root.left, root.top, root.right, root.bottom)
        }
        return filling.map { $0 + 1 } ?? 0
    }

    /// The box that owns each pixel of a region, of all boxes and of those that changed: 0 means no box, n the box n - 1.
    private static func owners(_ boxes: [Box], in region: PixelRegion) -> (all: [UInt32], changed: [UInt32]) {
        func owners(_ isChosen: (Box) -> Bool) -> [UInt32] {
            var owners = [UInt32](repeating: 0, count: region.width * region.height)
            for (index, box) in boxes.enumerated() where isChosen(box) {
                let left = max(box.left - region.x, 0)
                let right = min(box.right - region.x, region.width)
                let top = max(box.top - region.y, 0)
                guard left < right else { continue }
                for row in top..<max(min(box.bottom - region.y, region.height), top) {
                    let start = row * region.width
                    for x in start + left..<start + right { owners[x] = UInt32(index + 1) }
                }
            }
            return owners
        }
        return (owners { _ in true }, owners(\.isChanged))
    }

    private func name(ofOwner owner: Int) -> (path: String, line: Int?) {
        if owner == 0 { return (Self.outside, nil) }
        if owner <= newBoxes.count { return (newBoxes[owner - 1].path, newBoxes[owner - 1].line) }
        let box = oldBoxes[owner - 1 - newBoxes.count]
        return (box.path + Self.removed, box.line)
    }

    /// Which of the two nodes at a pixel, the one that was there or the one that is there, the pixel belongs to.
    private struct OwnerChoice {
        private let newCount: Int
        /// For each owner before: its number among all owners, and the depth of its node.
        private let before: [(owner: Int, depth: Int, isGone: Bool)]
        private let depths: [Int]
        private let isAdded: [Bool]

        init(_ map: NodeMap) {
            newCount = map.newBoxes.count
            let boxes = Dictionary(
                map.newBoxes.enumerated().map { (Key(path: $1.path, line: $1.line), $0 + 1) },
                uniquingKeysWith: { first, _ in first })
            before =
                [(0, -1, false)]
                + map.oldBoxes.enumerated().map { index, box in
                    guard let path = map.matching.new(of: box.path) else {
                        return (map.newBoxes.count + 1 + index, box.depth, true)
                    }
                    // A line that is gone belongs to its text.
                    let owner = boxes[Key(path: path, line: box.line)] ?? boxes[Key(path: path, line: nil)] ?? 0
                    return (owner, box.depth, false)
                }
            depths = [-1] + map.newBoxes.map(\.depth)
            isAdded = [false] + map.newBoxes.map { map.matching.old(of: $0.path) == nil }
        }

        private struct Key: Hashable {
            let path: String
            let line: Int?
        }

        /// An added node, then a removed one, then the deeper one, then the new one.
        func owner(old: Int, new: Int) -> Int {
            let was = before[old]
            if isAdded[new] || (!was.isGone && was.depth <= depths[new]) { return new }
            return was.owner
        }
    }

    /// The owner of pixels that no node covers, such as a balloon's tail beyond its frame.
    static let outside = "(outside every node)"
    /// What follows the path of a node that is gone.
    static let removed = " (removed)"
}

extension LayoutRecord.Node {
    /// Facts of nodes that draw something of their own.
    private static let painted: Set = [
        "color", "background", "gradient", "border", "shadow", "picture", "pixels", "outline", "opacity",
    ]

    /// Whether the node draws something, and not its children alone.
    fileprivate var paints: Bool { !lines.isEmpty || attributes.contains { Self.painted.contains($0.name) } }
}
