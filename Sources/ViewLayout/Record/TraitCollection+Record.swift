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

    /// The viewer of a record: the standard one with the traits that the record's inputs name. What is not a trait, or
    /// has a value that only a later version knows, is left out.
    package init(recordInputs inputs: [LayoutRecord.Attribute]) {
        self.init()
        for trait in ViewerTrait.all {
            guard let text = inputs.first(where: { $0.name == trait.name })?.value,
                let value = try? trait.value(text)
            else { continue }
            trait.set(value, in: &self)
        }
    }
}
