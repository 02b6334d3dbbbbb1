import Foundation
import Support
import Typesetting

/// One value of what a scene varies: a text, a number, an amount of money, or a rule that makes one for each language.
///
/// ```swift
/// let names: [VariedValue] = ["Bo", "Maximiliane", .longest(20)]
/// let people: [VariedValue] = [0, 1, 21, .counts]
/// let varied = try scene.varying(["guest": names, "seats": people])
/// print(varied.traits.content)
/// ```
public struct VariedValue: Hashable, Sendable {
    package let kind: Kind

    package enum Kind: Hashable, Sendable {
        /// The value itself.
        case argument(StringArgument)
        /// The widest text of so many letters of the viewer's language.
        case longest(Int)
        /// The fewest numbers that give every plural form of the languages that are asked.
        case counts
    }

    package init(_ kind: Kind) { self.kind = kind }

    /// A text as it is.
    public static func text(_ text: String) -> VariedValue { VariedValue(.argument(.text(text))) }
    /// A whole number, which chooses plural forms and is written in the viewer's digits.
    public static func number(_ number: Int) -> VariedValue { VariedValue(.argument(.number(DecimalNumber(number)))) }
    /// The widest text of so many letters of the viewer's language.
    public static func longest(_ letterCount: Int) -> VariedValue { VariedValue(.longest(letterCount)) }
    /// The fewest numbers that give every plural form of every language that is asked.
    public static var counts: VariedValue { VariedValue(.counts) }

    /// The value as cells name it, and by which a filter chooses it: `Bo`, `3`, `24.99 USD`, `longest 40`.
    package var label: String {
        switch kind {
        case .argument(let argument): argument.label
        case .longest(let count): "\(Self.longestWord) \(count)"
        case .counts: "counts"
        }
    }

    private static let longestWord = "longest"

    /// The number of letters of the text; nil for what is not a text.
    package var letterCount: Int? {
        switch kind {
        case .argument(.text(let text)): text.count
        case .longest(let count): count
        case .argument, .counts: nil
        }
    }

    /// The value with its first letters alone; nil for what is not a text.
    package func shortened(to count: Int) -> VariedValue? {
        switch kind {
        case .argument(.text(let text)): .text(String(text.prefix(count)))
        case .longest: .longest(count)
        case .argument, .counts: nil
        }
    }
}

extension VariedValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
    /// A text.
    public init(stringLiteral text: String) { self = .text(text) }
    /// A number.
    public init(integerLiteral number: Int) { self = .number(number) }
}

extension StringArgument {
    /// The value as cells name it.
    fileprivate var label: String {
        switch self {
        case .text(""): "empty"
        case .text(let text): text.split(whereSeparator: \.isNewline).joined(separator: " ")
        case .number(let number): number.written
        case .ordinal(let number): "ordinal \(number.written)"
        case .currency(let number, let code): "\(number.written) \(code)"
        case .date(let moment, let style): style.text(moment, language: "en")
        case .list(let items, _): items.map(\.label).joined(separator: ", ")
        case .relative(let number, let unit, _): "\(number.written) \(unit.rawValue)"
        }
    }
}
