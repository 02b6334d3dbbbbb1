import Foundation

/// Lengths for people.
enum LengthText {
    /// Points to two decimals, without zeros at the end.
    static func points(_ value: CGFloat) -> String {
        let hundredths = Int((Double(value) * 100).rounded())
        let (whole, fraction) = abs(hundredths).quotientAndRemainder(dividingBy: 100)
        let sign = hundredths < 0 ? "-" : ""
        if fraction == 0 { return "\(sign)\(whole)" }
        let digits = fraction < 10 ? "0\(fraction)" : fraction % 10 == 0 ? "\(fraction / 10)" : "\(fraction)"
        return "\(sign)\(whole).\(digits)"
    }
}
