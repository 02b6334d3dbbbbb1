import Support
import ViewLayout

/// Traits in a few words, for tables, labels and messages.
package enum TraitText {
    /// Width, text size, locale and appearance always; what is unusual besides: `402 L en light`.
    package static func summary(_ traits: TraitCollection) -> String {
        ([width(traits)] + summaryWithoutWidth(traits)).joined(separator: " ")
    }

    /// The same as a name without spaces: `402-L-en-light`. It does not depend on other viewers.
    package static func identifier(_ traits: TraitCollection) -> String {
        ShortDecimal.exact(Double(traits.transcriptWidth)) + identifierWithoutWidth(traits)
    }

    /// What follows the width in ``identifier(_:)``.
    static func identifierWithoutWidth(_ traits: TraitCollection) -> String {
        summaryWithoutWidth(traits).map { "-" + $0.replacing(" ", with: "-") }.joined()
    }

    /// Text size, locale and appearance always; what is unusual besides.
    static func summaryWithoutWidth(_ traits: TraitCollection) -> [String] {
        [traits.preferredContentSizeCategory.shortName, traits.locale, traits.userInterfaceStyle.rawValue]
            + unusual(traits)
    }

    /// The width of the transcript in points.
    static func width(_ traits: TraitCollection) -> String { ShortDecimal.text(Double(traits.transcriptWidth)) }

    /// What differs from a phone at 3x without accessibility settings; a height that is not its device's.
    static func unusual(_ traits: TraitCollection) -> [String] {
        ViewerTrait.all.compactMap { $0.unusualWord(of: traits) }
    }
}
