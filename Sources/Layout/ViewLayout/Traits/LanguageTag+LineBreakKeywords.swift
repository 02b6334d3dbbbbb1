extension LanguageTag {
    /// What is wrong with the keywords of a tag that choose line breaks, `lb` and `lw` of its `u` extension; nil when
    /// nothing is. A value that nobody knows would be passed over in silence.
    package static func lineBreakKeywordProblem(_ tag: String) -> String? {
        // After "x" stands what only its writer understands.
        let subtags = tag.lowercased().split(separator: "-").prefix { $0 != "x" }
        guard let start = subtags.firstIndex(of: "u") else { return nil }
        let keywords = subtags[(start + 1)...].prefix { $0.count > 1 }
        for (key, values) in lineBreakKeywords {
            guard let place = keywords.firstIndex(where: { $0 == key }) else { continue }
            let value = keywords[(place + 1)...].first.map(String.init) ?? ""
            guard !values.contains(value) else { continue }
            return "the keyword \(key) is \(values.dropLast().joined(separator: ", ")) or \(values[values.count - 1])"
                + (value.isEmpty ? "" : ", not \"\(value)\"")
        }
        return nil
    }

    /// Unicode CLDR, UTS #35, "Line Break Style" and "Line Break Word"; `lw-breakall` is left out, which ICU has no
    /// rules for.
    private static let lineBreakKeywords = [
        ("lb", ["strict", "normal", "loose"]), ("lw", ["normal", "keepall", "phrase"]),
    ]
}
