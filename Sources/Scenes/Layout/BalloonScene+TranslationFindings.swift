import BalloonLayouts
import ViewLayout

extension BalloonScene {
    /// What is wrong with the texts of a message in a language, each key once.
    func translationFindings(_ texts: [SceneText], locale: String) -> [Finding] {
        var seen: Set<String> = []
        return texts.flatMap { text -> [Finding] in
            guard case .key(let reference) = text, seen.insert(reference.key).inserted else { return [] }
            return findings(key: reference.key, locale: locale)
        } + literalTexts(texts)
    }

    private func findings(key: String, locale: String) -> [Finding] {
        guard let match = strings.match(key, locale: locale) else { return [] }
        guard !match.isMissingTranslation else {
            return [
                Finding(
                    .translationMissing, node: key,
                    message: "the string \"\(key)\" has no translation for \(locale); the viewer reads it in "
                        + strings.sourceLanguage)
            ]
        }
        guard PseudoLocale(locale: locale) == nil,
            let source = strings.match(key, locale: strings.sourceLanguage)?.string,
            Self.language(of: locale) != Self.language(of: strings.sourceLanguage)
        else { return [] }
        var findings: [Finding] = []
        if source == match.string, source.letterCount >= Self.leastLetters {
            findings.append(
                Finding(
                    .translationUnchanged, node: key,
                    message:
                        "the string \"\(key)\" is the same in \(locale) as in \(strings.sourceLanguage); translate it"))
        }
        if let expected = source.specifiers, let actual = match.string.specifiers, expected != actual {
            findings.append(
                Finding(
                    .translationLosesArgument, node: key,
                    message:
                        "the string \"\(key)\" has \(Self.list(actual)) in \(locale) and \(Self.list(expected)) in "
                        + "\(strings.sourceLanguage); give both the same specifiers"))
        }
        return findings
    }

    private static func language(of tag: String) -> String? { tag.split(separator: "-").first?.lowercased() }

    /// Shorter texts, such as names and prices, are often the same in two languages. Inferred.
    private static let leastLetters = 6

    private static func list(_ specifiers: [String]) -> String {
        specifiers.isEmpty ? "no specifier" : specifiers.map { "%\($0)" }.joined(separator: ", ")
    }

    /// Texts that are written out beside others that have keys, where there is something to translate into.
    private func literalTexts(_ texts: [SceneText]) -> [Finding] {
        guard strings.tables.count > 1 else { return [] }
        var hasKeys = false
        var literals: [String] = []
        for text in texts {
            switch text {
            case .key: hasKeys = true
            case .literal(let literal):
                if literal.filter(\.isLetter).count >= Self.leastLetters, !literals.contains(literal) {
                    literals.append(literal)
                }
            }
        }
        guard hasKeys else { return [] }
        return literals.map {
            Finding(
                .textNotInStrings, message: "“\($0)” is written out and cannot be translated; give it a key in strings")
        }
    }
}

extension LocalizedString {
    /// How many letters the text has; 0 for one with variations.
    fileprivate var letterCount: Int {
        guard case .text(let text) = value else { return 0 }
        return text.filter(\.isLetter).count
    }

    /// The format specifiers of the text, by their arguments; nil for a text with variations, whose forms may differ.
    fileprivate var specifiers: [String]? {
        guard case .text(let text) = value, substitutions.isEmpty else { return nil }
        return StringFormat.specifiers(in: text)
    }
}
