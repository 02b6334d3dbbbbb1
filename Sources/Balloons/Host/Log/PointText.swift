import Foundation

/// Lengths in a log.
enum PointText {
    /// Points to two decimals, without zeros at the end: `280.67`, `500`.
    static func short(_ points: CGFloat) -> String {
        guard points.isFinite, abs(points) < 1e9 else { return "\(points)" }
        let hundredths = Int((points * 100).rounded())
        let sign = hundredths < 0 ? "-" : ""
        let (whole, fraction) = abs(hundredths).quotientAndRemainder(dividingBy: 100)
        if fraction == 0 { return "\(sign)\(whole)" }
        let digits = fraction % 10 == 0 ? "\(fraction / 10)" : fraction < 10 ? "0\(fraction)" : "\(fraction)"
        return "\(sign)\(whole).\(digits)"
    }

    /// `280.67 × 500`.
    static func short(_ size: CGSize) -> String { "\(short(size.width)) × \(short(size.height))" }
}
