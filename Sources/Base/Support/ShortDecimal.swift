/// Numbers in the form that people write: without zeros at the end, and without a trailing point.
package enum ShortDecimal {
    /// At most three decimals, for sentences and labels.
    package static func text(_ value: Double) -> String {
        var text = FixedDecimal.text(value)
        guard text.contains("."), !text.contains("e") else { return text }
        while text.hasSuffix("0") { text.removeLast() }
        if text.hasSuffix(".") { text.removeLast() }
        return text
    }

    /// With a sign, also on positive values; zero has none.
    package static func signed(_ value: Double) -> String {
        let text = text(value)
        return value > 0 && text != "0" ? "+" + text : text
    }

    /// At most two decimals, for lengths in tables and logs: `280.67`, `500`.
    package static func points(_ points: Double) -> String {
        guard points.isFinite, abs(points) < 1e9 else { return "\(points)" }
        let hundredths = Int((points * 100).rounded())
        let sign = hundredths < 0 ? "-" : ""
        let (whole, fraction) = abs(hundredths).quotientAndRemainder(dividingBy: 100)
        if fraction == 0 { return "\(sign)\(whole)" }
        let digits = fraction % 10 == 0 ? "\(fraction / 10)" : fraction < 10 ? "0\(fraction)" : "\(fraction)"
        return "\(sign)\(whole).\(digits)"
    }

    /// The fewest decimals that read back as the same number; whole numbers without a fraction.
    package static func exact(_ value: Double) -> String {
        value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : "\(value)"
    }
}
