import Support
import ViewLayout

/// Traits in a few words, for tables, labels and messages.
package enum TraitText {
    /// Width, text size, locale and appearance, which are always named, and then what is unusual: `402 L en light`.
    package static func summary(_ traits: TraitCollection) -> String {
        ([width(traits)] + summaryWithoutWidth(traits)).joined(separator: " ")
    }

    /// The same words as a name without spaces: `402-L-en-light`. The name does not depend on other viewers.
    package static func identifier(_ traits: TraitCollection) -> String {
        ShortDecimal.exact(Double(traits.transcriptWidth)) + "-" + identifierWithoutWidth(traits)
    }

    /// The part of ``identifier(_:)`` that follows the width.
    static func identifierWithoutWidth(_ traits: TraitCollection) -> String {
        summaryWithoutWidth(traits).map { $0.replacing(" ", with: "-") }.joined(separator: "-")
    }

    /// Text size, locale and appearance, which are always named, and then what is unusual.
    static func summaryWithoutWidth(_ traits: TraitCollection) -> [String] {
        [traits.preferredContentSizeCategory.shortName, traits.locale, traits.userInterfaceStyle.rawValue]
            + unusual(traits)
    }

    /// The width of the transcript in points.
    static func width(_ traits: TraitCollection) -> String { ShortDecimal.text(Double(traits.transcriptWidth)) }

    /// The traits that differ from those of a phone at 3x without accessibility settings, and a height that is not the
    /// usual one of the device; then what the scene says in turn.
    static func unusual(_ traits: TraitCollection) -> [String] {
        ViewerTrait.all(of: [traits]).compactMap { $0.unusualWord(of: traits) }
    }
}
