import Drawing
import Foundation

/// The strokes of the small symbols on buttons, as outlines: fonts have no symbols of their own for them.
enum SymbolShape {
    /// Two bars across each other.
    static func plus(in frame: CGRect, thickness: CGFloat) -> Shape {
        .path(
            rectangle(CGRect(x: frame.minX, y: frame.midY - thickness / 2, width: frame.width, height: thickness))
                + rectangle(
                    CGRect(x: frame.midX - thickness / 2, y: frame.minY, width: thickness, height: frame.height)))
    }

    /// Two strokes from corner to corner.
    static func cross(in frame: CGRect, thickness: CGFloat) -> Shape {
        .path(
            stroke(CGPoint(x: frame.minX, y: frame.minY), CGPoint(x: frame.maxX, y: frame.maxY), thickness)
                + stroke(CGPoint(x: frame.minX, y: frame.maxY), CGPoint(x: frame.maxX, y: frame.minY), thickness))
    }

    /// An arrow that points up.
    static func arrow(in frame: CGRect, thickness: CGFloat) -> Shape {
        let top = CGPoint(x: frame.midX, y: frame.minY)
        let reach = frame.width / 2
        return .path(
            stroke(
                CGPoint(x: frame.midX, y: frame.minY + thickness / 2), CGPoint(x: frame.midX, y: frame.maxY), thickness)
                + stroke(top, CGPoint(x: frame.minX, y: frame.minY + reach), thickness)
                + stroke(top, CGPoint(x: frame.maxX, y: frame.minY + reach), thickness))
    }

    private static func rectangle(_ rect: CGRect) -> [PathElement] {
        [
            .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
            .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)), .close,
        ]
    }

    /// A bar between two points, always clockwise, so that bars add up under the non-zero rule.
    private static func stroke(_ start: CGPoint, _ end: CGPoint, _ thickness: CGFloat) -> [PathElement] {
        let (x, y) = (end.x - start.x, end.y - start.y)
        let length = (x * x + y * y).squareRoot()
        guard length > 0 else { return [] }
        let across = CGPoint(x: -y / length * thickness / 2, y: x / length * thickness / 2)
        func moved(_ point: CGPoint, _ sign: CGFloat) -> CGPoint {
            CGPoint(x: point.x + sign * across.x, y: point.y + sign * across.y)
        }
        return [.move(moved(start, -1)), .line(moved(end, -1)), .line(moved(end, 1)), .line(moved(start, 1)), .close]
    }
}
