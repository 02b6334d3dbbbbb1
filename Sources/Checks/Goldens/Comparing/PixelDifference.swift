import Drawing

/// How two pictures differ, pixel by pixel.
///
/// Pictures of different sizes are aligned first; each pixel that only one of them has differs by 255.
package struct PixelDifference: Hashable, Sendable, Codable {
    /// The size of the golden.
    package let expectedSize: PixelSize
    /// The size of the new picture.
    package let actualSize: PixelSize
    /// How many pixels differ in any channel.
    package let differingPixels: Int
    /// The pixels compared: those that at least one of the pictures has.
    package let comparedPixels: Int
    /// The largest difference in a channel of premultiplied RGBA, 1 to 255: what a tolerance would have to allow.
    package let maximumDelta: Int
    /// The smallest box that holds every differing pixel.
    package let region: PixelRegion
    /// How many pixels would still differ if a channel were allowed a delta of 0, 1, 2, 4, 8 and 16.
    package let ladder: [Step]
    /// Where in the layout the differing pixels are, most pixels first; at most ``maximumNodeCount``.
    package let nodes: [NodeShare]
    /// How far everything that differs has moved; nil where it has not moved as a whole, or where this was not
    /// searched.
    package var moved: PictureMovement?

    /// One step of the ladder.
    package struct Step: Hashable, Sendable, Codable {
        /// The largest difference in a channel that would be allowed.
        package let delta: Int
        /// The pixels that would still differ.
        package let differingPixels: Int
    }

    /// The differing pixels that belong to one node of the layout, or to one line of its text.
    package struct NodeShare: Hashable, Sendable, Codable {
        /// The ids from the root to the node, joined by `/`.
        package let path: String
        /// The line of text, counted from 1; nil outside text.
        package let line: Int?
        /// How many differing pixels lie in the node and in none of its children.
        package let differingPixels: Int
        /// The smallest box that holds them.
        package let region: PixelRegion
    }

    /// The deltas of the ladder: powers of two, as in the fuzzy settings of egui and Chromium.
    package static let ladderDeltas = [0, 1, 2, 4, 8, 16]
    /// The maximum number of nodes in a report. A longer list would only say that pixels differ everywhere.
    package static let maximumNodeCount = 8

    /// The share of the compared pixels that differ, 0 to 1.
    package var share: Double { Double(differingPixels) / Double(comparedPixels) }
    /// The path of the deepest node that holds all nodes with differing pixels.
    package var commonPath: String {
        guard let first = nodes.first?.path.split(separator: "/") else { return "" }
        let common = nodes.dropFirst().reduce(first) { common, node in
            Array(zip(common, node.path.split(separator: "/")).prefix { $0 == $1 }.map(\.0))
        }
        return common.isEmpty ? nodes[0].path : common.joined(separator: "/")
    }
    /// Whether the pictures have different sizes.
    package var sizesDiffer: Bool { expectedSize != actualSize }
}
