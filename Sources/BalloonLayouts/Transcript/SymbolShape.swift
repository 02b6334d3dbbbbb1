import Drawing
import Foundation

/// The strokes of the small symbols on buttons, as outlines: fonts have no symbols of their own for them. Strokes have
/// round ends, where they join too, and lie in the frame.
enum SymbolShape {
    /// Two strokes across each other.
    static func plus(in frame: CGRect, thickness: CGFloat) -> Shape {
        let (box, thickness) = middles(of: thickness, in: frame)
        return .path(
            stroke(CGPoint(x: box.minX, y: box.midY), CGPoint(x: box.maxX, y: box.midY), thickness)
                + stroke(CGPoint(x: box.midX, y: box.minY), CGPoint(x: box.midX, y: box.maxY), thickness))
    }

    /// Two strokes from corner to corner.
    static func cross(in frame: CGRect, thickness: CGFloat) -> Shape {
        let (box, thickness) = middles(of: thickness, in: frame)
        return .path(
            stroke(CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.maxY), thickness)
                + stroke(CGPoint(x: box.minX, y: box.maxY), CGPoint(x: box.maxX, y: box.minY), thickness))
    }

    /// An arrow that points up.
    static func arrow(in frame: CGRect, thickness: CGFloat) -> Shape {
        let (box, thickness) = middles(of: thickness, in: frame)
        let tip = CGPoint(x: box.midX, y: box.minY)
        let ends = [
            CGPoint(x: box.midX, y: box.maxY), CGPoint(x: box.minX, y: box.minY + box.width / 2),
            CGPoint(x: box.maxX, y: box.minY + box.width / 2),
        ]
        return .path(ends.flatMap { stroke(tip, $0, thickness) })
    }

    /// Where the middles of strokes may run, and how thick they are: no thicker than half the frame, so that a symbol
    /// on the smallest button is still one.
    private static func middles(of thickness: CGFloat, in frame: CGRect) -> (box: CGRect, thickness: CGFloat) {
        let thickness = min(thickness, min(frame.width, frame.height) / 2)
        return (frame.insetBy(dx: thickness / 2, dy: thickness / 2), thickness)
    }

    /// A bar between two points with a half circle around each, always clockwise, so that bars add up under the
    /// non-zero rule.
    private static func stroke(_ start: CGPoint, _ end: CGPoint, _ thickness: CGFloat) -> [PathElement] {
        let (x, y) = (end.x - start.x, end.y - start.y)
        let length = (x * x + y * y).squareRoot()
        guard length > 0 else { return [] }
        let radius = thickness / 2
        /// A point beside another, so many radii further on and to the right.
        func beside(_ point: CGPoint, on: CGFloat, right: CGFloat) -> CGPoint {
            CGPoint(
                x: point.x + (on * x - right * y) / length * radius, y: point.y + (on * y + right * x) / length * radius
            )
        }
        /// From the left of an end around it to its right, `on` being 1 at the last point and -1, seen from it, at the
        /// first.
        func cap(_ point: CGPoint, _ on: CGFloat) -> [PathElement] {
            let handle = RoundedRectangle.circularHandle
            return [
                .cubic(
                    beside(point, on: on * handle, right: -on), beside(point, on: on, right: -on * handle),
                    beside(point, on: on, right: 0)),
                .cubic(
                    beside(point, on: on, right: on * handle), beside(point, on: on * handle, right: on),
                    beside(point, on: 0, right: on)),
            ]
        }
        return [.move(beside(start, on: 0, right: -1)), .line(beside(end, on: 0, right: -1))] + cap(end, 1)
            + [.line(beside(start, on: 0, right: 1))] + cap(start, -1) + [.close]
    }
}
