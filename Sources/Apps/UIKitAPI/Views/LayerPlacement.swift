import Drawing
import Foundation
import Support
import ViewLayout

/// Makes placed nodes from a tree of layers and views.
@MainActor struct LayerPlacement {
    /// The fonts, and the traits of the viewer.
    let context: LayoutContext

    /// The node of a layer in another; nil for one that is not seen.
    /// - Throws: `TypesettingError` for a text that cannot be set.
    func node(of layer: CALayer, in outer: LayerSpace) throws -> PlacedNode? {
        let view = layer.delegate as? UIView
        guard !layer.isHidden, layer.opacity > 0, let space = LayerSpace(of: layer, in: outer) else { return nil }
        let traits = view?.traitCollection.traits ?? context.traits
        let content = try view?.drawnContent(in: ViewSpace(layer: space, context: context.with(traits)))
        var node = PlacedNode(
            id: view.map(\.recordName) ?? layer.name, kind: content?.kind ?? layer.recordKind,
            frame: space.rect(layer.bounds))
        // The element that a view always draws has the name of the view, too: the text of a label, for example.
        let own = (content?.nodes ?? []).map { own in
            guard own.kind == node.kind, own.id == nil else { return own }
            var named = own
            named.id = node.id
            return named
        }
        node.children = layer.drawnNodes(in: space, outline: node.frame) + own
        if content?.hidesSubviews != true {
            node.children += try layer.layersBackToFront.compactMap { try self.node(of: $0, in: space) }
        }
        addLooks(of: layer, background: view?.backgroundColor?.resolved(with: traits), in: space, to: &node)
        node.attributes += content?.attributes ?? []
        view.map { node.attributes += $0.accessibilityAttributes }
        return Self.joined(layer.maskShape(in: space).map { Self.cut(node, to: $0) } ?? node)
    }

    private func addLooks(
        of layer: CALayer, background: Drawing.Color?, in space: LayerSpace, to node: inout PlacedNode
    ) {
        let shape = layer.shape(in: space)
        if let color = background ?? layer.backgroundColor?.color, color.alpha > 0 {
            node.content = .fill(shape, color)
            node.attributes.append(.init("background", color.hexadecimal))
        }
        if let undrawn = layer.undrawnContent { node.attributes.append(.init("undrawn", undrawn)) }
        if layer.masksToBounds { node.clip = shape }
        if let border = layer.borderShape(in: space), let color = layer.borderColor?.color {
            node.border = PlacedBorder(shape: border, color: color)
            node.attributes.append(.init("border", "\(FixedDecimal.text(layer.borderWidth)),\(color.hexadecimal)"))
        }
        if layer.cornerRadius > 0 { node.attributes.append(.init("radius", FixedDecimal.text(layer.cornerRadius))) }
        if let shadow = layer.shadow(in: space) {
            node.shadow = shadow
            let lengths = [shadow.x, shadow.y, shadow.radius].map(FixedDecimal.text).joined(separator: ",")
            node.attributes.append(.init("shadow", "\(lengths),\(shadow.color.hexadecimal)"))
        }
        if layer.opacity < 1 {
            node.opacity = Double(layer.opacity)
            node.attributes.append(.init("opacity", FixedDecimal.text(Double(layer.opacity))))
        }
        node.turnedBy = space.degrees
    }

    /// Clips the content of a node to a shape. The node's opacity, shadow and rotation apply to the clipped content.
    private static func cut(_ node: PlacedNode, to shape: Shape) -> PlacedNode {
        var (inner, outer) = (node, PlacedNode(id: node.id, kind: .mask, frame: node.frame, clip: shape))
        (outer.opacity, outer.shadow, outer.turnedBy) = (node.opacity, node.shadow, node.turnedBy)
        (inner.opacity, inner.shadow, inner.turnedBy) = (1, nil, 0)
        outer.children = [inner]
        return outer
    }

    /// The one thing that a view draws in place of the view, where the view itself is nothing but its frame: so a label
    /// is one line of a record, and a finding has one name.
    private static func joined(_ node: PlacedNode) -> PlacedNode {
        guard case .nothing = node.content, node.children.count == 1, let own = node.children.first,
            own.kind == node.kind, own.frame == node.frame, own.children.isEmpty, own.clip == nil, node.border == nil,
            own.opacity == 1, own.shadow == nil, own.turnedBy == 0, own.id == nil || own.id == node.id
        else { return node }
        var joined = own
        joined.id = node.id
        joined.attributes += node.attributes
        (joined.clip, joined.shadow, joined.opacity, joined.turnedBy) = (
            node.clip, node.shadow, node.opacity, node.turnedBy
        )
        return joined
    }
}

extension CALayer {
    /// The kind of the layer in records.
    fileprivate var recordKind: NodeKind {
        switch self {
        case is CAGradientLayer: .gradient
        case is CAShapeLayer: .shape
        default: .layer
        }
    }

    /// The nodes that the layer draws above its background.
    fileprivate func drawnNodes(in space: LayerSpace, outline: CGRect) -> [PlacedNode] {
        if let gradient = self as? CAGradientLayer {
            return gradient.gradient(in: outline).map {
                [PlacedNode(kind: .gradient, frame: outline, content: .gradient(shape(in: space), $0))]
            } ?? []
        }
        if let image = contents as? CGImage {
            let extent = contentsGravity.extent(
                of: image.picture.at(scale: Double(contentsScale)).pointSize, in: bounds)
            return [
                PlacedNode(
                    kind: .image, frame: space.rect(bounds),
                    content: .picture(image.picture, extent: space.rect(extent)),
                    attributes: image.picture.facts)
            ]
        }
        if let outlined = self as? CAShapeLayer {
            let items = outlined.items(mappedBy: space.map)
            let reach = outlined.lineWidth * max(1, outlined.miterLimit) / 2
            guard !items.isEmpty, let box = outlined.path?.boundingBox else { return [] }
            let extent = space.rect(box.shrunk(x: -reach, y: -reach))
            return [
                PlacedNode(
                    kind: .shape, frame: space.rect(bounds),
                    content: .drawing(PlacedDrawing(items: items, extent: extent)))
            ]
        }
        return []
    }
}

extension CALayerContentsGravity {
    /// The frame of the complete picture in bounds.
    fileprivate func extent(of size: CGSize, in bounds: CGRect) -> CGRect {
        let mode: UIView.ContentMode =
            switch self {
            case .center: .center
            case .resizeAspect: .scaleAspectFit
            case .resizeAspectFill: .scaleAspectFill
            default: .scaleToFill
            }
        return mode.extent(of: size, in: bounds)
    }
}

extension LayoutContext {
    /// The same context with other traits.
    func with(_ traits: TraitCollection) -> LayoutContext {
        var context = self
        context.traits = traits
        return context
    }
}
