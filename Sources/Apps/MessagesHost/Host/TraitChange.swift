import ViewLayout

/// One trait of a viewer that changed.
struct TraitChange: CustomStringConvertible {
    let trait: ViewerTrait
    /// The trait's values in the form of the log.
    let before, after: String

    var description: String { "\(trait.word) \(before) → \(after)" }

    /// The changed traits, in the order of the table of traits.
    static func list(from old: TraitCollection, to new: TraitCollection) -> [TraitChange] {
        ViewerTrait.all.filter { $0.value(of: old) != $0.value(of: new) }.map { trait in
            TraitChange(trait: trait, before: trait.shortText(of: old), after: trait.shortText(of: new))
        }
    }
}
