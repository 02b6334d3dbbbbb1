import Drawing
import Foundation

extension DisplayList {
    /// Everything that a placed tree draws, back to front: each node, then its children, clipped to the node's clip,
    /// then its border. A shadow, an opacity and a rotation apply to all of it.
    /// - Parameters:
    ///   - size: the canvas, in points.
    ///   - namesNodes: whether the items of each node are grouped under its name, for an SVG.
    package init(placed root: PlacedNode, size: CGSize, namesNodes: Bool = false) {
        self.init(size: size, items: root.displayItems(path: namesNodes ? [root.name] : nil))
    }

    /// What is behind the texts of a placed tree: everything that it draws but them.
    package init(behindTextsOf root: PlacedNode, size: CGSize) {
        self.init(size: size, items: root.displayItems(path: nil, showsTexts: false))
    }
}

extension PlacedNode {
    /// The node's own drawing and that of its children.
    /// - Parameter path: the names from the root to the node, where nodes are named.
    fileprivate func displayItems(path: [String]?, showsTexts: Bool = true) -> [DisplayItem] {
        guard let path else {
            var items = showsTexts || !isText ? ownItems : []
            for child in children { items += child.displayItems(path: nil, showsTexts: showsTexts) }
            return displayItems(around: items)
        }
        let items = displayItems(
            around: ownItems + namedChildren.flatMap { name, child in child.displayItems(path: path + [name]) })
        return items.isEmpty ? [] : [.node(DrawnNode(path: path, title: title), items)]
    }

    /// A text for the node: its accessibility label, its lines, or its name.
    private var title: String {
        if let accessibilityLabel { return accessibilityLabel }
        let lines = recordLines.map(\.text)
        return lines.isEmpty ? name : lines.joined(separator: " ")
    }

    private var isText: Bool { if case .text = content { true } else { false } }

    /// The items of the node and its children, as the node shows them.
    private func displayItems(around inner: [DisplayItem]) -> [DisplayItem] {
        var items = inner
        if let clip, !items.isEmpty { items = [.clip(clip, items)] }
        if let border { items.append(.fill(border.shape, border.color)) }
        guard !items.isEmpty else { return items }
        if let shadow { items = [.shadowed(shadow, items)] }
        if opacity < 1 { items = [.translucent(opacity: UInt8((max(opacity, 0) * 255).rounded()), items)] }
        guard turnedBy != 0 else { return items }
        return [.turned(Turn(degrees: turnedBy, about: CGPoint(x: frame.midX, y: frame.midY)), box: extent, items)]
    }

    /// A box that contains everything that the node and its children draw.
    private var extent: CGRect {
        var extent = frame
        if case .drawing(let drawing) = content { extent = extent.union(drawing.extent) }
        if clip == nil { extent = children.reduce(extent) { $0.union($1.extent) } }
        if let shadow {
            let cast = extent.offsetBy(dx: shadow.x, dy: shadow.y)
            extent = extent.union(cast.shrunk(x: -3 * shadow.radius, y: -3 * shadow.radius))
        }
        return extent
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
        case .drawing(let drawing):
            return drawing.items
        case .text(let text):
            // Where a line crosses letters, their translucent colours must not be added.
            guard text.decoration != nil, text.color.alpha < 255 else { return text.items(in: text.color) }
            var opaque = text.color
            opaque.alpha = 255
            return [.translucent(opacity: text.color.alpha, text.items(in: opaque))]
        }
    }
}

extension PlacedText {
    /// The glyphs of all lines, each with the lines under and through it.
    fileprivate func items(in color: Color) -> [DisplayItem] {
        zip(layout.lines, lineOrigins).flatMap { line, origin -> [DisplayItem] in
            let below = decoration?.underline(of: line, at: origin).map { DisplayItem.fill(.rectangle($0), color) }
            let above = decoration?.strike(of: line, at: origin).map { DisplayItem.fill(.rectangle($0), color) }
            let glyphs = paragraph.glyphRuns(of: line).map { DisplayItem.glyphs($0, origin: origin, color: color) }
            return (below.map { [$0] } ?? []) + glyphs + (above.map { [$0] } ?? [])
        }
    }
}
