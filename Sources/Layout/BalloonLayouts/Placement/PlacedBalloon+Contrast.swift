import Drawing
import Foundation
import ViewLayout

/// The contrast of a text with its background.
package struct TextContrastFact: Sendable, Equatable {
    /// WCAG's contrast ratio, from 1 to 21, where the text is hardest to read ("WCAG 2.2, contrast ratio").
    package let ratio: Double
    /// The lightness contrast of APCA, from 0 to about 108, whichever of the two is darker.
    package let lightness: Double
}

extension PlacedBalloon {
    /// The contrast of each text, by the index of its node in ``record``. A text that is not visible has none.
    ///
    /// The record does not contain it. It follows from colours, places and pixels, which a golden compares already, so
    /// each change of a colour would be reported twice.
    /// - Complexity: O(texts × nodes); and O(points of the balloon), when a text has a background of several colours.
    package var textContrasts: [Int: TextContrastFact] {
        let measured = TextContrast(in: root, size: size, drawnBy: Renderers()).all
        let indices = Self.textIndices(in: root)
        return Dictionary(
            uniqueKeysWithValues: zip(indices, measured).compactMap { index, contrast in
                contrast.map { (index, TextContrastFact(ratio: $0.ratio, lightness: $0.lightness)) }
            })
    }

    /// The indices of the nodes that are texts. Parents come before their children.
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
