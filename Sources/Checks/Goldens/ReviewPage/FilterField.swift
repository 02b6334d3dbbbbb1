import ViewLayout

/// A trait as the filter of the page reads it.
package struct FilterField: Sendable, Encodable {
    /// The names in filters; the last one is that of the trait.
    let names: [String]
    /// What its values are: `names`, `number` or `text`.
    let form: String
    /// Whether one value is more than another.
    let isOrdered: Bool
    /// All values in their order, each with all of its names; nil for numbers and texts.
    let values: [[String]]?
    /// What a viewer has who says nothing of it; nil for none.
    let standard: String?

    private init(_ trait: ViewerTrait) {
        names = trait.filterNames
        isOrdered = trait.isOrdered
        standard = trait.value(of: TraitCollection()).map { "\($0)" }
        switch trait.form {
        case .names(let names): (form, values) = ("names", names.map(\.all))
        case .flag: (form, values) = ("names", [["false"], ["true"]])
        case .length, .count: (form, values) = ("number", nil)
        case .languageTag, .words: (form, values) = ("text", nil)
        }
    }

    /// Every trait.
    package static var all: [FilterField] { ViewerTrait.all.map(FilterField.init) }

    /// What a viewer has that is not standard, by the names of the traits.
    package static func traits(of viewer: TraitCollection) -> [String: String] {
        let usual = TraitCollection()
        return ViewerTrait.all.reduce(into: [:]) { traits, trait in
            guard let value = trait.value(of: viewer), trait.value(of: usual) != value else { return }
            traits[trait.name] = "\(value)"
        }
    }
}
