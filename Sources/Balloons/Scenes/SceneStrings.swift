/// The strings of a scene, by locale and key.
public struct SceneStrings: Hashable, Sendable {
    /// The texts of each locale by key. Locales are BCP 47 tags as written.
    public var tables: [String: [String: String]]

    /// Makes a set of strings from tables by locale.
    public init(tables: [String: [String: String]] = [:]) { self.tables = tables }

    /// Every key of every table, sorted.
    public var keys: [String] { Set(tables.values.flatMap(\.keys)).sorted() }

    /// The text for a key: from the locale's own table, then from those of its shorter tags (`zh-Hant-TW`,
    /// `zh-Hant`, `zh`), then from `en`; nil when none has the key.
    public func text(for key: String, locale: String) -> String? {
        var tag = Substring(locale)
        while !tag.isEmpty {
            if let text = table(for: tag)?[key] { return text }
            guard let dash = tag.lastIndex(of: "-") else { break }
            tag = tag[..<dash]
        }
        return table(for: "en")?[key]
    }

    /// What to say when ``text(for:locale:)`` finds nothing.
    func missing(_ key: String, locale: String) -> String {
        let suggestion = NearestKey.suggestion(for: key, among: keys.filter { $0 != key })
        let places = locale == "en" ? "not in en" : "neither in \(locale) nor in en"
        return "the string \"\(key)\" is \(places)\(suggestion); add it to strings"
    }

    /// The table of a tag; tags differ in case only when a file says the same locale twice, which is refused.
    private func table(for tag: Substring) -> [String: String]? {
        if let table = tables[String(tag)] { return table }
        let lowercased = tag.lowercased()
        return tables.keys.sorted().first { $0.lowercased() == lowercased }.flatMap { tables[$0] }
    }
}
