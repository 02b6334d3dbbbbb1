import Typesetting

/// The devices that a string catalogue varies by, in its words.
package enum DeviceVariation: String, Hashable, Sendable, CaseIterable {
    case iphone, ipad, ipod, mac, applewatch, appletv, applevision, other
}

/// One string in one language, in all its variations.
package struct LocalizedString: Hashable, Sendable {
    /// A text, or a choice of texts.
    package indirect enum Value: Hashable, Sendable {
        /// The text.
        case format(FormatText)
        /// A text for each plural form.
        case plural(Plural)
        /// A text for each device.
        case device([DeviceVariation: Value])
        /// A text for each width of a label, in a unit of the app's own.
        case width([Int: Value])

        /// The text that is written so.
        package static func text(_ written: String) -> Value { .format(FormatText(written)) }

        /// A text for each plural form.
        package static func plural(_ forms: [PluralForm: Value]) -> Value { .plural(Plural(forms)) }
    }

    /// A text for each plural form, and which argument chooses among them.
    package struct Plural: Hashable, Sendable {
        package let forms: [PluralForm: Value]
        /// The number of the argument, and how the texts write it; nil where they name none.
        let argument: Int?
        let specifier: FormatSpecifier?

        package init(_ forms: [PluralForm: Value]) {
            self.forms = forms
            // Translations have arguments in another order, so the first one in a text would not do.
            let first = forms.values.flatMap(\.formats).compactMap(\.firstNumber).min {
                ($0.number, $0.specifier.text) < ($1.number, $1.specifier.text)
            }
            (argument, specifier) = (first?.number, first?.specifier)
        }
    }

    /// A part of the text that varies on its own, named in it as `%#@NAME@`.
    package struct Substitution: Hashable, Sendable {
        /// The argument that chooses, and that `%arg` stands for, from 1; nil for that of the part's place in the text.
        package var argument: Int?
        /// How `%arg` is written.
        var specifier: FormatSpecifier?
        /// The text, in its variations.
        package var value: Value

        package init(argument: Int?, specifier: String = "lld", value: Value) {
            self.argument = argument
            self.specifier = FormatSpecifier(at: specifier[...])
            self.value = value
        }
    }

    /// The text, in its variations.
    package var value: Value
    /// The parts that vary on their own, by name.
    package var substitutions: [String: Substitution]
    /// Why a translator must review it, or one of its variations; nil when everything is reviewed.
    package var unfinishedState: UnfinishedState?
    /// Whether it is the same in every language, as a brand is (`shouldTranslate`).
    package var isForAllLanguages = false
    /// Whether its comment calls it a name, which may be the same in every language.
    package var isName = false
    /// Whether Xcode no longer finds it in the app's code (`extractionState`).
    package var isStale = false

    /// The states of a catalogue for texts that were not reviewed.
    package enum UnfinishedState: String, Hashable, Sendable, CaseIterable {
        /// Not translated yet, or translated by a machine.
        case new
        /// The source text has changed since.
        case needsReview = "needs_review"
    }

    package init(_ value: Value, substitutions: [String: Substitution] = [:]) {
        self.value = value
        self.substitutions = substitutions
    }
}

extension LocalizedString.Value {
    /// The texts of all variations.
    var formats: [FormatText] { texts(form: nil).map(\.text) }
}

extension FormatText {
    /// The first argument that is a number, and how it is written; nil for none.
    fileprivate var firstNumber: (number: Int, specifier: FormatSpecifier)? {
        pieces.compactMap { piece -> (number: Int, specifier: FormatSpecifier)? in
            guard case .argument(let specifier, let place) = piece,
                specifier.kind == .whole || specifier.kind == .fraction
            else { return nil }
            return (place.number(from: 1), specifier)
        }.min { $0.number < $1.number }
    }
}
