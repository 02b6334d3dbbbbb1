import Drawing
import Foundation

/// The contexts that code draws on, innermost last: one list for each thread, as in UIKit.
final class GraphicsStack {
    var contexts: [CGContext] = []

    private static let key = "balloon.graphics"

    /// The list of the running thread.
    static var current: GraphicsStack {
        let values = Thread.current.threadDictionary
        if let stack = values[key] as? GraphicsStack { return stack }
        let stack = GraphicsStack()
        values[key] = stack
        return stack
    }
}

/// The context that code draws on now; nil outside of drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsStack.current.contexts.last }

/// Draws on a context from now on.
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsStack.current.contexts.append(context) }

/// Draws on the context before it again.
public func UIGraphicsPopContext() { _ = GraphicsStack.current.contexts.popLast() }

/// Begins a picture of a size in points, one pixel to a point.
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

/// What was drawn so far; nil outside of a picture.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    UIGraphicsGetCurrentContext()?.picture().map { UIImage($0) }
}

/// Ends the picture.
public func UIGraphicsEndImageContext() { UIGraphicsPopContext() }

/// Fills a rectangle of the current context.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// Draws a line of a point inside the edge of a rectangle.
public func UIRectFrame(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.stroke(rect.shrunk(x: 0.5, y: 0.5), width: 1)
}

/// Cuts what is drawn next to a rectangle.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

extension UIColor {
    /// Makes it the colour of what is filled next in the current context.
    public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
    /// Makes it the colour of lines that are drawn next in the current context.
    public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
    /// Makes it the colour of all that is drawn next in the current context.
    public func set() {
        setFill()
        setStroke()
    }
}
