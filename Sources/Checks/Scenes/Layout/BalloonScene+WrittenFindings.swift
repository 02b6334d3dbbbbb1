import BalloonLayouts
import Support
import Typesetting

/// Texts that a scene writes out as an app's catalogue would have them.
extension BalloonScene {
    /// Findings about a specifier, which a text without a key has nothing for, and about a noun in the plural behind a name
    /// of `vary` that can be 1.
    func writtenOut(_ texts: [SceneText]) -> [Finding] {
        var seen: Set<String> = []
        return texts.flatMap { text -> [Finding] in
            guard case .literal(let literal) = text, literal.contains(where: { $0 == "%" || $0 == "$" }),
                seen.insert(literal).inserted
            else { return [] }
            return [specifier(in: literal), hardCodedPlural(in: literal)].compactMap(\.self)
        }
    }

    private func specifier(in literal: String) -> Finding? {
        guard let specifier = FormatText(literal).sureSpecifier else { return nil }
        return Finding(
            .argumentMissing,
            message:
                "\(QuotedText.beginning(of: literal)) shows \(specifier), because a text that is written out has no "
                + "arguments; write what stands there, or give it a key with arguments")
    }

    private func hardCodedPlural(in literal: String) -> Finding? {
        let rules = PluralRules(language: traits.locale)
        let counted = vary.filter { $0.canBeOne(by: rules) }.map(\.name)
        guard !counted.isEmpty else { return nil }
        let names = ParticipantNames(names: counted.reduce(into: [:]) { $0[$1] = $1 })
        let format = names.segments(of: literal, escapesDollar: true).map { segment in
            segment.isName && segment.text != "$" ? "%lld" : segment.text.replacing("%", with: "%%")
        }.joined()
        guard let noun = FormatText(format).pluralNoun(in: traits.locale, where: { _ in true }) else { return nil }
        return Finding(
            .pluralHardCoded,
            message:
                "\(QuotedText.beginning(of: literal)) is the same for every number, and “\(noun)” is not for 1; give it a "
                + "key whose string varies by plural")
    }
}
