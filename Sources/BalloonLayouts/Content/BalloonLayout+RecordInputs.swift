import Foundation
import ViewLayout

extension BalloonLayout {
    /// What a record keeps of the message that its picture does not show to this viewer.
    func recordInputs(for traits: TraitCollection) -> [LayoutRecord.Attribute] {
        let said = [
            ("summaryText", summaryText), ("accessibilityLabel", accessibilityLabel), ("url", url?.absoluteString),
        ]
        return said.compactMap { name, text in text.map { LayoutRecord.Attribute(name, $0) } }
            + unseenAlternate(for: traits)
    }

    /// The alternate of a live layout, which viewers see who have another system, or not the app.
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
