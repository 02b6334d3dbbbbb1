import Drawing
import Foundation

/// The strokes of the small symbols on buttons, as outlines, because the fonts have no such symbols. Strokes have
/// round ends and joins, and are inside the frame.
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

    /// A capsule in a bowl on a stand.
    static func microphone(in frame: CGRect, thickness: CGFloat) -> Shape {
        let (box, thickness) = middles(of: thickness, in: frame)
        let (width, height) = (box.width * 0.34, box.height * 0.62)
        let capsule = CGRect(x: box.midX - width / 2, y: frame.minY, width: width, height: height)
        let bowl = box.width * 0.31
        let middle = CGPoint(x: box.midX, y: frame.minY + height - width / 2)
        return .path(
            RoundedRectangle.elements(capsule, radius: width / 2, style: .circular)
                + halfRing(around: middle, radius: bowl, thickness: thickness)
                + stroke(CGPoint(x: box.midX, y: middle.y + bowl), CGPoint(x: box.midX, y: box.maxY), thickness)
                + stroke(
                    CGPoint(x: box.midX - bowl * 0.7, y: box.maxY), CGPoint(x: box.midX + bowl * 0.7, y: box.maxY),
                    thickness))
    }

    /// Three rods that form an A.
    static func apps(in frame: CGRect, thickness: CGFloat) -> Shape {
        let (box, thickness) = middles(of: thickness, in: frame)
        let top = CGPoint(x: box.midX, y: box.minY)
        let bar = box.minY + box.height * 0.68
        return .path(
            stroke(top, CGPoint(x: box.minX + box.width * 0.1, y: box.maxY), thickness)
                + stroke(top, CGPoint(x: box.maxX - box.width * 0.1, y: box.maxY), thickness)
                + stroke(CGPoint(x: box.minX, y: bar), CGPoint(x: box.maxX, y: bar), thickness))
    }

    /// A smiling face: a ring, two eyes and a mouth.
    static func smile(in frame: CGRect, thickness: CGFloat) -> Shape {
        let (box, thickness) = middles(of: thickness, in: frame)
        let middle = CGPoint(x: box.midX, y: box.midY)
        let radius = box.width / 2
        let eyes = [-1.0, 1.0].flatMap { side in
            let x = middle.x + side * radius * 0.38
            return stroke(
                CGPoint(x: x, y: middle.y - radius * 0.38), CGPoint(x: x, y: middle.y - radius * 0.2), thickness)
        }
        let mouth = CGPoint(x: middle.x, y: middle.y + radius * 0.05)
        return .path(
            halfRing(around: middle, radius: radius, thickness: thickness)
                + halfRing(around: middle, radius: radius, thickness: thickness, isUpper: true) + eyes
                + halfRing(around: mouth, radius: radius * 0.52, thickness: thickness))
    }

    /// The lower or upper half of a ring, clockwise.
    private static func halfRing(
        around middle: CGPoint, radius: CGFloat, thickness: CGFloat, isUpper: Bool = false
    ) -> [PathElement] {
        let (outer, inner) = (radius + thickness / 2, radius - thickness / 2)
        let handle = RoundedRectangle.circularHandle
        let turn: CGFloat = isUpper ? -1 : 1
        func at(_ x: CGFloat, _ y: CGFloat, _ length: CGFloat) -> CGPoint {
            CGPoint(x: middle.x + x * length * turn, y: middle.y + y * length * turn)
        }
        return [
            .move(at(1, 0, outer)), .cubic(at(1, handle, outer), at(handle, 1, outer), at(0, 1, outer)),
            .cubic(at(-handle, 1, outer), at(-1, handle, outer), at(-1, 0, outer)), .line(at(-1, 0, inner)),
            .cubic(at(-1, handle, inner), at(-handle, 1, inner), at(0, 1, inner)),
            .cubic(at(handle, 1, inner), at(1, handle, inner), at(1, 0, inner)), .close,
        ]
    }

    /// The box for the centre lines of strokes, and their thickness: at most half the frame, so that a symbol
    /// on the smallest button is still recognizable.
    private static func middles(of thickness: CGFloat, in frame: CGRect) -> (box: CGRect, thickness: CGFloat) {
        let thickness = min(thickness, min(frame.width, frame.height) / 2)
        return (frame.shrunk(x: thickness / 2, y: thickness / 2), thickness)
    }

    /// A bar between two points with a half circle at each end. It is always clockwise, so that overlapping bars are
    /// filled under the non-zero rule.
    private static func stroke(_ start: CGPoint, _ end: CGPoint, _ thickness: CGFloat) -> [PathElement] {
        let (x, y) = (end.x - start.x, end.y - start.y)
        let length = (x * x + y * y).squareRoot()
        guard length > 0 else { return [] }
        let radius = thickness / 2
        /// A point offset from another, in radii along and across the stroke.
        func beside(_ point: CGPoint, on: CGFloat, right: CGFloat) -> CGPoint {
            CGPoint(
                x: point.x + (on * x - right * y) / length * radius, y: point.y + (on * y + right * x) / length * radius
            )
        }
        /// The half circle around an end from its left to its right. `on` is 1 at the last point and -1 at the first.
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
