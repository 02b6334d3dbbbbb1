import BalloonLayouts
import Support
import ViewLayout

extension BalloonScene {
    /// Findings about the words that stand for a balloon: its summary, and what VoiceOver says. They are compared with what
    /// the balloon shows.
    func spokenFindings(_ message: SceneMessage, for traits: TraitCollection) -> [Finding] {
        guard PseudoLocale(locale: traits.locale) == nil else { return [] }
        let spoken = [
            (MessageSummary.textName, message.summaryText), ("accessibilityLabel", message.accessibilityLabel),
        ]
        return spoken.flatMap { name, text -> [Finding] in
            guard let text, let words = try? self.text(text, for: traits) else { return [] }
            let shown = message.shownTexts.lazy.compactMap { try? self.text($0, for: traits) }
            return [
                name == MessageSummary.textName ? withoutWords(words, of: text) : nil,
                words.contains(where: \.isNumber)
                    ? ValueComparison.finding(about: name, saying: words, shown: Array(shown)) : nil,
            ].compactMap(\.self)
        }
    }

    /// A summary of emoji alone, or the empty text of a key. A blank one that is written out is missing.
    private func withoutWords(_ words: String, of text: SceneText) -> Finding? {
        guard !SpokenText.hasWords(words) else { return nil }
        let isBlank = words.allSatisfy(\.isWhitespace)
        if isBlank, case .literal = text { return nil }
        return Finding(
            .textWithoutWords, node: MessageSummary.textName,
            message:
                "\(MessageSummary.textName) \(isBlank ? "is blank" : "\(QuotedText.beginning(of: words)) has no words"); "
                + "say what it means, since lists and notifications show nothing else")
    }
}
