import Testing

@testable import Goldens

/// What is said about pixels that differ.
struct PixelDifferenceTests {
    private static func difference(
        _ paths: [String] = [], _ differing: Int = 1, of compared: Int = 100, sizes: (PixelSize, PixelSize)? = nil
    ) -> PixelDifference {
        let region = PixelRegion(x: 1, y: 2, width: 3, height: 4)
        let (old, new) = sizes ?? (PixelSize(width: 10, height: 10), PixelSize(width: 10, height: 10))
        return PixelDifference(
            expectedSize: old, actualSize: new, differingPixels: differing, comparedPixels: compared,
            maximumDelta: 9, region: region, ladder: [],
            nodes: paths.map { .init(path: $0, line: nil, differingPixels: 1, region: region) })
    }

    /// The deepest node that holds all of them; two nodes of one name in different nodes have only those above in common.
    @Test(arguments: [
        (["root/a/text", "root/b/text"], "root"), (["root/a/x", "root/a/y"], "root/a"), (["root/a"], "root/a"),
        (["root/a/text", "root/a"], "root/a"), (["root/bar/x", "root/b/x"], "root"), (["a", "b"], "a"), ([], ""),
        (["root/a/x", "root/a/y", "root/b/x"], "root"),
    ]) func nodesHaveAPathInCommon(_ paths: [String], _ path: String) {
        #expect(Self.difference(paths).commonPath == path)
    }

    /// A share above zero is never printed as zero; below one percent it has two decimals.
    @Test(arguments: [
        (1, 1_000_000, "less than 0.01 %"), (1, 10_000, "(0.01 %)"), (99, 10_000, "(0.99 %)"), (1, 100, "(1 %)"),
        (123, 10_000, "(1.2 %)"), (100, 100, "(100 %)"), (0, 100, "(0 %)"),
    ]) func theShareIsAPercentage(_ differing: Int, _ compared: Int, _ words: String) {
        #expect(Self.difference([], differing, of: compared).words.contains(words))
    }

    @Test func theNewSizeComesBeforeTheOldOne() {
        let sizes = (PixelSize(width: 10, height: 20), PixelSize(width: 30, height: 40))
        #expect(Self.difference(sizes: sizes).words.hasSuffix("30 x 40 pixels instead of 10 x 20"))
        #expect(!Self.difference().words.contains(" x "))
    }

    /// Three nodes are named; of more it is said that there are others.
    @Test(arguments: [(3, false), (4, true)]) func moreNodesAreMentioned(_ count: Int, _ hasOthers: Bool) {
        let words = Self.difference((0..<count).map { "node\($0)" }).nodeWords
        #expect(words.contains("others") == hasOthers && words.hasSuffix("3 x 4 at (1, 2)"))
    }
}
