import BalloonLayouts
import Typesetting
import ViewLayout

extension BalloonScene {
    /// Findings about the texts of a message for a viewer, about the string of a key once.
    /// - Parameter ofApp: the texts that the app shows, and nobody types; nil for all of them.
    func translationFindings(
        _ texts: [SceneText], ofApp: [SceneText]? = nil, for traits: TraitCollection
    ) -> [Finding] {
        var seen: Set<String> = []
        var reported: Set<Finding> = []
        return texts.flatMap { text -> [Finding] in
            guard case .key(let declared) = text,
                let reference = try? self.texts(for: traits).content.resolved(declared, in: traits.locale)
            else { return [] }
            let ofString = seen.insert(reference.key).inserted ? known(reference, locale: traits.locale) : []
            return ofString + argumentFindings(reference, for: traits).filter { reported.insert($0).inserted }
        } + literalTexts(ofApp ?? texts) + writtenOut(ofApp ?? texts)
    }

    private func known(_ reference: SceneStringReference, locale: String) -> [Finding] {
        translations?.findings(of: reference, locale: locale) { findings(of: reference, locale: locale) }
            ?? findings(of: reference, locale: locale)
    }

    private func findings(of reference: SceneStringReference, locale: String) -> [Finding] {
        let key = reference.key
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
        let check = StringCheck(
            key: key, string: match.string, source: source, locale: locale, sourceLanguage: strings.sourceLanguage,
            rules: PluralRules(
                language: strings.viewer(of: match, locale: locale, device: .iphone).language,
                kind: reference.arguments?.contains(where: \.isOrdinal) == true ? .ordinal : .cardinal))
        let ofString = [check.stale, check.missingForms, check.hardCoded(reference.arguments)]
        let isTranslation = SceneStrings.language(of: match.tag) != SceneStrings.language(of: strings.sourceLanguage)
        let ofTranslation =
            isTranslation
            ? [
                check.unfinished, check.unchanged.flatMap { isName(match.string, key) ? nil : $0 },
                check.lostArgument ?? check.lostWords(ownNames),
            ]
            : []
        return (ofString + ofTranslation).compactMap(\.self)
    }

    // MARK: - Names

    /// The names that texts can have after a `$`, whatever stands for them.
    private var ownNames: ParticipantNames {
        ParticipantNames(names: participants.names.merging(vary.map { ($0.name, $0.name) }) { name, _ in name })
    }

    /// Whether a text that is the same in two languages is a name: its catalogue or the app says so, or no language
    /// translates it.
    private func isName(_ string: LocalizedString, _ key: String) -> Bool {
        let text = string.mostUsedText.written
        if string.isForAllLanguages || string.isName || text == app.name { return true }
        let segments = ownNames.segments(of: text)
        if segments.contains(where: \.isName),
            !segments.contains(where: { !$0.isName && $0.text.contains(where: \.isLetter) })
        {
            return true
        }
        let source = SceneStrings.language(of: strings.sourceLanguage)
        let translations = strings.tables.filter { SceneStrings.language(of: $0.key) != source }
            .compactMap { $0.value[key]?.mostUsedText.written }
        return translations.count > 1 && translations.allSatisfy { $0 == text }
    }

    // MARK: - Texts without a key

    /// Texts without keys where other texts have keys, or where there are strings in several languages.
    private func literalTexts(_ texts: [SceneText]) -> [Finding] {
        guard strings.tables.count > 1 else { return [] }
        var seen: Set<String> = []
        let names = ownNames
        let literals = texts.compactMap { text -> String? in
            guard case .literal(let literal) = text, literal != app.name else { return nil }
            let words = names.segments(of: literal).filter { !$0.isName }.map(\.text).joined()
            guard words.count(where: \.isLetter) >= StringCheck.minimumLetters else { return nil }
            return seen.insert(literal).inserted ? literal : nil
        }
        return literals.map {
            Finding(
                .textNotInStrings, message: "“\($0)” is written out and cannot be translated; give it a key in strings")
        }
    }
}
