import Foundation
import ViewLayout

extension UIView {
    /// The view with all that is in it as a node, its top left at a point of the balloon. It is laid out first.
    /// - Throws: `TypesettingError` for a text that cannot be set.
    package func placed(at origin: CGPoint, in context: LayoutContext) throws -> PlacedNode? {
        layoutIfNeeded()
        let place = LayerSpace(origin: CGPoint(x: origin.x - frame.minX, y: origin.y - frame.minY))
        return try LayerPlacement(context: context).node(of: layer, in: place)
    }

    /// What the view is called in records and findings: its identifier, else the name of its class.
    var recordName: String {
        guard let name = accessibilityIdentifier, !name.isEmpty else { return String(describing: type(of: self)) }
        return name
    }

    /// What VoiceOver reads of the view, and what the app says about that beyond its class.
    var accessibilityAttributes: [LayoutRecord.Attribute] {
        let traits = accessibilityTraits
        let isElement = isAccessibilityElement
        return [
            ("accessibilityLabel", accessibilityLabel), ("accessibilityValue", accessibilityValue),
            ("accessibilityHint", accessibilityHint),
            ("accessibilityTraits", traits == accessibilityTraitsByDefault ? nil : traits.recordText),
            ("isAccessibilityElement", isElement == isAccessibilityElementByDefault ? nil : "\(isElement)"),
            ("accessibilityElementsHidden", accessibilityElementsHidden ? "true" : nil),
        ].compactMap { name, text in text.map { LayoutRecord.Attribute(name, $0) } }
    }

    /// What the view draws by itself, above what its code draws in ``draw(_:)``.
    func drawnContent(in space: ViewSpace) throws -> ViewContent {
        let frame = space.rect(bounds)
        let recorder = recorder(in: space)
        UIGraphicsPushContext(recorder)
        defer { UIGraphicsPopContext() }
        var content = try CurrentViewer.run(in: space.context) { try self.content(in: space) }
        var items = recorder.items
        guard !items.isEmpty else { return content }
        if isOpaque, backgroundColor == nil {
            // Nothing empties what an opaque view draws into, and that begins black.
            let background = self.recorder(in: space)
            background.setFillColor(UIColor.black.cgColor)
            background.fill(bounds)
            items.insert(contentsOf: background.items, at: 0)
        }
        let drawing = PlacedNode(
            kind: .drawing, frame: frame, content: .drawing(PlacedDrawing(items: items, extent: frame)))
        content.nodes.insert(drawing, at: 0)
        return content
    }

    /// A context that records what is drawn inside the view.
    private func recorder(in space: ViewSpace) -> CGContext {
        let frame = space.rect(bounds)
        let recorder = CGContext(
            size: CGSize(width: frame.maxX, height: frame.maxY), scale: CGFloat(space.traits.pixelsPerPoint),
            map: space.layer.map)
        recorder.clip(to: bounds)
        return recorder
    }
}
