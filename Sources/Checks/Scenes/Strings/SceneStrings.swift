import Support
import ViewLayout

/// The strings of a scene, by locale and key: written in the scene, or read from a string catalogue.
package struct SceneStrings: Hashable, Sendable {
    /// The language that replaces missing translations: `en` for strings in the scene, the source language of a catalogue.
    package var sourceLanguage: String
    /// The language that made-up languages are made of where nothing is in the source language: the scene's own.
    private var ownLanguage: String?
    /// The texts of each locale by key. Locales are BCP 47 tags as written.
    package var tables: [String: [String: LocalizedString]]

    /// Makes a set of strings from tables by locale.
    package init(tables: [String: [String: LocalizedString]] = [:], sourceLanguage: String = "en") {
        self.tables = tables
        self.sourceLanguage = sourceLanguage
    }

    /// Every key of every table, sorted.
    package var keys: [String] { Set(tables.values.flatMap(\.keys)).sorted() }

    /// A string that was found.
    struct Match {
        let string: LocalizedString
        /// The tag of the table that has it.
        let tag: String
        /// Whether the source language replaces a missing translation.
        let isMissingTranslation: Bool
    }

    /// The string for a key: from the locale's own table, then from those of the nearest languages (``NearestLanguages``),
    /// then from the source language; nil when none has the key.
    func match(_ key: String, locale: String) -> Match? {
        // `ar-XB` is not Arabic: it is made from the source language.
        let isMadeUp = PseudoLocale(locale: locale) == .rightToLeftStrings
        for tag in isMadeUp ? [] : languages(for: locale) {
            if let string = table(for: tag)?[key] {
                return Match(string: string, tag: tag, isMissingTranslation: false)
            }
        }
        // Nobody translates into a made-up language.
        let isPseudo = PseudoLocale(locale: locale) != nil
        for tag in NearestLanguages.tags(of: isPseudo ? ownLanguage ?? sourceLanguage : sourceLanguage) {
            guard let string = table(for: tag)?[key] else { continue }
            let isSource = isPseudo || Self.language(of: locale) == Self.language(of: tag)
            return Match(
                string: string, tag: tag, isMissingTranslation: !isSource && !string.isForAllLanguages)
        }
        return nil
    }

    /// The languages in which a viewer may read: one that is only related where none of the nearest is there.
    private func languages(for locale: String) -> [String] {
        let nearest = NearestLanguages.tags(of: locale)
        guard !nearest.contains(where: { table(for: $0) != nil }) else { return nearest }
        let language = Self.language(of: locale)
        let relatives = tables.keys.filter { Self.language(of: $0) == language }
        guard !relatives.isEmpty else { return nearest }
        let relative = NearestLanguages.relative(of: locale, among: relatives, sourceLanguage: sourceLanguage)
        return [relative].compactMap(\.self)
    }

    /// The strings of a scene whose viewer speaks a language: made-up languages are made of it where the scene has nothing
    /// in the source language.
    func written(for locale: String) -> SceneStrings {
        var strings = self
        if table(for: sourceLanguage) == nil { strings.ownLanguage = ownTag(of: locale) }
        return strings
    }

    /// The tag of the strings that a viewer reads.
    private func ownTag(of locale: String) -> String? { languages(for: locale).first { table(for: $0) != nil } }

    /// For whom a string that was found is put together. Its words follow the plural rules of the language that they are
    /// in: for a viewer in Brazil those of Brazil where the texts are in `pt`, and those of English where English replaces
    /// a translation.
    func viewer(of match: Match, locale: String, device: DeviceVariation) -> StringViewer {
        let isMadeUp = PseudoLocale(locale: locale) == .rightToLeftStrings
        let isOwn = !isMadeUp && (locale.lowercased() + "-").hasPrefix(match.tag.lowercased() + "-")
        return StringViewer(
            language: isOwn ? locale : match.tag, locale: isMadeUp ? sourceLanguage : locale, device: device)
    }

    /// The first part of a tag, in lower case.
    static func language(of tag: String) -> Substring { tag.lowercased().prefix { $0 != "-" } }

    /// The sentence when ``match(_:locale:)`` finds nothing.
    func missing(_ key: String, locale: String) -> String {
        let places =
            locale == sourceLanguage ? "not in \(sourceLanguage)" : "neither in \(locale) nor in \(sourceLanguage)"
        return "the string \"\(key)\" is \(places)"
    }

    /// What to do about a key without a text.
    func fix(missing key: String) -> String {
        NearestKey.match(key, among: keys.filter { $0 != key }).map { "did you mean \"\($0)\"? Or add it to strings" }
            ?? "add it to strings"
    }

    /// The table of a tag; no two tags differ in case only: a file that says the same locale twice is refused.
    private func table(for tag: String) -> [String: LocalizedString]? {
        if let table = tables[tag] { return table }
        let lowercased = tag.lowercased()
        return tables.first { $0.key.utf8.count == tag.utf8.count && $0.key.lowercased() == lowercased }?.value
    }
}
