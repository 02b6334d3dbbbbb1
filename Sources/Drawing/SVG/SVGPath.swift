import Foundation
import Support

/// Outlines as the data of an SVG path.
enum SVGPath {
    static func data(_ elements: [PathElement]) -> String {
        elements.map { element in
            switch element {
            case .move(let point): "M\(text(point))"
            case .line(let point): "L\(text(point))"
            case .cubic(let first, let second, let end): "C\(text(first)) \(text(second)) \(text(end))"
            case .close: "Z"
            }
        }.joined()
    }

    private static func text(_ point: CGPoint) -> String { SVGNumber.text(point.x) + " " + SVGNumber.text(point.y) }
}

/// Numbers with at most three decimals, without exponents and in no locale.
enum SVGNumber {
    /// The limit of numbers; what is beyond it is never visible.
    private static let largest = 1e9
    /// The smallest difference of two numbers.
    static let unit = 0.001

    static func text(_ value: Double) -> String { ShortDecimal.text(min(max(value, -largest), largest)) }

    /// The place and size of an element.
    static func attributes(of rect: CGRect) -> String {
        "x=\"\(text(rect.minX))\" y=\"\(text(rect.minY))\" width=\"\(text(rect.width))\" height=\"\(text(rect.height))\""
    }
}
