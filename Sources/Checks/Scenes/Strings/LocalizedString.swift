/// The plural forms of a language, in the words of string catalogues ("Unicode CLDR, plural rules").
package enum PluralForm: String, Hashable, Sendable, CaseIterable { case zero, one, two, few, many, other }

/// The devices that a string catalogue varies by, in its words.
package enum DeviceVariation: String, Hashable, Sendable, CaseIterable {
    case iphone, ipad, ipod, mac, applewatch, appletv, applevision, other
}

/// One string in one language, in all its variations.
package struct LocalizedString: Hashable, Sendable {
    /// A text, or a choice of texts.
    package indirect enum Value: Hashable, Sendable {
        /// The text.
        case text(String)
        /// A text for each plural form; `other` is always there.
        case plural([PluralForm: Value])
        /// A text for each device.
        case device([DeviceVariation: Value])
    }

    /// A part of the text that varies on its own, named in it as `%#@NAME@`.
    package struct Substitution: Hashable, Sendable {
        /// The argument that `%arg` refers to, from 1.
        package var argument: Int
        /// The text, in its variations.
        package var value: Value
    }

    /// The text, in its variations.
    package var value: Value
    /// The parts that vary on their own, by name.
    package var substitutions: [String: Substitution]
    /// Why a translator must review it, or one of its variations; nil when everything is reviewed.
    package var unfinishedState: UnfinishedState?

    /// The states of a catalogue for texts that were not reviewed.
    package enum UnfinishedState: String, Hashable, Sendable, CaseIterable {
        /// Not translated yet, or translated by a machine.
        case new
        /// The source text has changed since.
        case needsReview = "needs_review"
    }

    /// Makes a string.
    package init(_ value: Value, substitutions: [String: Substitution] = [:]) {
        self.value = value
        self.substitutions = substitutions
    }

    /// The variation that a reference selects, with its arguments inserted.
    /// - Throws: ``StringFormatError`` for a specifier without an argument, or a device without a text.
    func text(for reference: SceneStringReference) throws -> String {
        var text = try value.text(plural: reference.plural, device: reference.device)
        for (name, substitution) in substitutions.sorted(by: { $0.key < $1.key }) {
            let part = try substitution.value.text(plural: reference.plural, device: reference.device)
            let numbered = try Self.replacing("%arg", in: part, by: "%\(substitution.argument)$@")
            text = try Self.replacing("%#@\(name)@", in: text, by: numbered)
        }
        return try reference.arguments.map { try StringFormat.text(text, arguments: $0) } ?? text
    }
}

extension LocalizedString {
    /// The text with every part replaced. The length of the result is checked before it is made.
    private static func replacing(_ part: String, in text: String, by other: String) throws -> String {
        let places = text.ranges(of: part)
        let growth = places.count * max(0, other.utf8.count - part.utf8.count)
        guard text.utf8.count + growth <= SceneLimits.maximumTextByteCount else { throw StringFormatError.tooLong }
        return places.isEmpty ? text : text.replacing(part, with: other)
    }
}

extension LocalizedString.Value {
    fileprivate func text(plural: PluralForm, device: DeviceVariation?) throws -> String {
        switch self {
        case .text(let text):
            return text
        case .plural(let forms):
            guard let value = forms[plural] ?? forms[.other] else {
                throw StringFormatError("has no plural form \"other\"")
            }
            return try value.text(plural: plural, device: device)
        case .device(let variations):
            guard let value = device.flatMap({ variations[$0] }) ?? variations[.other] else {
                let names = variations.keys.map(\.rawValue).sorted().joined(separator: ", ")
                throw StringFormatError("varies by device without an \"other\"; name one of \(names) as device")
            }
            return try value.text(plural: plural, device: device)
        }
    }
}

/// Properties of all variations of a string.
extension LocalizedString {
    /// The text that most viewers read: that for other numbers and other devices.
    var mostUsedText: String { value.mostUsedText }

    /// All texts, each with its plural form; nil for a text for all numbers.
    var texts: [(form: PluralForm?, text: String)] { value.texts(form: nil) }

    /// The plural forms of each part of the string that varies by number; empty where no part does.
    var pluralForms: [Set<PluralForm>] {
        value.pluralForms + substitutions.sorted { $0.key < $1.key }.flatMap(\.value.value.pluralForms)
    }
}

extension LocalizedString.Value {
    fileprivate var mostUsedText: String {
        switch self {
        case .text(let text): text
        case .plural(let forms): forms[.other]?.mostUsedText ?? ""
        case .device(let variations):
            (variations[.other] ?? variations[.iphone] ?? variations.min { $0.key.rawValue < $1.key.rawValue }?.value)?
                .mostUsedText ?? ""
        }
    }

    fileprivate func texts(form: PluralForm?) -> [(form: PluralForm?, text: String)] {
        switch self {
        case .text(let text): [(form, text)]
        case .plural(let forms):
            PluralForm.allCases.flatMap { name in forms[name]?.texts(form: name) ?? [] }
        case .device(let variations):
            DeviceVariation.allCases.flatMap { variations[$0]?.texts(form: form) ?? [] }
        }
    }

    fileprivate var pluralForms: [Set<PluralForm>] {
        switch self {
        case .text: []
        case .plural(let forms): [Set(forms.keys)]
        case .device(let variations): DeviceVariation.allCases.flatMap { variations[$0]?.pluralForms ?? [] }
        }
    }
}
