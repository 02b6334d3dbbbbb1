import Foundation
import ViewLayout

extension String {
    /// A key of the app's strings with values in it. Foundation's structure of this name, which Linux lacks.
    ///
    /// ```swift
    /// let votes: String.LocalizationValue = "\(3) votes"
    /// ```
    public struct LocalizationValue: Hashable, ExpressibleByStringInterpolation, Sendable {
        fileprivate var key = ""
        fileprivate var texts: [String] = []
        /// The first number, which chooses the plural form.
        fileprivate var number: Int?

        /// A key.
        public init(_ value: String) { key = value }
        /// A key.
        public init(stringLiteral value: String) { key = value }
        /// A key with values in it.
        public init(stringInterpolation: StringInterpolation) { self = stringInterpolation.value }

        /// Collects the parts of a literal. Foundation's structure of this name.
        public struct StringInterpolation: StringInterpolationProtocol, Sendable {
            fileprivate var value = LocalizationValue("")

            /// Begins a literal.
            public init(literalCapacity: Int, interpolationCount: Int) {}
            /// Adds letters.
            public mutating func appendLiteral(_ literal: String) {
                value.key += literal.replacingOccurrences(of: "%", with: "%%")
            }
            private mutating func append(_ specifier: String, _ text: String) {
                value.key += specifier
                value.texts.append(text)
            }
            /// Adds a text.
            public mutating func appendInterpolation(_ string: String) { append("%@", string) }
            /// Adds a number.
            public mutating func appendInterpolation<T: BinaryInteger>(_ number: T) {
                let whole = Int(clamping: number)
                value.number = value.number ?? whole
                append("%lld", IntegerFormatStyle<Int>(locale: CurrentViewer.locale).grouping(.never).format(whole))
            }
            /// Adds a number, with six digits after the point as on iOS.
            public mutating func appendInterpolation(_ number: Double) { append("%lf", String(format: "%lf", number)) }
            /// Adds a value as a format writes it.
            public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
            where F.FormatOutput == String { append("%@", format.locale(CurrentViewer.locale).format(input)) }
            /// Adds a value as it describes itself.
            @_disfavoredOverload public mutating func appendInterpolation<T>(_ value: T) {
                append("%@", String(describing: value))
            }
        }
    }

    /// The app's translation of a key for the viewer, else the key, with the values in it.
    public init(
        localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        self = CurrentViewer.text(of: keyAndValue.key, keyAndValue, table, bundle)
    }

    /// The app's translation of a resource for the viewer.
    public init(localized resource: LocalizedStringResource) { self = resource.text }

    /// The app's translation of a key for the viewer, else a text, with the values in it.
    public init(
        localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = CurrentViewer.text(of: "\(key)", defaultValue, table, bundle)
    }
}

/// A key of the app's strings that is looked up when it is shown. Foundation's structure of this name, which Linux lacks.
///
/// ```swift
/// let title: LocalizedStringResource = "Dinner"
/// let caption = String(localized: title)
/// ```
public struct LocalizedStringResource: Hashable, ExpressibleByStringInterpolation, Sendable {
    /// The key.
    public let key: String
    /// What is shown without a translation.
    public let defaultValue: String.LocalizationValue
    /// The file of texts; nil for the standard one.
    public let table: String?
    /// The language, which is the viewer's.
    public var locale: Locale = .current

    /// A key with what is shown without a translation.
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        comment: StaticString? = nil
    ) { (self.key, self.defaultValue, self.table) = ("\(key)", defaultValue, table) }
    /// A key with values in it.
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        comment: StaticString? = nil
    ) { (key, defaultValue, self.table) = (keyAndValue.key, keyAndValue, table) }
    /// A key.
    public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }
    /// A key with values in it.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }
    /// The app's translation for the viewer.
    package var text: String { CurrentViewer.text(of: key, defaultValue, table, nil) }
}

extension CurrentViewer {
    fileprivate static var locale: Locale { Locale(identifier: traits.locale) }

    fileprivate static func text(
        of key: String, _ value: String.LocalizationValue, _ table: String?, _ bundle: Bundle?
    ) -> String {
        let language = traits.locale
        let found = AppStrings().translation(of: key, table: table, bundle: bundle, locale: language)
        let text = found?.text(for: value.number, language: language) ?? value.key
        // A format without values stays one: `String(format: String(localized: "turn"), 3)`.
        return value.texts.isEmpty ? text : AppStrings.filled(text, with: value.texts)
    }
}
