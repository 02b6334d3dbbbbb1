import Support
import ViewLayout

/// Traits in a few words, for tables, labels and messages.
package enum TraitText {
    /// Width, text size, locale and appearance always; what is unusual besides: `402 L en light`.
    package static func summary(_ traits: TraitCollection) -> String {
        ([
            width(traits), traits.preferredContentSizeCategory.shortName, traits.locale,
            traits.userInterfaceStyle.rawValue,
        ]
            + unusual(traits)).joined(separator: " ")
    }

    /// The width of the transcript in points.
    static func width(_ traits: TraitCollection) -> String { ShortDecimal.text(Double(traits.transcriptWidth)) }

    /// What differs from a phone at 3x without accessibility settings; a height that is not its device's.
    static func unusual(_ traits: TraitCollection) -> [String] {
        var words: [String] = []
        if traits.transcriptHeight != traits.userInterfaceIdiom.standardTranscriptSize.height {
            words.append("height-" + ShortDecimal.text(Double(traits.transcriptHeight)))
        }
        if let direction = traits.explicitLayoutDirection { words.append(direction == .rightToLeft ? "rtl" : "ltr") }
        if let language = traits.typesettingLanguage { words.append("typeset-\(language)") }
        if traits.legibilityWeight == .bold { words.append("bold") }
        if traits.accessibilityContrast == .high { words.append("high contrast") }
        if traits.userInterfaceIdiom != .phone { words.append(traits.userInterfaceIdiom.rawValue) }
        if traits.pixelsPerPoint != 3 { words.append("\(traits.pixelsPerPoint)x") }
        return words
    }
}
