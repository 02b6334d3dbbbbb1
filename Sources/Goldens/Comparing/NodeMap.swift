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
    struct Box {
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

    let oldBoxes, newBoxes: [Box]
    let matching: NodeMatching

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
                // Ink that leans out of the text belongs to it, too.
                let ink = entry.node.lines[index].inkOverflow
                add(
                    line: index + 1, left: Double(frame.minX) - ink, top: edges.top, right: Double(frame.maxX) + ink,
                    bottom: edges.bottom)
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
