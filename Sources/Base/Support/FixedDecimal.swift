import Foundation

/// Numbers in records: three decimals, a point, no locale, no negative zero.
package enum FixedDecimal {
    /// Thousandths in one.
    private static let thousandths = 1000.0

    /// The number as text. Numbers too large for three decimals, and infinities, are written as Swift writes them.
    package static func text(_ value: Double) -> String {
        let scaled = (value * thousandths).rounded()
        guard abs(scaled) < 9e15 else { return value.description }
        let digits = Int64(scaled)
        let fraction = String(digits.magnitude % 1000)
        let padding = String(repeating: "0", count: 3 - fraction.count)
        return "\(digits < 0 ? "-" : "")\(digits.magnitude / 1000).\(padding)\(fraction)"
    }

    /// The number that ``text(_:)`` writes and ``value(of:)`` reads back, never a negative zero.
    package static func rounded(_ value: Double) -> Double {
        let scaled = (value * thousandths).rounded()
        guard abs(scaled) < 9e15 else { return value }
        return Double(Int64(scaled)) / thousandths
    }

    /// What is left of a movement when another has carried it. Of two numbers that were rounded, one step more is no
    /// movement.
    package static func rest(of movement: Double, carriedBy carrying: Double) -> Double {
        let rest = rounded(movement - carrying)
        return rounded(carrying) != 0 && abs(rest) <= 1 / thousandths ? 0 : rest
    }

    /// The number to four decimals, as reports in JSON have it, never a negative zero.
    package static func roundedToTenThousandth(_ value: Double) -> Double {
        let scaled = (value * 10_000).rounded() / 10_000
        return scaled == 0 ? 0 : scaled
    }

    /// Reads a number; nil for other text, also for hexadecimal numbers.
    package static func value(of text: Substring) -> Double? {
        guard text.utf8.allSatisfy({ $0 != UInt8(ascii: "x") && $0 != UInt8(ascii: "X") }) else { return nil }
        return Double(text)
    }
}

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
