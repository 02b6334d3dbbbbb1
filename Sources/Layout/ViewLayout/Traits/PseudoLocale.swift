/// A locale that no one speaks. It shows what breaks in translation before there is a translation.
///
/// | Tag | Xcode calls it | What it does |
/// |---|---|---|
/// | `en-XA` | Accented Pseudolanguage | letters take accents, texts grow by 40 % and stand in brackets |
/// | `ar-XB` | Right-to-Left Pseudolanguage With Right-to-Left Strings | the interface is mirrored, letters run from the right |
/// | `en-x-rtl` | Right-to-Left Pseudolanguage | the interface is mirrored, texts stay as they are |
/// | `en-x-double` | Double-Length Pseudolanguage | every text comes twice |
///
/// The regions XA and XB are CLDR's ("Unicode CLDR, pseudo-locales"); the private-use tags take the strings of their
/// language, so `de-x-double` is German twice. Names of participants stay as they are.
package enum PseudoLocale: String, Hashable, Sendable, CaseIterable {
    /// Accents, and 40 % more.
    case accented
    /// Mirrored, with letters from the right.
    case rightToLeftStrings
    /// Mirrored, with texts as they are.
    case rightToLeft
    /// Every text twice.
    case doubleLength

    /// The pseudo-locale of a BCP 47 tag; nil for a locale that somebody speaks.
    package init?(locale: String) {
        let subtags = locale.lowercased().split(separator: "-")
        if let privateUse = subtags.firstIndex(of: "x") {
            switch subtags[(privateUse + 1)...].first {
            case "rtl": self = .rightToLeft
            case "double": self = .doubleLength
            default: return nil
            }
        } else if subtags.dropFirst().contains("xa") {
            self = .accented
        } else if subtags.dropFirst().contains("xb") {
            self = .rightToLeftStrings
        } else {
            return nil
        }
    }

    /// The pseudo-locales that are written as private use, behind any language.
    package static let privateUseTags = ["x-rtl", "x-double"]
}
