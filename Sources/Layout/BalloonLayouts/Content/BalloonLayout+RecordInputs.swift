import Foundation
import ViewLayout

extension BalloonLayout {
    /// Parts of the message that this viewer does not see in the picture, for the record.
    func recordInputs(for traits: TraitCollection) -> [LayoutRecord.Attribute] {
        let said = [
            ("summaryText", summaryText), ("accessibilityLabel", accessibilityLabel), ("url", url?.absoluteString),
        ]
        return said.compactMap { name, text in text.map { LayoutRecord.Attribute(name, $0) } }
            + unseenAlternate(for: traits)
    }

    /// The alternate of a live layout. Viewers with an older system, or without the app, see it.
    private func unseenAlternate(for traits: TraitCollection) -> [LayoutRecord.Attribute] {
        guard case .live(let live) = shown(to: traits).content else { return [] }
        let texts = TemplateText.allCases.compactMap { text -> LayoutRecord.Attribute? in
            guard let words = live.alternate[text], !words.isEmpty else { return nil }
            return LayoutRecord.Attribute("alternate.\(text.rawValue)", words)
        }
        let picture = live.alternate.image?.digest.map { LayoutRecord.Attribute("alternate.image", $0) }
        return texts + [picture].compactMap { $0 }
    }
}
