import Typesetting

/// Properties of all variations of a string.
extension LocalizedString {
    /// The text that most viewers read: that for other numbers, on a phone.
    var mostUsedText: FormatText { value.mostUsedText }

    /// All texts, each with its plural form; nil for a text for all numbers.
    var texts: [(form: PluralForm?, text: FormatText)] { value.texts(form: nil) }

    /// The parts by name.
    var parts: [(name: String, part: Substitution)] {
        substitutions.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    /// The plural forms of each part of the string that varies by number; empty where no part does. A number alone is
    /// the same in all forms: `%arg` with `other` and nothing else.
    var pluralForms: [Set<PluralForm>] { value.pluralForms + parts.flatMap(\.part.value.pluralForms) }
}

extension LocalizedString.Value {
    var mostUsedText: FormatText {
        switch self {
        case .format(let text): text
        case .plural(let plural): plural.forms[.other]?.mostUsedText ?? FormatText("")
        case .device(let variations): Self.best(of: variations, on: .iphone)?.mostUsedText ?? FormatText("")
        case .width(let variations): variations.max { $0.key < $1.key }?.value.mostUsedText ?? FormatText("")
        }
    }

    /// The variation for a device: its own, that for other devices, that of a phone.
    static func best(of variations: [DeviceVariation: Self], on device: DeviceVariation) -> Self? {
        variations[device] ?? variations[.other] ?? variations[.iphone]
    }

    /// The devices that have a text of their own, and the others.
    var devices: Set<DeviceVariation> {
        switch self {
        case .format: [.other]
        case .plural(let plural): plural.forms.values.reduce(into: [.other]) { $0.formUnion($1.devices) }
        case .device(let variations):
            variations.reduce(into: [.other]) { $0.formUnion($1.value.devices.union([$1.key])) }
        case .width(let variations): variations.values.reduce(into: [.other]) { $0.formUnion($1.devices) }
        }
    }

    /// The variations that a device shows.
    func shown(on device: DeviceVariation) -> Self {
        switch self {
        case .format: self
        case .plural(let plural): .plural(plural.forms.mapValues { $0.shown(on: device) })
        case .device(let variations): Self.best(of: variations, on: device)?.shown(on: device) ?? .text("")
        case .width(let variations): .width(variations.mapValues { $0.shown(on: device) })
        }
    }

    func texts(form: PluralForm?) -> [(form: PluralForm?, text: FormatText)] {
        switch self {
        case .format(let text): [(form, text)]
        case .plural(let plural):
            PluralForm.allCases.flatMap { name in plural.forms[name]?.texts(form: name) ?? [] }
        case .device(let variations):
            DeviceVariation.allCases.flatMap { variations[$0]?.texts(form: form) ?? [] }
        case .width(let variations):
            variations.sorted { $0.key < $1.key }.flatMap { $0.value.texts(form: form) }
        }
    }

    fileprivate var pluralForms: [Set<PluralForm>] {
        switch self {
        case .format: []
        case .plural(let plural):
            (plural.hasWords ? [Set(plural.forms.keys)] : [])
                + plural.forms.sorted { $0.key.rawValue < $1.key.rawValue }
                .flatMap { $0.value.pluralForms }
        case .device(let variations): DeviceVariation.allCases.flatMap { variations[$0]?.pluralForms ?? [] }
        case .width(let variations): variations.sorted { $0.key < $1.key }.flatMap { $0.value.pluralForms }
        }
    }
}

extension LocalizedString.Plural {
    /// Whether a form has words, which could agree with a number.
    fileprivate var hasWords: Bool { forms.values.flatMap(\.formats).contains { $0.words.contains(where: \.isLetter) } }
}
