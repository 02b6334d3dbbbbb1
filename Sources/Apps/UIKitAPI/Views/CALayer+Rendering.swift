import Drawing
import Foundation
import ViewLayout

extension CALayer {
    /// Draws the layer with all that is in it into a context, its top left at zero.
    ///
    /// What cannot be set at all, such as a text of more than 100 000 UTF-16 units, ends the process with the reason.
    public func render(in ctx: CGContext) {
        // Core Animation's method belongs to no actor, and views to the main one.
        nonisolated(unsafe) let (layer, context) = (self, ctx)
        MainActor.assumeIsolated {
            context.draw(layer, in: layer.bounds)
        }
    }
}

extension UIView {
    /// Draws the view with all that is in it into a rectangle of the current context.
    /// - Returns: whether there is a context.
    @discardableResult public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        guard let context = UIGraphicsGetCurrentContext() else { return false }
        layoutIfNeeded()
        context.draw(layer, in: rect)
        return true
    }
}

extension CGContext {
    /// Draws a layer with all that is in it, stretched over a rectangle.
    @MainActor fileprivate func draw(_ layer: CALayer, in rect: CGRect) {
        guard layer.bounds.width > 0, layer.bounds.height > 0, rect.width > 0, rect.height > 0 else { return }
        do {
            let fonts = try CurrentViewer.context()
            // The root layer is drawn at the origin, whatever its position and transform are.
            let origin = layer.frame.origin
            let stretch = CGAffineTransform(
                a: rect.width / layer.bounds.width, b: 0, c: 0, d: rect.height / layer.bounds.height,
                tx: 0, ty: 0)
            try recordUpright(rect) { box in
                let map = CGAffineTransform(translationX: -origin.x, y: -origin.y)
                    .concatenating(stretch)
                    .concatenating(
                        CGAffineTransform(
                            a: box.width / rect.width, b: 0, c: 0, d: box.height / rect.height, tx: box.minX,
                            ty: box.minY))
                let node = try LayerPlacement(context: fonts).node(of: layer, in: LayerSpace(map: map))
                return node.map { DisplayList(placed: $0, size: box.size).items } ?? []
            }
        } catch {
            preconditionFailure("a layer that is drawn into a context: \(error)")
        }
    }
}
