import Foundation
import ViewLayout

/// How well a text stands out from what is drawn under it.
package struct TextContrastFact: Sendable, Equatable {
    /// From 1 to 21 ("WCAG 2.2, contrast ratio"), where it is worst to read.
    package let ratio: Double
    /// The lightness contrast of APCA, from 0 to about 108, whichever of the two is the darker.
    package let lightness: Double
}

extension PlacedBalloon {
    /// The contrast of each text, by the index of its node in ``record``. A text of which nothing is shown has none.
    ///
    /// It is not a part of the record: it follows from colours, places and pixels, which a golden compares by themselves, so
    /// that each change of a colour would be said twice.
    /// - Complexity: O(texts × nodes); and O(points of the balloon), when a text stands on several colours.
    package var textContrasts: [Int: TextContrastFact] {
        let measured = TextContrast.all(in: root, size: size)
        let indices = Self.textIndices(in: root)
        return Dictionary(
            uniqueKeysWithValues: zip(indices, measured).compactMap { index, contrast in
                contrast.map { (index, TextContrastFact(ratio: $0.ratio, lightness: $0.lightness)) }
            })
    }

    /// Which nodes of the tree are texts, each by its index, parents before their children.
    private static func textIndices(in root: PlacedNode) -> [Int] {
        var indices: [Int] = []
        var count = 0
        func visit(_ node: PlacedNode) {
            if case .text = node.content { indices.append(count) }
            count += 1
            node.children.forEach(visit)
        }
        visit(root)
        return indices
    }
}
