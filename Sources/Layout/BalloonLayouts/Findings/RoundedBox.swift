import Drawing
import Foundation

/// A box with round corners, and how far something extends beyond it.
struct RoundedBox {
    private let box: CGRect
    private let radius: CGFloat

    /// The inside of a clip or of a border in a view; nil for another shape, such as that of a balloon.
    init?(inside shape: Shape) {
        switch shape {
        case .rounded(let box, let radius, _): self.init(box, radius: radius)
        case .border(let box, let width, let radius, _):
            self.init(box.shrunk(x: width, y: width), radius: max(0, radius - width))
        default: return nil
        }
    }

    init(_ box: CGRect, radius: CGFloat) {
        self.box = box
        self.radius = max(0, min(radius, box.width / 2, box.height / 2))
    }

    /// How far letters extend beyond the box, on the side where they do most. At its round corners half of their height
    /// counts, where every letter has ink at its sides: a C has none in its corners.
    func excess(of other: CGRect) -> CGFloat {
        let inset = inset(at: other.midY)
        return max(
            box.minX + inset - other.minX, other.maxX - box.maxX + inset, box.minY - other.minY,
            other.maxY - box.maxY)
    }

    /// The box whose corners touch the arcs: a quarter circle of radius r leaves r × (1 − 1/√2).
    var inner: CGRect {
        let margin = radius * (1 - 0.5.squareRoot())
        return box.shrunk(x: margin, y: margin)
    }

    /// How much narrower it is on each side at a height.
    func inset(at y: CGFloat) -> CGFloat {
        let rise = min(radius, max(0, radius - min(y - box.minY, box.maxY - y)))
        return radius - (radius * radius - rise * rise).squareRoot()
    }
}
