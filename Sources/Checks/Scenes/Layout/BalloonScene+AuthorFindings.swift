import BalloonLayouts
import Support
import Typesetting
import ViewLayout

extension BalloonScene {
    /// Findings about the scene's messages that do not depend on the viewer. `balloon lint` reports them once.
    package var authorFindings: [Finding] {
        switch subject {
        case .message(let message): message.authorFindings
        case .stickers: []
        case .transcript(let transcript):
            transcript.contents.flatMap { path, content -> [Finding] in
                guard case .message(let message) = content, case .message(let shown) = message.scene.subject
                else {
                    return []
                }
                return shown.authorFindings.map { $0.about(path) }
            }
        }
    }
}

extension SceneMessage {
    fileprivate var authorFindings: [Finding] {
        MessageFindings.authorFindings(url: url, hasPicture: showsPicture, label: label)
    }

    /// What VoiceOver says of the picture.
    private var label: MessageFindings.Label {
        switch accessibilityLabel {
        case nil: .missing
        // Its words are looked up elsewhere.
        case .key: .words
        case .literal(let text):
            !SpokenText.hasWords(text) ? .wordless : SpokenText.isFileName(text) ? .fileName(text) : .words
        }
    }

    /// What is wrong for a viewer without the app.
    var findingsWithoutApp: [Finding] {
        guard case .live(let live) = layout,
            [
                live.alternate.caption, live.alternate.trailingCaption, live.alternate.subcaption,
                live.alternate.trailingSubcaption,
            ].allSatisfy({ $0 == nil })
        else { return [] }
        return [MessageFindings.alternateWithoutText]
    }

    /// Whether there is a picture that VoiceOver cannot describe by itself.
    private var showsPicture: Bool {
        switch layout {
        case .template(let template): template.image != nil
        case .live(let live): live.alternate.image != nil || live.view.showsPicture
        }
    }
}

extension SceneTranscript {
    /// What the conversation has, by the names that findings use: its entries, and what is staged.
    fileprivate var contents: [(path: String, content: Content)] {
        entries.enumerated().map { (Transcript.Entry.path(at: $0), $1.content) }
            + [inputField?.draft].compactMap(\.self).map { ("inputField", $0) }
    }
}

extension SceneElement {
    fileprivate var showsPicture: Bool {
        switch kind {
        case .image: true
        case .vstack(let children, _), .hstack(let children, _): children.contains(where: \.showsPicture)
        case .zstack(let children, _): children.contains(where: \.showsPicture)
        case .grid(let children, _, _): children.contains(where: \.showsPicture)
        case .text, .button, .fill, .gradient, .progress, .gauge, .symbol, .spacer, .divider: false
        }
    }
}

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
