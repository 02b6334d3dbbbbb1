import Typesetting

extension FormatSpecifier {
    /// An argument as this specifier writes it in a language, as `String.localizedStringWithFormat` does; nil for an
    /// argument of another kind, which an app would show as something else or crash on.
    func text(_ argument: StringArgument, language: String) -> String? {
        guard let text = unpadded(argument, language: language) else { return nil }
        let missing = width - text.unicodeScalars.count
        guard missing > 0 else { return text }
        let spaces = String(repeating: " ", count: missing)
        return isLeftAligned ? text + spaces : spaces + text
    }

    private func unpadded(_ argument: StringArgument, language: String) -> String? {
        switch kind {
        case .object:
            let text = argument.text(language: language)
            return precision.map { String(text.prefix($0)) } ?? text
        case .whole:
            guard let number = argument.counted?.number, let whole = wholeNumber(number) else { return nil }
            return text(whole, number, language: language)
        case .fraction:
            guard let number = argument.counted?.number else { return nil }
            return style(of: number.value).text(number.written, language: language)
        case .other:
            return nil
        }
    }

    // MARK: - Whole numbers

    /// The number if it fits what the specifier reads; `%u` and `%x` have no negative ones.
    private func wholeNumber(_ number: DecimalNumber) -> Int? {
        guard let whole = number.whole else { return nil }
        let range: ClosedRange<Int> =
            switch length {
            case "": isUnsigned ? 0...Int(UInt32.max) : Int(Int32.min)...Int(Int32.max)
            case "h": isUnsigned ? 0...Int(UInt16.max) : Int(Int16.min)...Int(Int16.max)
            case "hh": isUnsigned ? 0...Int(UInt8.max) : Int(Int8.min)...Int(Int8.max)
            default: isUnsigned ? 0...Int.max : Int.min...Int.max
            }
        return range.contains(whole) ? whole : nil
    }

    private var isUnsigned: Bool { "uUxXoOcC".unicodeScalars.contains(conversion) }

    private func text(_ whole: Int, _ number: DecimalNumber, language: String) -> String? {
        switch conversion {
        case "x": return (isAlternate ? "0x" : "") + String(whole, radix: 16)
        case "X": return (isAlternate ? "0X" : "") + String(whole, radix: 16, uppercase: true)
        case "o", "O": return String(whole, radix: 8)
        case "c", "C": return Unicode.Scalar(UInt32(clamping: whole)).map { String(Character($0)) }
        default:
            let digits = max(precision ?? 1, isZeroPadded && !isLeftAligned ? width : 1)
            return NumberStyle.whole(minimumDigits: digits, showsPlus: showsPlus)
                .text(String(whole), language: language)
        }
    }

    // MARK: - Fractions

    /// The digits after the point of `%f` without a precision ("IEEE printf").
    static let usualPrecision = 6

    /// How many digits a fraction is shown with after its point; nil where that depends on the number.
    var fractionDigits: Int? {
        switch conversion {
        case "f", "F": precision ?? Self.usualPrecision
        default: kind == .whole ? 0 : nil
        }
    }

    private func style(of value: Double) -> NumberStyle {
        let precision = precision ?? Self.usualPrecision
        switch conversion {
        case "e", "E":
            return .scientific(fractionDigits: precision, showsPlus: showsPlus)
        case "g", "G":
            // A power of ten where the exponent is below -4, or has no room in the precision.
            let digits = max(1, precision)
            let exponent = value == 0 ? 0 : Self.exponent(of: abs(value))
            return .significant(
                digits: digits, isScientific: exponent < -4 || exponent >= digits, showsPlus: showsPlus)
        default:
            return .fixed(fractionDigits: precision, showsPlus: showsPlus)
        }
    }

    /// The power of ten of a number's first digit.
    private static func exponent(of value: Double) -> Int {
        var (rest, exponent) = (value, 0)
        while rest >= 10 { (rest, exponent) = (rest / 10, exponent + 1) }
        while rest < 1 { (rest, exponent) = (rest * 10, exponent - 1) }
        return exponent
    }
}
