import Drawing

/// How two pictures differ, pixel by pixel.
///
/// Pictures of different size are laid top left on top left; every pixel that only one of them has is different by 255.
public struct PixelDifference: Hashable, Sendable, Codable {
    /// The size of the golden.
    public let expectedSize: PixelSize
    /// The size of the new picture.
    public let actualSize: PixelSize
    /// How many pixels differ in any channel.
    public let differingPixels: Int
    /// The pixels compared: those that at least one of the pictures has.
    public let comparedPixels: Int
    /// The largest difference in a channel of premultiplied RGBA, 1 to 255: what a tolerance would have to allow.
    public let maximumDelta: Int
    /// The smallest box that holds every differing pixel.
    public let region: PixelRegion
    /// How many pixels would still differ if a channel were allowed a delta of 0, 1, 2, 4, 8 and 16.
    public let ladder: [Step]
    /// Where in the layout the differing pixels are, most pixels first; at most ``maximumNodeCount``.
    public let nodes: [NodeShare]

    /// One step of the ladder.
    public struct Step: Hashable, Sendable, Codable {
        /// The largest difference in a channel that would be allowed.
        public let delta: Int
        /// The pixels that would still differ.
        public let differingPixels: Int
    }

    /// The differing pixels that belong to one node of the layout, or to one line of its text.
    public struct NodeShare: Hashable, Sendable, Codable {
        /// The ids from the root to the node, joined by `/`.
        public let path: String
        /// The line of text, counted from 1; nil outside text.
        public let line: Int?
        /// How many differing pixels lie in the node and in none of its children.
        public let differingPixels: Int
        /// The smallest box that holds them.
        public let region: PixelRegion
    }

    /// The deltas of the ladder (after egui's and Chromium's fuzzy settings, which are powers of two).
    public static let ladderDeltas = [0, 1, 2, 4, 8, 16]
    /// More nodes than this say "everywhere" and nothing else.
    public static let maximumNodeCount = 8

    /// The share of the compared pixels that differ, 0 to 1.
    public var share: Double { Double(differingPixels) / Double(comparedPixels) }
    /// Whether the pictures have different sizes.
    public var sizesDiffer: Bool { expectedSize != actualSize }
}
