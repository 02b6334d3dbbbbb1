extension TraitCollection {
    /// The traits that are not the standard ones, as a record keeps them: a trait that is new to the table changes no
    /// record of a viewer who does not have it.
    package var recordInputs: [LayoutRecord.Attribute] {
        let standard = TraitCollection()
        return ViewerTrait.all.compactMap { trait in
            trait.value(of: self) == trait.value(of: standard)
                ? nil : LayoutRecord.Attribute(trait.name, trait.shortText(of: self))
        }
    }
}
