import Drawing
import Foundation

/// The outline of a symbol, in a square of 24 by 24. Overlapping parts are all clockwise, so that the
/// non-zero rule fills them; holes are anticlockwise.
struct SymbolPath {
    /// The side of the square.
    static let side: CGFloat = 24
    /// The thickness of lines.
    private static let thickness: CGFloat = 2.2

    private(set) var elements: [PathElement] = []

    init() {}

    /// Reads a drawing, a letter and its numbers one after the other: `L x y x y` a line with round ends, `O x y radius` a
    /// circle, `R x y width height radius` a rectangle with round corners, and both as a hole in small letters; an outline
    /// from `M x y` by lines `l x y` and curves `C x y x y x y` to `Z`.
    init(drawing: String) {
        var words = drawing.split(separator: " ")[...]
        while let letter = words.popFirst() {
            let numbers = words.prefix { $0.first?.isLetter == false }
            words = words.dropFirst(numbers.count)
            add(letter, numbers.compactMap { Double($0) }.map { CGFloat($0) })
        }
    }

    private mutating func add(_ letter: Substring, _ numbers: [CGFloat]) {
        func point(_ place: Int) -> CGPoint { CGPoint(x: numbers[place], y: numbers[place + 1]) }
        switch letter {
        case "L": line(numbers[0], numbers[1], numbers[2], numbers[3])
        case "O", "o": circle(numbers[0], numbers[1], radius: numbers[2], isHole: letter == "o")
        case "R", "r":
            let size = CGSize(width: numbers[2], height: numbers[3])
            rectangle(CGRect(origin: point(0), size: size), radius: numbers[4], isHole: letter == "r")
        case "M": elements.append(.move(point(0)))
        case "l": elements.append(.line(point(0)))
        case "C": elements.append(.cubic(point(0), point(2), point(4)))
        case "Z": elements.append(.close)
        default: preconditionFailure("\(letter) draws nothing")
        }
    }

    /// Adds a line with round ends.
    mutating func line(_ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat) {
        let length = ((x2 - x1) * (x2 - x1) + (y2 - y1) * (y2 - y1)).squareRoot()
        let radius = Self.thickness / 2
        let (along, handle) = (radius / length, radius * RoundedRectangle.circularHandle / length)
        let (dx, dy) = (x2 - x1, y2 - y1)
        /// A point offset from an end: `forward` along the line, `left` to its left.
        func point(_ x: CGFloat, _ y: CGFloat, forward: CGFloat, left: CGFloat) -> CGPoint {
            CGPoint(x: x + dx * forward + dy * left, y: y + dy * forward - dx * left)
        }
        func end(_ x: CGFloat, _ y: CGFloat, _ forward: CGFloat) -> [PathElement] {
            [
                .cubic(
                    point(x, y, forward: forward * handle, left: forward * along),
                    point(x, y, forward: forward * along, left: forward * handle),
                    point(x, y, forward: forward * along, left: 0)),
                .cubic(
                    point(x, y, forward: forward * along, left: -forward * handle),
                    point(x, y, forward: forward * handle, left: -forward * along),
                    point(x, y, forward: 0, left: -forward * along)),
            ]
        }
        elements += [
            .move(point(x1, y1, forward: 0, left: along)), .line(point(x2, y2, forward: 0, left: along)),
        ]
        elements += end(x2, y2, 1)
        elements += [.line(point(x1, y1, forward: 0, left: -along))]
        elements += end(x1, y1, -1)
        elements += [.close]
    }

    /// Adds a polygon.
    mutating func polygon(_ corners: [CGPoint]) {
        elements += corners.enumerated().map { index, corner in index == 0 ? .move(corner) : .line(corner) }
        elements.append(.close)
    }

    /// Adds a rectangle with round corners, or cuts it out.
    mutating func rectangle(_ rect: CGRect, radius: CGFloat, isHole: Bool = false) {
        let outline = RoundedRectangle.elements(rect, radius: radius, style: .circular)
        elements += isHole ? outline.map { $0.mirrored(about: rect.midX) } : outline
    }

    /// Adds a circle, or cuts it out.
    mutating func circle(_ x: CGFloat, _ y: CGFloat, radius: CGFloat, isHole: Bool = false) {
        rectangle(
            CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius), radius: radius, isHole: isHole)
    }

    /// The outline in a rectangle, mirrored if needed.
    func placed(in rect: CGRect, isMirrored: Bool) -> [PathElement] {
        let scale = rect.width / Self.side
        return elements.map { element in
            (isMirrored ? element.mirrored(about: Self.side / 2) : element).mapped {
                CGPoint(x: rect.minX + $0.x * scale, y: rect.minY + $0.y * scale)
            }
        }
    }
}

extension PathElement {
    fileprivate func mirrored(about x: CGFloat) -> PathElement { mapped { CGPoint(x: 2 * x - $0.x, y: $0.y) } }
}

extension SymbolName {
    /// The outline in a rectangle, mirrored if needed.
    package func outline(in rect: CGRect, isMirrored: Bool) -> [PathElement] {
        path.placed(in: rect, isMirrored: isMirrored)
    }
}
