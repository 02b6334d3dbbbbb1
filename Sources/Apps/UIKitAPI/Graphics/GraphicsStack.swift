import Drawing
import Foundation

/// The stack of the contexts in which code draws, the current one last. Each thread has its own, as in UIKit.
final class GraphicsStack {
    var contexts: [CGContext] = []

    private static let key = "balloon.graphics"

    /// The stack of the current thread.
    static var current: GraphicsStack {
        let values = Thread.current.threadDictionary
        if let stack = values[key] as? GraphicsStack { return stack }
        let stack = GraphicsStack()
        values[key] = stack
        return stack
    }
}

/// The current context; nil outside of drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsStack.current.contexts.last }

/// Makes a context the current one.
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsStack.current.contexts.append(context) }

/// Makes the context before it the current one again.
public func UIGraphicsPopContext() { _ = GraphicsStack.current.contexts.popLast() }

/// Begins a picture of a size in points, with one pixel per point.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Begins a picture of a size in points.
/// - Parameters:
///   - opaque: whether it begins black, in place of transparent.
///   - scale: pixels to a point; 0 for those of the viewer's display.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let pixels = scale > 0 ? scale : CGFloat(CurrentViewer.traits.pixelsPerPoint)
    let context = CGContext(size: size, scale: pixels)
    if opaque {
        context.fill(CGRect(origin: .zero, size: size))
    }
    UIGraphicsPushContext(context)
}

/// The picture of what was drawn so far; nil outside of a picture.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    UIGraphicsGetCurrentContext()?.picture().map { UIImage($0) }
}

/// Ends the picture.
public func UIGraphicsEndImageContext() { UIGraphicsPopContext() }

/// Fills a rectangle of the current context.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// Strokes a rectangle with a line of one point inside its edge.
public func UIRectFrame(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.stroke(rect.shrunk(x: 0.5, y: 0.5), width: 1)
}

/// Clips everything that is drawn afterwards to a rectangle.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

extension UIColor {
    /// Sets the colour of fills in the current context.
    public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
    /// Sets the colour of lines in the current context.
    public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
    /// Sets the colour of fills and lines in the current context.
    public func set() {
        setFill()
        setStroke()
    }
}
