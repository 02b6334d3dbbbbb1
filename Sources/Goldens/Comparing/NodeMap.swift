import Drawing
import Foundation
import ViewLayout

/// Says for every pixel which node of the layout it belongs to: the deepest one that covers it, and in a text the line.
///
/// The boxes of a record are in points; the map holds them in pixels, in drawing order, so that the last box over a
/// pixel is its owner.
struct NodeMap {
    private struct Box {
        let path: String
        let line: Int?
        let left, top, right, bottom: Int
    }

    private let boxes: [Box]

    /// Lays a record out in pixels.
    /// - Parameter scale: pixels per point.
    init(record: LayoutRecord, scale: Double) {
        var boxes: [Box] = []
        for entry in NodeTree(record).entries {
            let frame = entry.node.frame
            func add(line: Int?, left: Double, top: Double, right: Double, bottom: Double) {
                boxes.append(
                    Box(
                        path: entry.path, line: line, left: Self.pixel(left * scale, .down),
                        top: Self.pixel(top * scale, .down), right: Self.pixel(right * scale, .up),
                        bottom: Self.pixel(bottom * scale, .up)))
            }
            add(line: nil, left: frame.minX, top: frame.minY, right: frame.maxX, bottom: frame.maxY)
            for (index, edges) in Self.lineEdges(of: entry.node).enumerated() {
                // The whole width of the text belongs to the line, so that a pixel where a longer line used to end
                // is still reported as that line's.
                add(line: index + 1, left: frame.minX, top: edges.top, right: frame.maxX, bottom: edges.bottom)
            }
        }
        self.boxes = boxes
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
        // 0 means no node, n for boxes[n - 1].
        let owners = [UInt32](unsafeUninitializedCapacity: width * height) { owners, count in
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
        var counts = [Int](repeating: 0, count: boxes.count + 1)
        var regions = [PixelRegionBuilder](repeating: PixelRegionBuilder(), count: boxes.count + 1)
        for row in 0..<height {
            for x in 0..<width where comparison.deltas[row * width + x] != 0 {
                let owner = Int(owners[row * width + x])
                counts[owner] += 1
                regions[owner].include(row: row, from: x, through: x)
            }
        }
        let shares = counts.indices.compactMap { owner -> PixelDifference.NodeShare? in
            guard let region = regions[owner].region else { return nil }
            let box = owner == 0 ? nil : boxes[owner - 1]
            return PixelDifference.NodeShare(
                path: box?.path ?? Self.outside, line: box?.line, differingPixels: counts[owner], region: region)
        }
        // Sorting indices as well keeps the order of equal counts, which `sort` does not promise.
        let sorted = shares.enumerated().sorted {
            ($1.element.differingPixels, $0.offset) < ($0.element.differingPixels, $1.offset)
        }
        return Array(sorted.map(\.element).prefix(PixelDifference.maximumNodeCount))
    }

    /// The owner of pixels that no node covers, such as a balloon's tail beyond its frame.
    static let outside = "(outside every node)"
}
