import Support
import Typesetting

/// The check of a locale that somebody writes down: in a scene or on a command line.
package enum LocaleTag {
    /// What is wrong with a locale and what would do; nil when nothing is.
    ///
    /// A language of two letters must be one: `jp` would be set as a language without rules, in silence. Private use (`-x-`) is for pseudo-locales, and one that is
    /// none is refused: it would be taken for the language itself.
    package static func problem(_ tag: String) -> String? {
        guard LanguageTag.isWellFormed(tag) else {
            // Apple's identifiers have an underscore.
            let hyphenated = tag.replacing("_", with: "-")
            let isMeant = hyphenated != tag && problem(hyphenated) == nil
            return "a locale is a BCP 47 tag such as \(isMeant ? hyphenated : "en or zh-Hant-TW")"
        }
        if let problem = LanguageTag.lineBreakKeywordProblem(tag) { return problem }
        let subtags = tag.lowercased().split(separator: "-")
        // Longer ones are reserved, or registered one day; none is today ("IANA Language Subtag Registry").
        if let language = subtags.first, language.count > 3, language != "root" {
            return "no language has the code \(language); a locale is a BCP 47 tag such as en or zh-Hant-TW"
        }
        if let code = subtags.first, code.count == 2, !LanguageSubtags.isLanguage(twoLetters: String(code)) {
            return "no language has the code \(code)" + spoken(in: String(code))
        }
        guard let privateUse = subtags.firstIndex(of: "x"), PseudoLocale(locale: tag) == nil else { return nil }
        let written = subtags[privateUse...].joined(separator: "-")
        let language = tag.prefix { $0 != "-" }
        let known = PseudoLocale.privateUseTags.map { "\(language)-\($0)" }
        return "there is no pseudo-locale \(written)"
            + NearestKey.suggestion(for: "\(language)-\(written)", among: known)
            + " (known: en-XA, ar-XB, \(known.joined(separator: ", ")))"
    }
    /// `; did you mean ja?` where the code is that of Japan; an example otherwise.
    private static func spoken(in region: String) -> String {
        let likely = LanguageSubtags.likely(for: "und-\(region)")
        // ICU answers with English for a region that it does not know.
        guard let language = likely.first, language != "en" else {
            return "; a locale is a BCP 47 tag such as en or zh-Hant-TW"
        }
        return "; did you mean \"\(language)\"?"
    }
}
