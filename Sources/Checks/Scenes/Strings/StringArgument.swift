import Typesetting

/// What stands for a format specifier, before it is written for a viewer.
package enum StringArgument: Hashable, Sendable {
    /// A text as it is: a name, or what the app has formatted itself.
    case text(String)
    /// A number.
    case number(DecimalNumber)
    /// A place in an order, whose plural forms are those of ordinals: 3 is "3rd".
    case ordinal(DecimalNumber)
    /// An amount of money in a currency of ISO 4217.
    case currency(DecimalNumber, code: String)
    /// A moment.
    case date(ZonedMoment, DateStyle)
    /// Several things: "Ada, Ben and Cleo".
    indirect case list([StringArgument], ListStyle)
    /// A time from now: "in 3 days".
    case relative(DecimalNumber, RelativeTime.Unit, isNamed: Bool)

    /// The number by which a plural form is chosen; nil where there is none.
    var counted: (number: DecimalNumber, kind: PluralRules.Kind)? {
        switch self {
        case .number(let number): (number, .cardinal)
        case .ordinal(let number): (number, .ordinal)
        // A number in quotation marks is what its author counts.
        case .text(let text): DecimalNumber(text).map { ($0, .cardinal) }
        case .currency, .date, .list, .relative: nil
        }
    }

    /// Whether it is a place in an order.
    var isOrdinal: Bool { counted?.kind == .ordinal }

    /// The argument as it describes itself, for `%@`.
    func text(language: String) -> String {
        switch self {
        case .text(let text): text
        case .number(let number): NumberStyle.plain.text(number.written, language: language)
        case .ordinal(let number):
            number.whole.map { NumberStyle.ordinal($0, language: language) }
                ?? NumberStyle.plain.text(number.written, language: language)
        case .currency(let number, let code): NumberStyle.currency(code).text(number.written, language: language)
        case .date(let moment, let style): style.text(moment, language: language)
        case .list(let items, let style): style.text(items.map { $0.text(language: language) }, language: language)
        case .relative(let number, let unit, let isNamed):
            RelativeTime.text(number.value, unit, isNamed: isNamed, language: language)
        }
    }
}

/// A decimal number as it is written, so that no digit is lost.
package struct DecimalNumber: Hashable, Sendable {
    /// The number in ASCII: `-12.50`.
    package let written: String
    /// The number.
    package let value: Double

    /// The number of a text; nil for a text that is none.
    package init?(_ text: String) {
        guard let value = PlainScalar.number(in: text), value.isFinite else { return nil }
        (written, self.value) = (text, value)
    }

    package init(_ number: Int) { (written, value) = (String(number), Double(number)) }

    /// The digits after the point, as it is written.
    var fractionDigits: Int {
        // A power of ten has them somewhere else.
        guard let point = written.firstIndex(of: "."), !written.contains(where: { $0 == "e" || $0 == "E" }) else {
            return 0
        }
        return written.distance(from: point, to: written.endIndex) - 1
    }

    /// The number as a whole one; nil for a fraction, and beyond 64 bits.
    var whole: Int? { Int(written) ?? Int(exactly: value) }
}
