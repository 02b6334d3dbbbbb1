import Foundation

/// The outline of a balloon: a body with continuous corners and a tail at one of its bottom corners.
package struct BalloonShape: Sendable, Hashable {
    /// How a balloon points at its sender.
    package enum TailStyle: String, Sendable, Hashable, CaseIterable {
        /// No tail: within a run of one sender, and in the input field.
        case none
        /// The tail is beside the body and ends level with it, as before iOS 26.
        case side
        /// The tail is below the body, with its neck inside the side, as on iOS 26.
        case bottom
        /// The tail is below the body and a little longer, as on iOS 27.
        case long
        /// The tail is below the body, in the size of macOS 26.
        case mac
    }

    /// The corner at which the tail is.
    package enum TailCorner: String, Sendable, Hashable, CaseIterable {
        case bottomLeft
        case bottomRight
    }

    /// The balloon without its tail, in points.
    package var body: CGRect
    /// The radius of the corners in points, limited to half the shorter side.
    package var radius: CGFloat
    /// The curve of the corners.
    package var cornerStyle: CornerStyle
    package var tail: TailStyle
    package var corner: TailCorner
    /// How far the tail extends beyond the body, in points, limited to the body's shorter side.
    package let tailLength: CGFloat

    package init(
        body: CGRect, radius: CGFloat, cornerStyle: CornerStyle = .continuous, tail: TailStyle,
        corner: TailCorner, tailLength: CGFloat
    ) {
        self.body = body
        self.radius = radius
        self.cornerStyle = cornerStyle
        self.tail = tail
        self.corner = corner
        self.tailLength = max(0, min(tailLength, body.width, body.height))
    }

    /// Body and tail, in points.
    package var bounds: CGRect {
        switch (tail, corner) {
        case (.none, _):
            return body
        case (.bottom, _), (.long, _), (.mac, _):
            return CGRect(x: body.minX, y: body.minY, width: body.width, height: body.height + tailLength)
        case (.side, .bottomRight):
            return CGRect(x: body.minX, y: body.minY, width: body.width + tailLength, height: body.height)
        case (.side, .bottomLeft):
            return CGRect(
                x: body.minX - tailLength, y: body.minY, width: body.width + tailLength, height: body.height)
        }
    }
}

extension BalloonShape {
    /// The shape in pixels, with the sides of its body on the grid; the tip of the tail may be between pixels.
    func snapped(to grid: CanvasGrid) -> BalloonShape {
        BalloonShape(
            body: CGRect(grid.snapped(body)), radius: radius * grid.scale, cornerStyle: cornerStyle, tail: tail,
            corner: corner,
            tailLength: tailLength * grid.scale)
    }

    /// The outline as one contour.
    var elements: [PathElement] {
        let radius = RoundedRectangle.held(radius, in: body)
        guard tail != .none, tailLength > 0, radius > 0 else {
            return RoundedRectangle.elements(body, radius: radius, style: cornerStyle)
        }
        var corners = RoundedRectangle.corners(body, radius: radius, style: cornerStyle)
        // Of the corners, clockwise from the top right, the tail replaces the second.
        switch tail {
        case .none: break
        case .side: corners[1] = sideTail(radius)
        case .bottom: corners[1] = TailOutline.phone.points(radius: radius, length: tailLength, in: body)
        case .long: corners[1] = TailOutline.longPhone.points(radius: radius, length: tailLength, in: body)
        case .mac: corners[1] = TailOutline.mac.points(radius: radius, length: tailLength, in: body)
        }
        let outline = RoundedRectangle.joined(corners)
        guard corner == .bottomLeft else { return outline }
        return outline.map { step in step.mapped { CGPoint(x: 2 * body.midX - $0.x, y: $0.y) } }
    }

    /// A tail on the right instead of the body's corner, from the right side to the bottom: first the edge that
    /// curves out to the tip, then the edge back below it. The curves are inferred; only the tail's length is known.
    private func sideTail(_ radius: CGFloat) -> [CGPoint] {
        func inside(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: -x * radius, y: -y * radius) }
        let points = [
            inside(0, 0.64),
            inside(0, 0.17), CGPoint(x: tailLength * 0.35, y: -radius * 0.045), CGPoint(x: tailLength, y: 0),
            CGPoint(x: tailLength * 0.3, y: 0), inside(0.20, 0.07), inside(0.39, 0.235),
            inside(0.61, 0.05), inside(0.89, 0), inside(1.17, 0),
        ]
        return points.map { CGPoint(x: body.maxX + $0.x, y: body.maxY + $0.y) }
    }
}
