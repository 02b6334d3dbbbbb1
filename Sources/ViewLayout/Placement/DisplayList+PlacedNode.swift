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
        guard !items.isEmpty else { return items }
        let cut = clip.map { [.clip($0, items)] } ?? items
        guard turnedBy != 0 else { return cut }
        return [.turned(Turn(degrees: turnedBy, about: CGPoint(x: frame.midX, y: frame.midY)), box: frame, cut)]
    }

    private var ownItems: [DisplayItem] {
        switch content {
        case .nothing:
            return []
        case .fill(let shape, let color):
            return [.fill(shape, color)]
        case .gradient(let shape, let gradient):
            return [.gradient(shape, gradient)]
        case .picture(let picture, let extent):
            return [.clip(.rectangle(frame), [.picture(picture, in: extent)])]
        case .text(let text):
            return zip(text.layout.lines, text.lineOrigins).flatMap { line, origin in
                text.paragraph.glyphRuns(of: line).map { .glyphs($0, origin: origin, color: text.color) }
            }
        }
    }
}
