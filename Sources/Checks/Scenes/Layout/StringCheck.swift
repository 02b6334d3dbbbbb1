import BalloonLayouts
import Typesetting

/// What can be wrong with one string in one language.
struct StringCheck {
    let key: String
    let string: LocalizedString
    /// The same string in the source language.
    let source: LocalizedString
    let locale: String
    let sourceLanguage: String
    /// The plural rules of the language that the string is in.
    let rules: PluralRules

    /// Shorter texts, such as names and prices, are often the same in two languages. Inferred.
    static let minimumLetters = 6

    private var name: String { "the string \"\(key)\"" }

    private func finding(_ kind: Finding.Kind, _ message: String) -> Finding {
        Finding(kind, node: key, message: "\(name) \(message)")
    }

    // MARK: - States

    var stale: Finding? {
        guard string.isStale else { return nil }
        return finding(
            .stringStale, "is stale: Xcode no longer finds it in the app's code; use the key that the app uses")
    }

    var unfinished: Finding? {
        guard let state = string.unfinishedState else { return nil }
        return finding(
            .translationUnfinished,
            "is marked \(state.rawValue) in \(locale): nobody has reviewed “\(string.mostUsedText.written)”; review it in Xcode"
        )
    }

    var unchanged: Finding? {
        let text = string.mostUsedText
        guard text.written == source.mostUsedText.written, text.words.count(where: \.isLetter) >= Self.minimumLetters
        else { return nil }
        return finding(
            .translationUnchanged, "is “\(text.written)” in \(locale) as in \(sourceLanguage); translate it")
    }

    // MARK: - Arguments

    var lostArgument: Finding? { lostInText ?? lostInPart }

    /// A text is compared with the source's on the same device: on a watch both may be short. One that says as much as on a
    /// phone has lost nothing.
    private var lostInText: Finding? {
        let usual = source.specifiers(of: source.mostUsedText)
        for device in string.value.devices.union(source.value.devices).sorted(by: { $0.rawValue < $1.rawValue }) {
            let expected = source.specifiers(of: source.value.shown(on: device).mostUsedText)
            for (form, text) in string.value.shown(on: device).texts(form: nil) {
                let actual = string.specifiers(of: text)
                guard actual != expected, actual != usual, !saysItsNumber(form, actual, expected) else { continue }
                return finding(
                    .translationLosesArgument,
                    "has \(Self.list(actual)) in \(locale)\(form.map { " (\($0.rawValue))" } ?? "") and "
                        + "\(Self.list(expected)) in \(sourceLanguage); give both the same specifiers")
            }
        }
        return nil
    }

    /// A form of a part without its number, where the source has the number.
    private var lostInPart: Finding? {
        for (name, part) in string.parts
        where source.substitutions[name].map({ $0.value.mostUsedText.hasOwnNumber }) == true {
            for (form, text) in part.value.texts(form: nil) where !text.hasOwnNumber && !isForOneNumber(form) {
                return finding(
                    .translationLosesArgument,
                    "has no %arg in its part \(name) in \(locale)\(form.map { " (\($0.rawValue))" } ?? ""), as "
                        + "\(sourceLanguage) has; put it in")
            }
        }
        return nil
    }

    /// Whether a form of one number has that number in words, as "one friend" has.
    private func saysItsNumber(_ form: PluralForm?, _ actual: [String], _ expected: [String]) -> Bool {
        isForOneNumber(form) && actual.allSatisfy(expected.contains) && expected.count - actual.count == 1
    }

    private func isForOneNumber(_ form: PluralForm?) -> Bool {
        guard let form, [.zero, .one, .two].contains(form) else { return false }
        return !rules.isForSeveralNumbers(form)
    }

    private static func list(_ specifiers: [String]) -> String {
        specifiers.isEmpty ? "no specifier" : specifiers.map { "%\($0)" }.joined(separator: ", ")
    }

    // MARK: - Plural forms

    var missingForms: Finding? {
        guard !source.pluralForms.isEmpty || !string.pluralForms.isEmpty, !rules.keepsSingular else { return nil }
        // A text for every number can be right where there are two forms; see ``hardCoded(_:)``.
        guard !string.pluralForms.isEmpty || rules.forms.count > Self.formsOfTwo && !agreesWithEveryNumber else {
            return nil
        }
        let present = string.pluralForms.first ?? [.other]
        let everywhere = string.pluralForms.dropFirst().reduce(present) { $0.intersection($1) }
        let forms = rules.forms
        let missing = forms.filter { !everywhere.contains($0) }
        guard !missing.isEmpty else { return nil }
        let names = missing.map(\.rawValue).joined(separator: ", ")
        return finding(
            .pluralFormMissing,
            "has no form for \(names) in \(locale), which has \(forms.map(\.rawValue).joined(separator: ", ")); add \(names)"
        )
    }

    /// One form for 1, and one for other numbers. Many nouns of such languages have the same: "Fehler", "barn", "prix".
    private static let formsOfTwo = 2

    /// "Votes: 3" agrees with every number.
    private var agreesWithEveryNumber: Bool { string.mostUsedText.hasNumberBehindColon }

    /// A text that is the same for every number: with a noun in the plural behind one, or where the source's varies.
    func hardCoded(_ arguments: [StringArgument]?) -> Finding? {
        guard rules.forms.count > 1, !rules.keepsSingular else { return nil }
        if string == source { return hardCodedNoun(in: string.texts.map(\.text), arguments) }
        guard string.pluralForms.isEmpty, !agreesWithEveryNumber else { return nil }
        let text = string.mostUsedText
        guard source.pluralForms.isEmpty else {
            guard rules.forms.count == Self.formsOfTwo, text.specifierCount > 0 else { return nil }
            return finding(
                .pluralHardCoded,
                "is “\(text.written)” in \(locale) for every number, and varies in \(sourceLanguage); vary it by plural"
            )
        }
        return hardCodedNoun(in: [source.mostUsedText], arguments)
    }

    /// - Parameter texts: those of the source language, in which nouns are known.
    private func hardCodedNoun(in texts: [FormatText], _ arguments: [StringArgument]?) -> Finding? {
        guard let arguments else { return nil }
        let chosen = source.choosingArguments(of: arguments)
        func counts(_ number: Int) -> Bool {
            !chosen.contains(number) && arguments.indices.contains(number - 1)
                && arguments[number - 1].counted != nil
        }
        for text in texts {
            guard let noun = text.pluralNoun(in: sourceLanguage, where: counts) else { continue }
            let shown = string == source ? text : string.mostUsedText
            return finding(
                .pluralHardCoded,
                "is “\(shown.written)” in \(locale) for every number, and “\(noun)” is not for 1; vary it by plural")
        }
        return nil
    }

    // MARK: - What both say

    /// A participant or another name of the scene that the source's text has and this one has not, or another number.
    /// - Parameter names: those that may stand behind a `$`.
    func lostWords(_ names: ParticipantNames) -> Finding? {
        let (own, expected) = (string.mostUsedText, source.mostUsedText)
        let kept = names.identifiers(in: own.written)
        if let lost = names.identifiers(in: expected.written).first(where: { !kept.contains($0) }) {
            return finding(
                .translationLosesArgument,
                "has no $\(lost) in \(locale), as \(sourceLanguage) has; put it in")
        }
        // An address can be another one in another language.
        let texts = [own, expected].map { text in
            text.words.split(whereSeparator: \.isWhitespace).filter { !$0.contains("://") }.map(String.init)
        }
        guard
            let (number, other) = ValueComparison.difference(
                ofTranslation: texts[0].joined(separator: " "), from: texts[1].joined(separator: " "))
        else { return nil }
        return finding(
            .translationLosesArgument,
            "says “\(number)” in \(locale) where \(sourceLanguage) says “\(other)”; give both the same numbers")
    }
}

extension FormatText {
    /// Whether it shows the number by which it was chosen.
    fileprivate var hasOwnNumber: Bool {
        pieces.contains { piece in
            switch piece {
            case .own: true
            case .argument(let specifier, _): specifier.kind != .object
            case .words, .percent, .part: false
            }
        }
    }

    /// How many specifiers it has.
    fileprivate var specifierCount: Int {
        pieces.count { piece in
            switch piece {
            case .words, .percent: false
            case .argument, .own, .part: true
            }
        }
    }

    /// Whether a number stands behind a colon, as a value behind its name.
    fileprivate var hasNumberBehindColon: Bool { written.firstMatch(of: /[:：]\s*%/) != nil }
}
