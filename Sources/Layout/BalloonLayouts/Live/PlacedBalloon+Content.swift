import Drawing
import Foundation
import ViewLayout

extension PlacedBalloon {
    /// The same balloon without content, except for the app's icon. Nil for what is not a balloon of an app, such as a
    /// conversation.
    package var withoutContent: PlacedBalloon? {
        guard case .balloon = balloon.clip else { return nil }
        var empty = balloon
        empty.children = balloon.children.filter(\.isIcon)
        var emptied = PlacedBalloon(size: size, balloon: empty, traits: traits, findings: [])
        emptied.attribution = attribution
        return emptied
    }

    /// Whether a picture of the balloon certainly shows more than that of ``withoutContent``: in its middle, beside the
    /// icon, a pixel has another colour than the balloon. False where it must be drawn to know.
    package func certainlyShowsContent(in picture: Bitmap) -> Bool {
        guard case .balloon(let shape) = balloon.clip, case .fill(_, let color) = balloon.content, color.alpha == 255
        else { return false }
        // Between the corners, which cut off at most twice their radius of a side.
        let (body, margin) = (shape.body, 2 * shape.radius)
        let left = balloon.children.reduce(body.minX + margin) { $1.isIcon ? max($0, $1.frame.maxX + 1) : $0 }
        func pixels(_ start: CGFloat, _ end: CGFloat, limit: Int) -> Range<Int> {
            let scale = CGFloat(traits.pixelsPerPoint)
            let first = Int((max(0, start) * scale).rounded(.up))
            return first..<max(first, min(limit, Int((end * scale).rounded(.down))))
        }
        return picture.hasPixel(
            otherThan: color, in: pixels(left, body.maxX - margin, limit: picture.width),
            pixels(body.minY + 1, body.maxY - 1, limit: picture.height))
    }

    /// Whether a live layout is shown without a visible view: no code ran, or its view is empty.
    package var hasUndrawnView: Bool { root.holdsUndrawnView }
}

extension PlacedNode {
    fileprivate var isIcon: Bool { id == BalloonFrame.iconName }

    fileprivate var holdsUndrawnView: Bool {
        if kind == BalloonFrame.liveKind, case .balloon = clip { return children.allSatisfy(\.isIcon) }
        return children.contains(where: \.holdsUndrawnView)
    }
}

extension Bitmap {
    /// Whether a pixel of a box that is on the bitmap has another colour than an opaque one.
    fileprivate func hasPixel(otherThan color: Color, in columns: Range<Int>, _ rows: Range<Int>) -> Bool {
        pixels.withUnsafeBufferPointer { pixels in
            rows.contains { row in
                columns.contains { column in
                    let index = (row * width + column) * 4
                    return pixels[index] != color.red || pixels[index + 1] != color.green
                        || pixels[index + 2] != color.blue || pixels[index + 3] != 255
                }
            }
        }
    }
}
