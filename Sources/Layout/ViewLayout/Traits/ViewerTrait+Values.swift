import Support

extension ViewerTrait {
    /// The value that a viewer has; nil for a trait that the viewer is without.
    package func value(of traits: TraitCollection) -> TraitValue? { read(traits) }

    /// Gives a viewer a value of the trait's form.
    package func set(_ value: TraitValue, in traits: inout TraitCollection) { write(&traits, value) }

    /// The values that `all` stands for in a list: every name, where the trait's values are names.
    package var valuesOfAll: [TraitValue]? {
        if case .names = form { form.allValues } else { nil }
    }

    /// The values of viewers as small numbers: equal values have equal numbers, and a larger value a larger one where
    /// values grow.
    package func numbers(of viewers: [TraitCollection]) -> (ofViewers: [Int], count: Int) { number(viewers) }

    // MARK: - Texts

    /// The name of the option that chooses one value, without the hyphens before it.
    package var optionWord: String { word.replacing(" ", with: "-") }

    /// The value that a text of the command line stands for.
    /// - Throws: ``TraitError`` that says what is allowed.
    package func value(_ text: String) throws(TraitError) -> TraitValue {
        if let value = form.value(of: text) { return value }
        throw TraitError(description: form.problem(of: text, noun: noun))
    }

    /// The value as labels and file names have it: the short name of a name, a length with all its decimals.
    package func shortText(of traits: TraitCollection) -> String {
        switch (value(of: traits), form) {
        case (nil, _): "none"
        case (.text(let text), .names(let names)): names.first { $0.name == text }?.short ?? text
        case (let value?, _): "\(value)"
        }
    }

    /// The part of a golden's name that says which value its viewer has.
    package func goldenText(of traits: TraitCollection) -> String { golden(shortText(of: traits)) }

    /// The word by which a label says that a viewer's value is unusual; nil for a usual one, and for a trait that labels
    /// always show.
    package func unusualWord(of traits: TraitCollection) -> String? { label(traits) }
}

/// What is wrong with a value of a trait, and what is allowed.
package struct TraitError: Error, Hashable, CustomStringConvertible {
    /// One sentence without a place.
    package let description: String

    package init(description: String) { self.description = description }
}
