import CUnicode

/// How a number is written in a language: in its digits, with its separators, by ICU.
///
/// Fractions are rounded to the even digit, as by Foundation.
package struct NumberStyle: Hashable, Sendable {
    /// ICU's number skeleton ("ICU User Guide, Number Skeletons").
    private let skeleton: String

    private init(_ skeleton: String) { self.skeleton = skeleton + " rounding-mode-half-even" }

    /// The most digits that a specifier or an author may ask for.
    package static let maximumDigits = 40

    /// A whole number in so many digits at least.
    package static func whole(minimumDigits: Int = 1, showsPlus: Bool = false) -> NumberStyle {
        NumberStyle("precision-integer" + width(minimumDigits) + sign(showsPlus))
    }

    /// So many digits after the point.
    package static func fixed(
        fractionDigits: Int, minimumDigits: Int = 1, showsPlus: Bool = false
    ) -> NumberStyle {
        let count = min(max(0, fractionDigits), maximumDigits)
        let precision = count == 0 ? "precision-integer" : "." + String(repeating: "0", count: count)
        return NumberStyle(precision + width(minimumDigits) + sign(showsPlus))
    }

    /// A power of ten, with so many digits after the point.
    package static func scientific(fractionDigits: Int, showsPlus: Bool = false) -> NumberStyle {
        let count = min(max(0, fractionDigits), maximumDigits)
        let precision = count == 0 ? "precision-integer" : "." + String(repeating: "0", count: count)
        return NumberStyle(precision + " scientific/*ee/sign-always" + sign(showsPlus))
    }

    /// So many significant digits at most, as a power of ten or not.
    package static func significant(digits: Int, isScientific: Bool, showsPlus: Bool = false) -> NumberStyle {
        let count = min(max(1, digits), maximumDigits)
        let precision = "@" + String(repeating: "#", count: count - 1)
        return NumberStyle(precision + (isScientific ? " scientific/*ee/sign-always" : "") + sign(showsPlus))
    }

    /// As a number object describes itself: fifteen digits after the point at most.
    package static let plain = NumberStyle("." + String(repeating: "#", count: 15))

    /// An amount of money in a currency of ISO 4217, with as many digits after the point as it has.
    package static func currency(_ code: String) -> NumberStyle { NumberStyle("currency/\(code)") }

    /// Whether a code is a currency of ISO 4217, of today or of former days.
    package static func isCurrency(_ code: String) -> Bool {
        code.utf8.count == 3 && code.utf8.allSatisfy { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 }
            && cunicode_is_currency(code)
    }

    /// A decimal number such as `-12.50` as people who read a language write it.
    package func text(_ decimal: String, language: String) -> String {
        let text = LocalizedText.text { text, capacity, length in
            cunicode_format_number(language, skeleton, decimal, text, capacity, &length)
        }
        // ICU takes every decimal number.
        return text ?? decimal
    }

    /// A place in an order: "3rd".
    package static func ordinal(_ number: Int, language: String) -> String {
        let text = LocalizedText.text { text, capacity, length in
            cunicode_format_ordinal(language, Int64(number), text, capacity, &length)
        }
        return text ?? String(number)
    }

    private static func width(_ digits: Int) -> String {
        digits > 1 ? " integer-width/+" + String(repeating: "0", count: min(digits, maximumDigits)) : ""
    }

    private static func sign(_ showsPlus: Bool) -> String { showsPlus ? " sign-always" : "" }
}
