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
