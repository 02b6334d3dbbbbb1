import Drawing
import Foundation

extension DisplayList {
    /// What a placed tree draws, back to front: each node itself, then its children, cut to the node's clip.
    /// - Parameter size: the canvas, in points.
    package init(placed root: PlacedNode, size: CGSize) {
        self.init(size: size, items: root.displayItems)
    }
}

extension PlacedNode {
    /// The node's own drawing and that of its children.
    fileprivate var displayItems: [DisplayItem] {
        let items = ownItems + children.flatMap(\.displayItems)
        guard let clip, !items.isEmpty else { return items }
        return [.clip(clip, items)]
    }

    private var ownItems: [DisplayItem] {
        switch content {
        case .nothing:
            return []
        case .fill(let shape, let color):
            return [.fill(shape, color)]
        case .picture(let picture, let extent):
            return [.clip(.rectangle(frame), [.picture(picture, in: extent)])]
        case .text(let text):
            return zip(text.layout.lines, text.lineOrigins).flatMap { line, origin in
                text.paragraph.glyphRuns(of: line).map { .glyphs($0, origin: origin, color: text.color) }
            }
        }
    }
}
