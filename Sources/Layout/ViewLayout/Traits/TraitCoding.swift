import Foundation

/// The way between a Swift type and the values of traits.
struct TraitCoding<Value: Hashable & Sendable>: Sendable {
    /// The values that are allowed.
    let form: TraitForm
    /// The value of a trait; nil where the viewer has none.
    let encode: @Sendable (Value) -> TraitValue?
    /// Nil for a value of another form.
    let decode: @Sendable (TraitValue) -> Value?

    /// The same for a trait that a viewer can be without.
    var optional: TraitCoding<Value?> {
        TraitCoding<Value?>(
            form: form, encode: { [encode] in $0.flatMap(encode) }, decode: { [decode] in .some(decode($0)) })
    }
}

extension TraitCoding where Value == CGFloat {
    /// Points.
    static var length: Self {
        Self(form: .length, encode: { .points($0) }) { if case .points(let points) = $0 { points } else { nil } }
    }

    /// Pixels to a point.
    static var scale: Self {
        Self(form: .count(1...3), encode: { .count(TraitCollection(displayScale: $0).pixelsPerPoint) }) {
            if case .count(let count) = $0 { CGFloat(count) } else { nil }
        }
    }
}

extension TraitCoding where Value == String {
    /// Any words.
    static var words: Self {
        Self(form: .words, encode: { .text($0) }) { if case .text(let text) = $0 { text } else { nil } }
    }

    /// BCP 47 tags.
    static var languageTag: Self {
        Self(form: .languageTag, encode: { .text($0) }) { if case .text(let text) = $0 { text } else { nil } }
    }
}

extension TraitCoding where Value == Bool {
    /// True and false.
    static var flag: Self {
        Self(form: .flag, encode: { .flag($0) }) { if case .flag(let flag) = $0 { flag } else { nil } }
    }
}

extension TraitCoding where Value: CaseIterable {
    /// The cases of a type by their names in Swift.
    /// - Parameter name: all names of a case; the first is the one in Swift.
    static func cases(_ name: (Value) -> TraitName) -> Self {
        // Each is named once. Lists of a few cases: for a dictionary, Swift's runtime makes a type when a program starts,
        // which takes longer than all that is ever looked for in it.
        let (values, names) = (Array(Value.allCases), Value.allCases.map(name))
        let texts = names.map { TraitValue.text($0.name) }
        return Self(
            form: .names(names), encode: { value in values.firstIndex(of: value).map { texts[$0] } },
            decode: { text in texts.firstIndex(of: text).map { values[$0] } })
    }
}

extension TraitCoding where Value: CaseIterable & RawRepresentable<String> {
    /// The cases of a type that have no other names than those in Swift.
    static var cases: Self { cases { TraitName($0.rawValue) } }
}
