import Foundation

extension DisplayItem {
    /// The item moved by points to the right and down.
    package func translated(x: CGFloat, y: CGFloat) -> DisplayItem {
        func moved(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x + x, y: point.y + y) }
        func all(_ items: [DisplayItem]) -> [DisplayItem] { items.map { $0.translated(x: x, y: y) } }
        switch self {
        case .fill(let shape, let color):
            return .fill(shape.translated(x: x, y: y), color)
        case .gradient(let shape, let gradient):
            return .gradient(shape.translated(x: x, y: y), gradient.translated(x: x, y: y))
        case .picture(let picture, let rect):
            return .picture(picture, in: rect.offsetBy(dx: x, dy: y))
        case .glyphs(let run, let origin, let color):
            return .glyphs(run, origin: moved(origin), color: color)
        case .clip(let shape, let items):
            return .clip(shape.translated(x: x, y: y), all(items))
        case .turned(let turn, let box, let items):
            return .turned(
                Turn(degrees: turn.degrees, about: moved(turn.center)), box: box.offsetBy(dx: x, dy: y), all(items))
        case .translucent(let opacity, let items):
            return .translucent(opacity: opacity, all(items))
        case .shadowed(let shadow, let items):
            return .shadowed(shadow, all(items))
        case .node(let node, let items):
            return .node(node, all(items))
        }
    }
}
