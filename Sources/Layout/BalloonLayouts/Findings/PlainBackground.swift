import Drawing
import Foundation

/// Finds the colour under a box without drawing, if all of the box has one colour. Most texts are on
/// the balloon's background or on a fill, and drawing a balloon takes a thousand times as long.
struct PlainBackground {
    /// What is under a box.
    enum Background: Equatable {
        /// Nothing is drawn there.
        case nothing
        /// One opaque colour.
        case plain(Color)
        /// Several colours, or a blend: it must be drawn.
        case unknown
    }

    private let items: [DisplayItem]

    /// - Parameter items: what is drawn, back to front.
    init(_ items: [DisplayItem]) { self.items = items }

    /// What is under a box.
    /// - Complexity: O(items).
    func background(under box: CGRect) -> Background {
        var background = Background.nothing
        Self.draw(items, under: box, on: &background)
        return background
    }

    private static func draw(_ items: [DisplayItem], under box: CGRect, on background: inout Background) {
        for item in items { draw(item, under: box, on: &background) }
    }

    private static func draw(_ item: DisplayItem, under box: CGRect, on background: inout Background) {
        switch item {
        case .fill(let shape, let color):
            guard color.alpha > 0, shape.touches(box) else { return }
            background = color.alpha == 255 && shape.surelyHolds(box) ? .plain(color) : .unknown
        case .gradient(let shape, _):
            if shape.touches(box) { background = .unknown }
        case .picture(_, let extent):
            if Shape.rectangle(extent).touches(box) { background = .unknown }
        case .glyphs:
            return
        case .clip(let shape, let items):
            guard shape.touches(box) else { return }
            if shape.surelyHolds(box) {
                draw(items, under: box, on: &background)
            } else {
                drawGroup(items, under: box, on: &background)
            }
        case .translucent(_, let items):
            drawGroup(items, under: box, on: &background)
        case .turned(_, let extent, let items):
            // At any rotation it stays within a circle around its centre.
            let radius = hypot(extent.width, extent.height) / 2
            let circle = CGRect(
                x: extent.midX - radius, y: extent.midY - radius, width: 2 * radius, height: 2 * radius)
            if !items.isEmpty, Shape.rectangle(circle).touches(box) { background = .unknown }
        case .shadowed(let shadow, let items):
            let reach = 3 * shadow.radius + max(abs(shadow.x), abs(shadow.y))
            var shaded = Background.nothing
            draw(items, under: box.shrunk(x: -reach, y: -reach), on: &shaded)
            guard shaded != .nothing else { return }
            var above = Background.nothing
            draw(items, under: box, on: &above)
            if case .plain = above { background = above } else { background = .unknown }
        case .node(_, let items):
            draw(items, under: box, on: &background)
        }
    }

    /// A group that is drawn as one picture and is not opaque.
    private static func drawGroup(_ items: [DisplayItem], under box: CGRect, on background: inout Background) {
        var group = Background.nothing
        draw(items, under: box, on: &group)
        if group != .nothing { background = .unknown }
    }
}

extension Shape {
    /// Whether a part of a box may be inside.
    fileprivate func touches(_ box: CGRect) -> Bool {
        let bounds =
            switch self {
            case .rectangle(let box), .rounded(let box, _, _), .border(let box, _, _, _): box
            case .balloon(let balloon): balloon.bounds
            case .path(let elements), .evenOdd(let elements): elements.boundingBox
            }
        return bounds.minX < box.maxX + 1 && box.minX < bounds.maxX + 1 && bounds.minY < box.maxY + 1
            && box.minY < bounds.maxY + 1
    }

    /// Whether all of a box is certainly inside, by its edges: Foundation's `contains` asks whether the union is the outer
    /// box, which rounding denies. The corner of a rounded rectangle cuts off at most a third of its radius.
    fileprivate func surelyHolds(_ box: CGRect) -> Bool {
        func holds(_ outer: CGRect, radius: CGFloat) -> Bool {
            let held = min(radius, min(outer.width, outer.height) / 2)
            // Corners cut off nothing in the middle of a side.
            let across = outer.shrunk(x: 2 * held, y: 0)
            let upright = outer.shrunk(x: 0, y: 2 * held)
            let inner = outer.shrunk(x: held / 3, y: held / 3)
            return [across, upright, inner].contains { !$0.isEmpty && box.excess(over: $0) <= 0 }
        }
        return switch self {
        case .rectangle(let outer): box.excess(over: outer) <= 0
        case .rounded(let outer, let radius, _): holds(outer, radius: radius)
        case .balloon(let balloon): holds(balloon.body, radius: balloon.radius)
        case .border, .path, .evenOdd: false
        }
    }
}
