import BalloonLayouts
import Support
import Typesetting
import ViewLayout

extension BalloonScene {
    /// Findings about what a scene puts into a string: each use of a string has its own arguments.
    func argumentFindings(_ declared: SceneStringReference, for traits: TraitCollection) -> [Finding] {
        // A string that cannot be put together is an error of the layout.
        guard let reference = try? texts(for: traits).content.resolved(declared, in: traits.locale),
            let match = strings.match(reference.key, locale: traits.locale),
            let resolution = try? texts(for: traits).resolution(of: reference, locale: traits.locale)
        else { return [] }
        let sentence = ProblemSentence(reference: reference, locale: traits.locale)
        return resolution.problems.map { problem in
            Finding(problem.kind, node: reference.key, message: sentence.text(problem))
        }
            + unused(reference, match).map {
                Finding(.argumentUnused, node: reference.key, message: sentence.text(unused: $0))
            }
    }

    /// The numbers of the arguments that neither the string nor its source shows.
    private func unused(_ reference: SceneStringReference, _ match: SceneStrings.Match) -> [Int] {
        guard let arguments = reference.arguments, !arguments.isEmpty else { return [] }
        let strings = [match.string, strings.match(reference.key, locale: strings.sourceLanguage)?.string]
        var used: Set<Int> = []
        for string in strings.compactMap(\.self) {
            used.formUnion(string.usedArguments)
            if string.countsFirstNumber, let first = arguments.firstIndex(where: { $0.counted != nil }) {
                used.insert(first + 1)
            }
        }
        return (1...arguments.count).filter { !used.contains($0) }
    }
}

extension StringProblem {
    fileprivate var kind: Finding.Kind {
        switch self {
        case .missing, .uncounted, .unknownPart, .lonePercent: .argumentMissing
        case .wrongKind: .argumentOfWrongKind
        case .disagreeing: .pluralDisagrees
        case .inflected: .inflectionUnresolved
        }
    }
}

/// The sentences about a use of a string.
private struct ProblemSentence {
    let reference: SceneStringReference
    let locale: String

    private var name: String { "the string \"\(reference.key)\"" }

    func text(_ problem: StringProblem) -> String {
        switch problem {
        case .missing(let number, let specifier):
            guard let arguments = reference.arguments else {
                return "\(name) shows \(specifier) in \(locale), because nothing is put in its place; give it arguments"
            }
            return
                "\(name) shows \(specifier) in \(locale), because it has \(Counted.text(arguments.count, "argument")); "
                + "give it argument \(number)"
        case .uncounted:
            return
                "\(name) varies by number in \(locale), and no argument is a number; give it one, or name its plural form"
        case .wrongKind(let number, let specifier, let argument):
            return
                "argument \(number) of \(name) is \(argument.article), and %\(specifier.text) takes \(specifier.wish)"
        case .unknownPart(let part):
            return
                "\(name) shows %#@\(part)@ in \(locale), because it has no substitution of this name; add it to the catalogue"
        case .disagreeing(let form, let number, let rightly):
            return "\(name) takes the form \(form.rawValue) in \(locale), where \(number.written) has the form "
                + "\(rightly.rawValue); leave plural out"
        case .lonePercent(let percent):
            return
                "\(name) has “\(percent)” in \(locale), which takes an argument as a specifier does; write %% for the sign"
        case .inflected:
            return
                "\(name) leaves its grammar to the system in \(locale), which Balloon cannot; vary it by plural in the catalogue"
        }
    }

    func text(unused number: Int) -> String {
        "argument \(number) of \(name) is shown nowhere in \(locale); leave it out"
    }
}

extension StringArgument {
    /// What it is, for messages.
    fileprivate var article: String {
        switch self {
        case .text(let text): "the text “\(text.prefix(40))”"
        case .number(let number), .ordinal(let number): "the number \(number.written)"
        case .currency: "an amount of money"
        case .date: "a date"
        case .list: "a list"
        case .relative: "a time from now"
        }
    }
}

extension FormatSpecifier {
    /// What it takes, for messages.
    fileprivate var wish: String {
        switch kind {
        case .object: "anything"
        case .whole: "a whole number that fits it"
        case .fraction: "a number"
        case .other: "what Swift does not pass; write %@"
        }
    }
}
