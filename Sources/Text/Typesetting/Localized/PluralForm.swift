import CUnicode

/// The plural forms of languages ("Unicode CLDR, plural rules"), in the words of string catalogues.
package enum PluralForm: String, Hashable, Sendable, CaseIterable {
    case zero, one, two, few, many, other

    fileprivate init(code: Int) { self = PluralForm.allCases[code] }
}

/// Which plural form a language takes for a number, by ICU, whose data are CLDR's.
package struct PluralRules: Hashable, Sendable {
    /// What a number counts: things, or places in an order ("3rd").
    package enum Kind: Hashable, Sendable { case cardinal, ordinal }

    /// The BCP 47 tag of the language.
    package let language: String
    package let kind: Kind

    package init(language: String, kind: Kind = .cardinal) { (self.language, self.kind) = (language, kind) }

    /// The form of a number.
    /// - Parameter fractionDigits: how many digits after the point are shown: "1.0" is not "1".
    package func form(of number: Double, fractionDigits: Int = 0) -> PluralForm {
        var form: Int32 = 0
        // A language that ICU does not know has the rules of the root, which has one form.
        let code = cunicode_plural_form(language, kind == .ordinal, number, Int32(clamping: fractionDigits), &form)
        return code == 0 ? PluralForm(code: Int(form)) : .other
    }

    /// The forms of whole numbers below 1,000, and `other`, which every text has. Forms that fractions alone take, or a
    /// million in words, are left out, because no count of an app has them.
    package var forms: [PluralForm] {
        let bits = bits.all
        return PluralForm.allCases.filter { $0 == .other || bits & $0.bit != 0 }
    }

    /// Whether several whole numbers have a form, so that its text needs the number: `one` is for 1, 21 and 31 in
    /// Russian, and for 0 and 1 in French.
    package func isForSeveralNumbers(_ form: PluralForm) -> Bool { bits.several & form.bit != 0 }

    private var bits: (all: UInt8, several: UInt8) {
        var all: UInt8 = 0
        var several: UInt8 = 0
        _ = cunicode_plural_forms(language, kind == .ordinal, &all, &several)
        return (all, several)
    }
}

extension PluralForm {
    fileprivate var bit: UInt8 { PluralForm.allCases.firstIndex(of: self).map { 1 << UInt8($0) } ?? 0 }
}
