import Foundation

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
    /// What is beyond this cannot be seen on any canvas.
    private static let greatest = 1e9

    static func text(_ value: Double) -> String {
        let thousandths = Int((min(max(value, -greatest), greatest) * 1000).rounded())
        let (whole, rest) = abs(thousandths).quotientAndRemainder(dividingBy: 1000)
        let sign = thousandths < 0 ? "-" : ""
        guard rest != 0 else { return "\(sign)\(whole)" }
        var decimals = String(rest + 1000).dropFirst()
        while decimals.last == "0" { decimals.removeLast() }
        return "\(sign)\(whole).\(decimals)"
    }
}
