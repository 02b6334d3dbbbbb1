import Typesetting

/// A string put together for a viewer: its variations chosen by the numbers, its arguments written in the viewer's
/// language.
struct StringResolution {
    /// The text so far; complete when the initializer returns.
    private(set) var text = ""
    /// What is wrong with the string and its arguments, each once.
    private(set) var problems: [StringProblem] = []

    private let string: LocalizedString
    private let reference: SceneStringReference
    private let viewer: StringViewer
    /// The parts that are being put in, so that none contains itself.
    private var open: [String] = []
    /// Pieces that were put in, which bounds the time that parts within parts take.
    private var count = 0

    /// The number that chose a text, and how it is written in the text.
    private struct Own {
        let number: Int
        let specifier: FormatSpecifier?
    }

    /// Puts a string together.
    /// - Throws: ``StringFormatError`` for a text that is too long, or lacks a variation for the viewer.
    init(of string: LocalizedString, for reference: SceneStringReference, viewer: StringViewer) throws {
        (self.string, self.reference, self.viewer) = (string, reference, viewer)
        try append(string.value, own: nil, first: 1)
        // A specifier without its number says already why no form could be chosen.
        if problems.contains(where: \.isAboutSpecifier) { problems.removeAll { $0 == .uncounted } }
    }

    // MARK: - Variations

    private mutating func append(_ value: LocalizedString.Value, own: Own?, first: Int) throws {
        switch value {
        case .format(let format):
            try append(format, own: own, first: first)
        case .plural(let plural):
            let own = own ?? self.own(of: plural)
            guard let value = plural.forms[form(of: plural, own)] ?? plural.forms[.other] else {
                throw StringFormatError("has no plural form \"other\"")
            }
            try append(value, own: own, first: first)
        case .device(let variations):
            let device = reference.device ?? viewer.device
            guard let value = LocalizedString.Value.best(of: variations, on: device) else {
                let names = variations.keys.map(\.rawValue).sorted().joined(separator: ", ")
                throw StringFormatError(
                    "varies by device and has neither \(device.rawValue) nor \"other\"; name one of \(names) as device")
            }
            try append(value, own: own, first: first)
        case .width(let variations):
            guard let value = variations.max(by: { $0.key < $1.key })?.value else {
                throw StringFormatError("varies by width and has no text")
            }
            try append(value, own: own, first: first)
        }
    }

    /// The argument that chooses among forms: the first number that they name, or that there is.
    private func own(of plural: LocalizedString.Plural) -> Own? {
        let number = plural.argument ?? reference.arguments?.firstIndex { $0.counted != nil }.map { $0 + 1 }
        return number.map { Own(number: $0, specifier: plural.specifier) }
    }

    private mutating func form(of plural: LocalizedString.Plural, _ own: Own?) -> PluralForm {
        guard let own, let counted = argument(own.number)?.counted else {
            if reference.plural == nil, plural.forms.count > 1 { note(.uncounted) }
            return reference.plural ?? .other
        }
        let rules = PluralRules(language: viewer.language, kind: counted.kind)
        let shown = own.specifier?.fractionDigits ?? counted.number.fractionDigits
        let rightly = plural.form(of: counted.number.value, fractionDigits: shown, by: rules)
        guard let form = reference.plural else { return rightly }
        if plural.present(form) != plural.present(rightly) {
            note(.disagreeing(form: form, number: counted.number, rightly: rightly))
        }
        return form
    }

    // MARK: - Texts

    private mutating func append(_ format: FormatText, own: Own?, first: Int) throws {
        if reference.arguments == nil, let specifier = format.sureSpecifier {
            note(.missing(number: 1, specifier: specifier))
        }
        if reference.arguments?.isEmpty == false, let percent = format.lonePercent { note(.lonePercent(percent)) }
        if format.isInflected { note(.inflected) }
        for piece in format.pieces {
            count += 1
            guard count <= SceneLimits.maximumTextByteCount else { throw StringFormatError.tooLong }
            switch piece {
            case .words(let words): try append(words)
            case .percent: try append(reference.arguments == nil ? "%%" : "%")
            case .own: try append(own?.specifier ?? .whole, written: "%arg", own?.number)
            case .argument(let specifier, let place):
                try append(specifier, written: "%\(specifier.text)", place.number(from: first))
            case .part(let name, let place): try append(part: name, place.number(from: first))
            }
        }
    }

    private mutating func append(part name: String, _ number: Int) throws {
        guard let part = string.substitutions[name], !open.contains(name) else {
            note(.unknownPart(name))
            return try append("%#@\(name)@")
        }
        open.append(name)
        let own = Own(number: part.argument ?? number, specifier: part.specifier)
        try append(part.value, own: own, first: own.number)
        open.removeLast()
    }

    /// Appends an argument, or its specifier where there is none.
    private mutating func append(_ specifier: FormatSpecifier, written: String, _ number: Int?) throws {
        guard reference.arguments != nil else { return try append(written) }
        guard let number, let argument = argument(number) else {
            note(.missing(number: number ?? 1, specifier: written))
            return try append(written)
        }
        if let text = specifier.text(argument, language: viewer.locale) { return try append(text) }
        note(.wrongKind(number: number, specifier: specifier, argument: argument))
        try append(argument.text(language: viewer.locale))
    }

    private mutating func append(_ words: String) throws {
        guard text.utf8.count + words.utf8.count <= SceneLimits.maximumTextByteCount else {
            throw StringFormatError.tooLong
        }
        text += words
    }

    private func argument(_ number: Int) -> StringArgument? {
        guard let arguments = reference.arguments, arguments.indices.contains(number - 1) else { return nil }
        return arguments[number - 1]
    }

    private mutating func note(_ problem: StringProblem) {
        if !problems.contains(problem) { problems.append(problem) }
    }
}

extension LocalizedString.Plural {
    /// The form of a number. A form for zero is for the number 0 in every language ("Foundation Release Notes for OS X
    /// v10.9": it is used "regardless of what CLDR rule specifies").
    func form(of number: Double, fractionDigits: Int, by rules: PluralRules) -> PluralForm {
        number == 0 && forms[.zero] != nil ? .zero : rules.form(of: number, fractionDigits: fractionDigits)
    }

    /// The form that stands for one which the language does not have.
    fileprivate func present(_ form: PluralForm) -> PluralForm { forms[form] == nil ? .other : form }
}

extension FormatText {
    /// A percent sign with a space behind it and a letter that makes both a specifier.
    fileprivate var lonePercent: String? {
        for case .words(let words) in pieces where words.contains("%") {
            if let match = words.firstMatch(of: /% +[dDiuUxXoOfFeEgGaAcCsSp@]/) { return String(match.output) }
        }
        return nil
    }

    /// Whether it has words that the system inflects: `^[3 guests](inflect: true)`.
    fileprivate var isInflected: Bool { written.contains("](inflect:") }
}
