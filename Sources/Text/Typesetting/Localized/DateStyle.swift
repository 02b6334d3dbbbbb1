import CUnicode

/// How a date and a time are written in a language, by ICU.
package enum DateStyle: Hashable, Sendable {
    /// The lengths of Foundation's date formatter.
    package enum Length: String, Hashable, Sendable, CaseIterable { case none, short, medium, long, full }

    /// A length for the date and one for the time.
    case lengths(date: Length, time: Length)
    /// The fields that are shown, as a skeleton ("Unicode TR35, Date Field Symbol Table"): `EEEMMMd`, `jm`.
    case fields(String)

    /// Whether a text can be the fields of a date: at most forty letters of ASCII.
    package static func isFields(_ text: String) -> Bool {
        (1...40).contains(text.utf8.count)
            && text.unicodeScalars.allSatisfy { $0.isASCII && $0.properties.isAlphabetic }
    }

    /// A moment, as clocks in a zone show it to who reads a language.
    package func text(_ moment: ZonedMoment, language: String) -> String {
        let (date, time, skeleton): (Int32, Int32, String) =
            switch self {
            case .lengths(let date, let time): (date.code, time.code, "")
            case .fields(let fields): (Length.none.code, Length.none.code, fields)
            }
        let text = LocalizedText.text { text, capacity, length in
            cunicode_format_date(
                language, moment.zone, date, time, skeleton, moment.milliseconds, text, capacity, &length)
        }
        // ICU writes every moment; without it a viewer reads nothing that is wrong.
        return text ?? ""
    }
}

extension DateStyle.Length {
    /// ICU's number of the length (`UDateFormatStyle`).
    fileprivate var code: Int32 {
        switch self {
        case .none: -1
        case .short: 3
        case .medium: 2
        case .long: 1
        case .full: 0
        }
    }
}
