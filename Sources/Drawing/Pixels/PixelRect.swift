import Foundation

/// A box of whole pixels, y down; empty when an edge does not lie before its opposite.
struct PixelRect: Hashable {
    var left, top, right, bottom: Int

    var width: Int { max(0, right - left) }
    var height: Int { max(0, bottom - top) }
    var isEmpty: Bool { right <= left || bottom <= top }

    func intersection(_ other: PixelRect) -> PixelRect {
        PixelRect(
            left: max(left, other.left), top: max(top, other.top),
            right: min(right, other.right), bottom: min(bottom, other.bottom))
    }

    func union(_ other: PixelRect) -> PixelRect {
        PixelRect(
            left: min(left, other.left), top: min(top, other.top),
            right: max(right, other.right), bottom: max(bottom, other.bottom))
    }

    func outset(by length: Int) -> PixelRect {
        PixelRect(left: left - length, top: top - length, right: right + length, bottom: bottom + length)
    }

    /// The parts of it outside another box: at most four boxes, above, left, right and below.
    func parts(outside other: PixelRect) -> [PixelRect] {
        let hole = intersection(other)
        guard !hole.isEmpty else { return isEmpty ? [] : [self] }
        return [
            PixelRect(left: left, top: top, right: right, bottom: hole.top),
            PixelRect(left: left, top: hole.top, right: hole.left, bottom: hole.bottom),
            PixelRect(left: hole.right, top: hole.top, right: right, bottom: hole.bottom),
            PixelRect(left: left, top: hole.bottom, right: right, bottom: bottom),
        ].filter { !$0.isEmpty }
    }

    func offset(x: Int, y: Int) -> PixelRect {
        PixelRect(left: left + x, top: top + y, right: right + x, bottom: bottom + y)
    }
}

extension PixelRect {
    /// The smallest box of whole pixels around a rectangle in pixels.
    init(around rect: CGRect) {
        self.init(
            left: Int(rect.minX.rounded(.down)), top: Int(rect.minY.rounded(.down)),
            right: Int(rect.maxX.rounded(.up)), bottom: Int(rect.maxY.rounded(.up)))
    }

    /// The pixels of a canvas that lie completely in a box, in points: a pixel at the edge belongs to the box beside it.
    init(in box: CGRect, scale: Double, of canvas: PixelRect) {
        func pixel(_ edge: CGFloat, _ rounding: FloatingPointRoundingRule, from low: Int, to high: Int) -> Int {
            edge.isNaN ? low : Int(min(max((edge * scale).rounded(rounding), CGFloat(low)), CGFloat(high)))
        }
        self.init(
            left: pixel(box.minX, .up, from: canvas.left, to: canvas.right),
            top: pixel(box.minY, .up, from: canvas.top, to: canvas.bottom),
            right: pixel(box.maxX, .down, from: canvas.left, to: canvas.right),
            bottom: pixel(box.maxY, .down, from: canvas.top, to: canvas.bottom))
    }
}
