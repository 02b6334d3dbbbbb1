import BalloonLayouts
import ViewLayout

extension BalloonScene {
    /// Findings about the translations of a message's texts in a language, each key once.
    func translationFindings(_ texts: [SceneText], locale: String) -> [Finding] {
        var seen: Set<String> = []
        var withoutArgument: Set<String> = []
        return texts.flatMap { text -> [Finding] in
            guard case .key(let reference) = text else { return [] }
            let isFirst = seen.insert(reference.key).inserted
            var findings = isFirst ? findings(key: reference.key, locale: locale) : []
            if findings.contains(where: { $0.kind == .translationLosesArgument }) {
                withoutArgument.insert(reference.key)
            }
            // Each use of a string has its own arguments.
            if !withoutArgument.contains(reference.key), let unfilled = unfilled(reference, locale: locale) {
                withoutArgument.insert(reference.key)
                findings.append(unfilled)
            }
            return findings
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
            let source = strings.match(key, locale: strings.sourceLanguage)?.string
        else { return [] }
        let forms = [pluralForms(of: match.string, like: source, key: key, locale: locale)].compactMap { $0 }
        guard Self.language(of: locale) != Self.language(of: strings.sourceLanguage) else { return forms }
        return forms
            + [
                unfinished(match.string, key: key, locale: locale), unchanged(match.string, source, key, locale),
                lostArgument(match.string, source, key, locale),
            ].compactMap { $0 }
    }

    private static func language(of tag: String) -> String? { tag.split(separator: "-").first?.lowercased() }

    // MARK: - One string in one language

    /// Shorter texts, such as names and prices, are often the same in two languages. Inferred.
    private static let minimumLetters = 6

    /// The number of letters that a reader sees; format specifiers do not count.
    private static func letterCount(of text: String) -> Int {
        StringFormat.withoutSpecifiers(text).count(where: \.isLetter)
    }

    private func unfinished(_ string: LocalizedString, key: String, locale: String) -> Finding? {
        guard let state = string.unfinishedState else { return nil }
        return Finding(
            .translationUnfinished, node: key,
            message:
                "the string \"\(key)\" is marked \(state.rawValue) in \(locale): nobody has reviewed “\(string.mostUsedText)”; "
                + "review it in Xcode")
    }

    private func unchanged(
        _ string: LocalizedString, _ source: LocalizedString, _ key: String, _ locale: String
    ) -> Finding? {
        let text = string.mostUsedText
        guard text == source.mostUsedText, Self.letterCount(of: text) >= Self.minimumLetters else { return nil }
        return Finding(
            .translationUnchanged, node: key,
            message:
                "the string \"\(key)\" is “\(text)” in \(locale) as in \(strings.sourceLanguage); translate it")
    }

    private func lostArgument(
        _ string: LocalizedString, _ source: LocalizedString, _ key: String, _ locale: String
    ) -> Finding? {
        let expected = StringFormat.specifiers(in: source.mostUsedText)
        for (form, text) in string.texts {
            let actual = StringFormat.specifiers(in: text)
            guard actual != expected, !saysItsNumber(form, in: locale, actual, expected) else { continue }
            return Finding(
                .translationLosesArgument, node: key,
                message:
                    "the string \"\(key)\" has \(Self.list(actual)) in \(locale)\(form.map { " (\($0.rawValue))" } ?? "") and "
                    + "\(Self.list(expected)) in \(strings.sourceLanguage); give both the same specifiers")
        }
        return nil
    }

    /// A string whose specifiers are shown as they are, because the scene gives no arguments. Of those without a number
    /// `%@` alone is sure to be one: "50%discount" has a percent sign.
    private func unfilled(_ reference: SceneStringReference, locale: String) -> Finding? {
        guard reference.arguments == nil, let text = strings.match(reference.key, locale: locale)?.string.mostUsedText,
            let shown = StringFormat.sureSpecifier(in: text)
        else { return nil }
        return Finding(
            .translationLosesArgument, node: reference.key,
            message:
                "the string \"\(reference.key)\" shows %\(shown) in \(locale), because nothing is put in its place; give it "
                + "arguments")
    }

    /// Whether a form of one number has that number in words, as "one friend" has.
    private func saysItsNumber(
        _ form: PluralForm?, in locale: String, _ actual: [String], _ expected: [String]
    ) -> Bool {
        guard let form, [.zero, .one, .two].contains(form), !PluralRules.isForSeveralNumbers(form, in: locale)
        else { return false }
        return actual.allSatisfy(expected.contains) && expected.count - actual.count == 1
    }

    private func pluralForms(
        of string: LocalizedString, like source: LocalizedString, key: String, locale: String
    ) -> Finding? {
        guard !source.pluralForms.isEmpty || !string.pluralForms.isEmpty else { return nil }
        // "Votes: 3" agrees with every number.
        guard !string.pluralForms.isEmpty || string.mostUsedText.firstMatch(of: /[:：]\s*%/) == nil else { return nil }
        let present = string.pluralForms.first ?? [.other]
        let everywhere = string.pluralForms.dropFirst().reduce(present) { $0.intersection($1) }
        let missing = PluralRules.forms(of: locale).filter { !everywhere.contains($0) }
        guard !missing.isEmpty else { return nil }
        let names = missing.map(\.rawValue).joined(separator: ", ")
        return Finding(
            .pluralFormMissing, node: key,
            message:
                "the string \"\(key)\" has no form for \(names) in \(locale), which has "
                + "\(PluralRules.forms(of: locale).map(\.rawValue).joined(separator: ", ")); add \(names)")
    }

    private static func list(_ specifiers: [String]) -> String {
        specifiers.isEmpty ? "no specifier" : specifiers.map { "%\($0)" }.joined(separator: ", ")
    }

    // MARK: - Texts without a key

    /// Texts without keys where other texts have keys, or where there are strings in several languages.
    private func literalTexts(_ texts: [SceneText]) -> [Finding] {
        guard strings.tables.count > 1 else { return [] }
        var seen: Set<String> = []
        let literals = texts.compactMap { text -> String? in
            guard case .literal(let literal) = text, Self.letterCount(of: literal) >= Self.minimumLetters else {
                return nil
            }
            return seen.insert(literal).inserted ? literal : nil
        }
        return literals.map {
            Finding(
                .textNotInStrings, message: "“\($0)” is written out and cannot be translated; give it a key in strings")
        }
    }
}
