import Support
import ViewLayout

/// Traits in a few words, for tables, labels and messages.
package enum TraitText {
    /// Width, text size, locale and appearance always; what is unusual besides: `402 L en light`.
    package static func summary(_ traits: TraitCollection) -> String {
        let usual = [
            width(traits), traits.preferredContentSizeCategory.shortName, traits.locale,
            traits.userInterfaceStyle.rawValue,
        ]
        return (usual + unusual(traits)).joined(separator: " ")
    }

    /// The width of the transcript in points.
    static func width(_ traits: TraitCollection) -> String { ShortDecimal.text(Double(traits.transcriptWidth)) }

    /// What differs from a phone at 3x without accessibility settings; a height that is not its device's.
    static func unusual(_ traits: TraitCollection) -> [String] {
        ViewerTrait.all.compactMap { $0.unusualWord(of: traits) }
    }
}
