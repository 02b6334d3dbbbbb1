import Drawing
import Foundation
import ViewLayout

/// Says for every pixel which node of the layout it belongs to: the deepest one that covers it or covered it, and in a
/// text the line.
///
/// The boxes of a record are in points; the map holds them in pixels, in drawing order, so that the last box over a
/// pixel is its owner.
struct NodeMap {
    private struct Box {
        let path: String
        let line: Int?
        let depth: Int
        let left, top, right, bottom: Int
    }

    private let oldBoxes, newBoxes: [Box]
    private let matching: NodeMatching

    /// Lays two records out in pixels.
    /// - Parameter scale: pixels per point.
    init(from expected: LayoutRecord, to actual: LayoutRecord, scale: Double) {
        let (oldTree, newTree) = (NodeTree(expected), NodeTree(actual))
        matching = NodeMatching(expected: oldTree, actual: newTree)
        oldBoxes = Self.boxes(of: oldTree, scale: scale)
        newBoxes = Self.boxes(of: newTree, scale: scale)
    }

    private static func boxes(of tree: NodeTree, scale: Double) -> [Box] {
        var boxes: [Box] = []
        for entry in tree.entries {
            let frame = entry.node.frame
            func add(line: Int?, left: Double, top: Double, right: Double, bottom: Double) {
                boxes.append(
                    Box(
                        path: entry.path, line: line, depth: entry.node.depth, left: pixel(left * scale, .down),
                        top: pixel(top * scale, .down), right: pixel(right * scale, .up),
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
    func shares(of comparison: PixelComparison) -> [PixelDifference.NodeShare] {
        let width = comparison.width
        let height = comparison.height
        let oldOwners = Self.owners(oldBoxes, width: width, height: height)
        let newOwners = Self.owners(newBoxes, width: width, height: height)
        // Nodes of the new record first, those that are gone after them.
        var counts = [Int](repeating: 0, count: newBoxes.count + 1 + oldBoxes.count)
        var regions = [PixelRegionBuilder](repeating: PixelRegionBuilder(), count: counts.count)
        let choice = OwnerChoice(self)
        for row in 0..<height {
            for x in 0..<width where comparison.deltas[row * width + x] != 0 {
                let pixel = row * width + x
                let owner = choice.owner(old: Int(oldOwners[pixel]), new: Int(newOwners[pixel]))
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

    /// The box that owns each pixel: 0 means no box, n the box n - 1.
    private static func owners(_ boxes: [Box], width: Int, height: Int) -> [UInt32] {
        [UInt32](unsafeUninitializedCapacity: width * height) { owners, count in
            owners.initialize(repeating: 0)
            count = width * height
            for (index, box) in boxes.enumerated() {
                let left = max(box.left, 0)
                let right = min(box.right, width)
                guard left < right else { continue }
                for row in max(box.top, 0)..<max(min(box.bottom, height), max(box.top, 0)) {
                    let start = row * width
                    owners[start + left..<start + right].update(repeating: UInt32(index + 1))
                }
            }
        }
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
