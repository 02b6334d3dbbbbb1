import Drawing
import Foundation
import ViewLayout

/// Finds the node of the layout that each pixel belongs to, and in a text the line. It is the deepest of the changed
/// nodes that cover the pixel, because a text in front of a changed fill differs together with the fill. Where no node
/// changed, it is the deepest of all nodes there.
///
/// The boxes of a record are in points. The map holds them in pixels, in drawing order, so that the last box over a
/// pixel is its owner.
struct NodeMap {
    struct Box {
        let path: String
        let line: Int?
        let depth: Int
        /// Whether the records say that the node draws something else now.
        let isChanged: Bool
        var left, top, right, bottom: Int

        /// The box in the common coordinates of two aligned pictures.
        func placed(_ column: (Int) -> Int, _ row: (Int) -> Int) -> Box {
            var box = self
            (box.left, box.right) = (column(left), column(right))
            (box.top, box.bottom) = (row(top), row(bottom))
            return box
        }
    }

    let oldBoxes, newBoxes: [Box]
    let matching: NodeMatching

    /// Converts the boxes of two records to pixels.
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

    /// Whether a node and its counterpart in the other record draw differently. If a node only contains others, another
    /// frame changes nothing by itself.
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
            // What lies below the same veil differs.
            if !isChanged, entry.node.isVeil { continue }
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
                // The whole width of the text belongs to the line, so that a pixel where a longer line ended earlier is
                // reported as that line's. Ink that extends beyond the text belongs to the line too.
                let ink = entry.node.lines[index].inkOverflow
                add(
                    line: index + 1, left: Double(frame.minX) - ink, top: edges.top, right: Double(frame.maxX) + ink,
                    bottom: edges.bottom)
            }
        }
        return boxes
    }

    /// The upper and lower edges of a text's lines, in points. A record keeps only baselines. The space between two
    /// baselines is divided as in San Francisco, where a fifth of a line is below the baseline (descent 0.24113 of
    /// 1.19338 em).
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

    /// Limits coordinates of a broken record to what a canvas can have.
    private static func pixel(_ value: Double, _ rule: FloatingPointRoundingRule) -> Int {
        let limit = 1e6
        // A small tolerance, so that 17.999999 and 18 points give one pixel.
        let settled = (value * 1024).rounded() / 1024
        return Int(min(max(settled.rounded(rule), -limit), limit))
    }

    /// The owner of pixels that no node covers, such as a balloon's tail beyond its frame.
    static let outside = "(outside every node)"
    /// Follows the path of a removed node.
    static let removed = " (removed)"
}

extension LayoutRecord.Node {
    /// Facts of nodes that draw something of their own.
    private static let painted: Set = [
        "color", "background", "gradient", "border", "shadow", "picture", "pixels", "outline", "opacity",
    ]

    /// Whether the node is a plain colour through which one sees what lies below, as a picture's dimming is.
    fileprivate var isVeil: Bool {
        kind == NodeKind.fill.rawValue
            && attributes.contains { $0.name == "color" && $0.value.count == "#rrggbbaa".count }
    }

    /// Whether the node draws something itself, not only its children.
    fileprivate var paints: Bool { !lines.isEmpty || attributes.contains { Self.painted.contains($0.name) } }
}
