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
