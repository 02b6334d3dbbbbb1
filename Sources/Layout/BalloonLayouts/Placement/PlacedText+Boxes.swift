import Foundation
import Typesetting
import ViewLayout

extension PlacedText {
    /// The boxes of the lines, each from its ascent to its descent.
    var lineBoxes: [CGRect] { zip(layout.lines, lineOrigins).map { $0.box(at: $1) } }
}

extension TextLine {
    /// The box from the ascent to the descent, where the line's baseline begins at a point.
    func box(at origin: CGPoint) -> CGRect {
        CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
    }

    /// The part of a line's ascent that capitals have (San Francisco: 0.705 of 0.952 em); the part above is empty.
    private static let capitalPart: CGFloat = 0.75

    /// The box from the tops of capitals to the baseline, where the line's baseline begins at a point.
    func capitals(at origin: CGPoint) -> CGRect {
        let height = ascent * Self.capitalPart
        return CGRect(x: origin.x, y: origin.y - height, width: width, height: height)
    }
}

extension InkBounds {
    /// The box of a line's ink, where the line's baseline begins at a point.
    func box(at origin: CGPoint) -> CGRect {
        CGRect(x: origin.x + left, y: origin.y + top, width: right - left, height: bottom - top)
    }
}
