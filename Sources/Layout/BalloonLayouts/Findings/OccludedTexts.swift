import Drawing
import Foundation
import ViewLayout

/// Finds texts of a view that something drawn later occludes: an opaque box, or the border around them.
struct OccludedTexts {
    /// What occludes a text.
    private struct Occluder {
        /// How much of the text is hidden, in points.
        let points: CGFloat
        /// The node that is drawn later; nil for the border around the text.
        let name: String?
    }

    /// What occludes each text most, by the text's index.
    private var occluders: [Int: Occluder] = [:]

    /// Records a text that extends into the border around it.
    mutating func add(_ text: Int, underBorderBy points: CGFloat) {
        if points > PlacementFindings.tolerance { occluders[text] = Occluder(points: points, name: nil) }
    }

    /// Records the texts that a node drawn after them occludes.
    mutating func add(_ node: PlacedNode, named name: String, in bounds: ClippingBounds, over shown: VisibleTexts) {
        guard let box = node.occludingBox.map(bounds.surePart) else { return }
        let lines = shown.lines(under: box)
        // All pixels of a picture are examined only where it covers a text.
        guard !lines.isEmpty, node.isOpaque else { return }
        let cover = CoveredText.Cover.box(box)
        for line in lines {
            let points = cover.coveredWidth(line.capitals)
            // Less than a point does not hide a letter.
            if points >= PlacementFindings.tolerance, points > occluders[line.text]?.points ?? 0 {
                occluders[line.text] = Occluder(points: points, name: name)
            }
        }
    }

    /// Each occluded text, once, with what hides most of it.
    func findings(in shown: VisibleTexts) -> [Finding] {
        occluders.sorted { $0.key < $1.key }.map { index, occluder in
            let text = shown.texts[index]
            return Finding(
                .textCovered, node: text.name, points: occluder.points,
                message: occluder.name.map {
                    "\($0) is drawn over \(text.name); name the text after it, so that the text is drawn later, or "
                        + "give both places of their own"
                } ?? "\(text.name) lies under the border around it; give the border to a stack around the padded text",
                entry: text.entry)
        }
    }
}

extension PlacedNode {
    /// A box that hides everything below it if the node ``isOpaque``; nil where none is known.
    fileprivate var occludingBox: CGRect? {
        switch content {
        case .fill(.rectangle(let box), _) where clip == nil: box
        case .fill(.rounded(let box, let radius, _), _) where clip == nil: RoundedBox(box, radius: radius).inner
        case .picture(_, let extent) where clip == nil: extent.intersection(frame)
        default: nil
        }
    }

    /// Whether the node hides everything below it.
    fileprivate var isOpaque: Bool {
        switch content {
        case .fill(_, let color): color.alpha == 255
        case .picture(let picture, _): picture.isOpaque
        default: false
        }
    }
}
