import Drawing
import Foundation

/// The reception, the network and the battery of a status bar, all full.
struct StatusSymbols {
    /// A symbol with its name in records.
    struct Symbol {
        let name: String
        let frame: CGRect
        let shape: Shape
    }

    /// From the left.
    let shapes: [Symbol]

    /// - Parameter letters: the size of the letters beside them; at 17 points the three are 78 wide.
    init(around middle: CGPoint, letters: CGFloat) {
        let unit = letters / 17
        func frame(_ x: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
            CGRect(
                x: middle.x + (x - 39) * unit, y: middle.y - height * unit / 2, width: width * unit,
                height: height * unit)
        }
        shapes = [
            Self.reception(in: frame(0, 19, 12)), Self.network(in: frame(25, 17, 12)),
            Self.battery(in: frame(49, 27, 13)),
        ]
    }

    /// Four bars, each taller than the one before.
    private static func reception(in frame: CGRect) -> Symbol {
        let step = frame.width / 4
        let bars = (0..<4).flatMap { index in
            let height = frame.height * (0.34 + 0.22 * CGFloat(index))
            return RoundedRectangle.elements(
                CGRect(
                    x: frame.minX + CGFloat(index) * step, y: frame.maxY - height, width: step * 0.68, height: height),
                radius: step * 0.22, style: .circular)
        }
        return Symbol(name: "reception", frame: frame, shape: .path(bars))
    }

    /// A fan of two arcs over a wedge.
    private static func network(in frame: CGRect) -> Symbol {
        let foot = CGPoint(x: frame.midX, y: frame.maxY)
        let arcs = [(0.0, 0.34), (0.48, 0.68), (0.82, 1.0)].flatMap { inner, outer in
            sector(at: foot, from: frame.height * inner, to: frame.height * outer)
        }
        return Symbol(name: "network", frame: frame, shape: .path(arcs))
    }

    /// A quarter of a ring that opens upward, in steps too small to see.
    private static func sector(at foot: CGPoint, from inner: CGFloat, to outer: CGFloat) -> [PathElement] {
        let angles = (0...12).map { CGFloat.pi * (1.25 + 0.5 * CGFloat($0) / 12) }
        func at(_ angle: CGFloat, _ radius: CGFloat) -> CGPoint {
            CGPoint(x: foot.x + cos(angle) * radius, y: foot.y + sin(angle) * radius)
        }
        let outline = angles.map { at($0, outer) } + angles.reversed().map { at($0, inner) }
        return [.move(outline[0])] + outline.dropFirst().map { .line($0) } + [.close]
    }

    /// A body with a cap at its right.
    private static func battery(in frame: CGRect) -> Symbol {
        let body = CGRect(x: frame.minX, y: frame.minY, width: frame.width * 0.92, height: frame.height)
        let cap = CGRect(
            x: body.maxX + frame.width * 0.03, y: frame.midY - frame.height * 0.16, width: frame.width * 0.05,
            height: frame.height * 0.32)
        return Symbol(
            name: "battery", frame: frame,
            shape: .path(
                RoundedRectangle.elements(body, radius: frame.height * 0.32, style: .continuous)
                    + RoundedRectangle.elements(cap, radius: cap.width / 2, style: .circular)))
    }
}
