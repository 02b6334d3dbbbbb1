import Foundation

/// Items that are drawn on their own layer: translucent ones, and those with a shadow.
extension Painter {
    /// Draws items as one picture with an opacity.
    func draw(_ items: [DisplayItem], opacity: UInt8, within limits: PixelRect) throws {
        guard opacity > 0 else { return }
        guard opacity < 255 else { return try draw(items, within: limits) }
        try withLayer(of: items, in: limits) { canvas.draw($0, alpha: opacity, within: limits) }
    }

    /// Draws the shadow of items, then the items. The layer holds everything whose shadow falls within the limits.
    func draw(_ items: [DisplayItem], above shadow: Shadow, within limits: PixelRect) throws {
        guard shadow.isFinite else { throw DrawingError.notFinite("a length of a shadow") }
        guard !limits.isEmpty else { return }
        guard shadow.color.alpha > 0 else { return try draw(items, within: limits) }
        let blur = BoxBlur(deviation: shadow.radius * grid.scale)
        let (right, down) = (grid.edge(shadow.x), grid.edge(shadow.y))
        let casting = limits.offset(x: -right, y: -down).outset(by: blur.reach)
        let layerBounds = casting.union(limits)
        try withLayer(of: items, in: layerBounds) { layer in
            let mask = layer.alphaMask(in: casting)
            blur.apply(to: mask)
            canvas.fill(shadow.color, masks: [(mask, right, down)], within: limits)
            canvas.draw(layer, alpha: 255, within: limits)
        }
    }
}
