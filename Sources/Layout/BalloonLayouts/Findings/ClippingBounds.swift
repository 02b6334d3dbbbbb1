import Drawing
import Foundation
import ViewLayout

/// What clips a node and its children: the balloon's shape, the shape of the balloon in a conversation, or a clip in a view.
struct ClippingBounds {
    private(set) var frame: CGRect
    /// The name in sentences.
    private(set) var name: String
    /// Whether it is inside an author's view.
    private(set) var isInView = false
    /// A box that the round corners do not clip; nil where there is none.
    private var box: CGRect?
    /// The innermost shape in the view that clips; nil where none does.
    private(set) var shape: RoundedBox?
    /// The insides of the opaque borders in the view that are drawn over it.
    private(set) var borders: [RoundedBox] = []

    /// The bounds of a whole tree.
    init(of root: PlacedNode) { (frame, name) = (root.frame, "the \(root.kind.rawValue)") }

    /// The bounds of what a node draws itself.
    /// - Parameter viewKind: the kind of the nodes that hold an author's view; nil for none.
    func entering(_ node: PlacedNode, viewKind: NodeKind?) -> ClippingBounds {
        var bounds = self
        if node.kind == viewKind { bounds.isInView = true }
        if node.opacity < 1 || node.turnedBy != 0 { bounds.isInView = false }
        guard bounds.isInView else { return bounds }
        bounds.shape = node.clip.flatMap(RoundedBox.init(inside:)) ?? bounds.shape
        if let border = node.border, border.color.alpha == 255, let inside = RoundedBox(inside: border.shape) {
            bounds.borders.append(inside)
        }
        return bounds
    }

    /// The bounds of the children of a node that clips them; nil for one that does not.
    /// - Parameter isOutside: whether the node extends beyond these bounds. The finding is about the node then, and those in
    ///   it get none.
    func inside(_ node: PlacedNode, named name: String, isOutside: Bool) -> ClippingBounds? {
        guard let clip = node.clip else { return nil }
        var inner = self
        inner.frame = isOutside ? node.frame : node.frame.visible(in: frame)
        inner.name = if case .balloon = clip { "the balloon" } else { name }
        if case .rounded(let outer, let radius, _) = clip {
            let held = RoundedBox(outer, radius: radius).inner
            inner.box = box.map(held.visible) ?? held
        }
        return inner
    }

    /// The part of a box that is drawn whatever the corners are.
    func surePart(of drawn: CGRect) -> CGRect {
        let visible = drawn.visible(in: frame)
        return box.map(visible.visible) ?? visible
    }
}

extension CGRect {
    /// The part inside another box. It has no width or height where there is none, but always a place.
    func visible(in outer: CGRect) -> CGRect {
        let (x, y) = (min(max(minX, outer.minX), outer.maxX), min(max(minY, outer.minY), outer.maxY))
        return CGRect(x: x, y: y, width: max(0, min(maxX, outer.maxX) - x), height: max(0, min(maxY, outer.maxY) - y))
    }

    /// How far it extends beyond another box, on the side where it does most.
    func excess(over outer: CGRect) -> CGFloat {
        max(outer.minX - minX, maxX - outer.maxX, outer.minY - minY, maxY - outer.maxY)
    }
}
