import CUnicode

/// How long from now, in a language, by ICU.
package enum RelativeTime {
    /// The units of time.
    package enum Unit: String, Hashable, Sendable, CaseIterable { case second, minute, hour, day, week, month, year }

    /// "In 3 days", or with `isNamed` "tomorrow" where the language has a word.
    package static func text(_ offset: Double, _ unit: Unit, isNamed: Bool, language: String) -> String {
        let code = Int32(Unit.allCases.firstIndex(of: unit) ?? 0)
        let text = LocalizedText.text { text, capacity, length in
            cunicode_format_relative(language, offset, code, isNamed, text, capacity, &length)
        }
        return text ?? ""
    }
}
