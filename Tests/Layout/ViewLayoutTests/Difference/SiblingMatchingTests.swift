import Testing

@testable import ViewLayout

/// Which child of a node is which of an earlier one: by names, else by content and order.
@Suite struct SiblingMatchingTests {
    /// Siblings by `kind text`, numbered in their order; two with the same words are equal. A name of its own stands before
    /// a colon.
    private func siblings(_ words: [String], side: String) -> [NodeContent] {
        words.enumerated().map { index, word in
            let parts = word.split(separator: ":", maxSplits: 1).map(String.init)
            let content = (parts.last ?? "").split(separator: " ", maxSplits: 1).map(String.init)
            let kind = content.first ?? ""
            return NodeContent(
                path: "\(side)\(index)", id: parts.count == 2 ? parts[0] : "\(kind)-\(index)", kind: kind,
                text: content.count == 2 ? content[1] : "", isNamed: parts.count == 2,
                subtree: (parts.last ?? "").hashValue)
        }
    }

    /// The number of the earlier sibling of each new one; nil for what is new.
    private func olds(_ old: [String], _ new: [String]) -> [Int?] {
        let pairs = SiblingMatching(old: siblings(old, side: "o"), new: siblings(new, side: "n")).pairs
        let places = pairs.compactMap { Int($0.new.dropFirst()) }
        #expect(places == places.sorted())
        let byNew = Dictionary(pairs.map { ($0.new, $0.old) }, uniquingKeysWith: { first, _ in first })
        return new.indices.map { byNew["n\($0)"].flatMap { Int($0.dropFirst()) } }
    }

    @Test(
        arguments: [
            // What is equal is the same, wherever it stands.
            (["text a", "text b"], ["text x y", "text a", "text b"], [nil, 0, 1]),
            (["text a", "text b"], ["text a", "text b", "text x"], [0, 1, nil]),
            (["text a", "text b", "text c"], ["text c", "text a", "text b"], [2, 0, 1]),
            (["text a", "fill b", "text a"], ["fill b", "text a"], [1, 2]),
            (["text a", "fill b", "text a"], ["text a", "fill b"], [0, 1]),
            (["text a", "text a"], ["text a"], [0]), (["text a"], ["text a", "text a"], [0, nil]),
            // Of others the one with most of its words, of its kind.
            (["text dinner at seven"], ["text bring wine", "text dinner at eight"], [nil, 0]),
            (["text dinner at seven"], ["text dinner at eight", "text bring wine"], [0, nil]),
            (["text a b c", "text d e f"], ["text a b x", "text d e x"], [0, 1]),
            (["text a b", "fill", "text c d"], ["fill", "text c x"], [1, 2]),
            (["text a"], ["fill a"], [nil]), (["text a"], ["text b"], [0]), ([], ["text a"], [nil]),
            // Pairs do not cross: the better of two stays.
            (["text a b c", "text d"], ["text d e f", "text a b c x"], [nil, 0]),
        ] as [([String], [String], [Int?])])
    func siblingsWithoutNames(_ old: [String], _ new: [String], _ found: [Int?]) { #expect(olds(old, new) == found) }

    @Test(
        arguments: [
            (["title:text a", "text b"], ["text b", "title:text x"], [1, 0]),
            // What has another name, and is equal in the same place.
            (["title:text a"], ["other:text a"], [0]), (["title:text a"], ["text a"], [0]),
            (["title:text a"], ["other:text b"], [nil]),
            (["title:text a", "title:fill b"], ["title:fill c", "title:text d"], [1, 0]),
            (["title:text a"], ["title:fill b"], [0]), (["title:text a", "title:text b"], ["title:text b"], [0]),
        ] as [([String], [String], [Int?])])
    func siblingsWithNames(_ old: [String], _ new: [String], _ found: [Int?]) { #expect(olds(old, new) == found) }

    /// Very many that are all others are those of their numbers.
    @Test func veryManySiblings() {
        let (old, new) = ((0..<501).map { "text a\($0)" }, (0..<501).map { "text b\($0)" })
        #expect(olds(old, new) == Array(0..<501).map { Optional($0) })
    }
}
