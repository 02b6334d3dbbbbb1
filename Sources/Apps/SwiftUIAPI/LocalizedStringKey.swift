import Foundation
import UIKitAPI

public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
    /// What is put into a text.
    enum Argument: Sendable {
        case text(@Sendable (EnvironmentValues) -> String)
        case integer(Int)
    }

    let key: String
    let arguments: [Argument]

    public init(_ value: String) { (key, arguments) = (value, []) }
    public init(stringLiteral value: String) { self.init(value) }
    public init(stringInterpolation: StringInterpolation) { (key, arguments) = (stringInterpolation.key, stringInterpolation.arguments) }

    public static func == (first: LocalizedStringKey, second: LocalizedStringKey) -> Bool {
        let environment = EnvironmentValues()
        return first.key == second.key
            && first.string(table: nil, bundle: nil, in: environment) == second.string(table: nil, bundle: nil, in: environment)
    }

    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        var key = ""
        var arguments: [Argument] = []

        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) { key += literal.replacingOccurrences(of: "%", with: "%%") }
        private mutating func append(_ specifier: String, _ argument: Argument) {
            key += specifier
            arguments.append(argument)
        }
        public mutating func appendInterpolation(_ string: String) { append("%@", .text { _ in string }) }
        public mutating func appendInterpolation(_ string: Substring) { appendInterpolation(String(string)) }
        /// Adds a styled text; its style is not kept.
        public mutating func appendInterpolation(_ text: Text) { append("%@", .text { text.string(in: $0) }) }
        /// Adds a text with attributes; they are not kept.
        public mutating func appendInterpolation(_ text: AttributedString) { appendInterpolation(String(text.characters)) }
        public mutating func appendInterpolation(_ value: Int) { append("%lld", .integer(value)) }
        public mutating func appendInterpolation<T: BinaryInteger>(_ value: T) { append("%lld", .integer(Int(clamping: value))) }
        /// Adds a number, with six digits after the point as on iOS.
        public mutating func appendInterpolation(_ value: Double) { append("%lf", .text { _ in String(format: "%lf", value) }) }
        public mutating func appendInterpolation(_ value: Float) { appendInterpolation(Double(value)) }
        public mutating func appendInterpolation(_ value: CGFloat) { appendInterpolation(Double(value)) }
        public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
            let text = String(format: specifier, value)
            append(specifier, .text { _ in text })
        }
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            nonisolated(unsafe) let text = { (locale: Locale) in format.locale(locale).format(input) }
            append("%@", .text { text($0.locale) })
        }
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) { append("%@", .text { $0.text(of: date, style) }) }
        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { append("%@", .text { Text(dates).string(in: $0) }) }
        public mutating func appendInterpolation(_ image: Image) { append("%@", .text { _ in "" }) }
        public mutating func appendInterpolation(_ value: LocalizedStringKey) {
            append("%@", .text { value.string(table: nil, bundle: nil, in: $0) })
        }
        @_disfavoredOverload public mutating func appendInterpolation<T>(_ value: T) { appendInterpolation(String(describing: value)) }
    }

    /// The text for a viewer: the app's translation, else the key, with the values in it and without marks.
    func string(table: String?, bundle: Bundle?, in environment: EnvironmentValues) -> String {
        let (text, isMarked) = written(table: table, bundle: bundle, in: environment)
        return isMarked ? InlineMarkdown(text).parts.map(\.text).joined() : text
    }

    /// The text for a viewer, and whether marks of Markdown can be in it; marks in values are none.
    func written(table: String?, bundle: Bundle?, in environment: EnvironmentValues) -> (text: String, isMarked: Bool) {
        let locale = environment.traits.locale
        let found = environment.strings.translation(of: key, table: table, bundle: bundle, locale: locale)
        let number = arguments.lazy.compactMap { if case .integer(let number) = $0 { number } else { nil } }.first
        let texts = arguments.map { argument in
            switch argument {
            case .text(let write): write(environment)
            case .integer(let number): number.formatted(.number.grouping(.never).locale(environment.locale))
            }
        }
        let format = found?.text(for: number, language: locale) ?? key
        let isMarked = InlineMarkdown.mayMark(format)
        return (AppStrings.filled(format, with: isMarked ? texts.map(InlineMarkdown.escaped) : texts), isMarked)
    }
}
