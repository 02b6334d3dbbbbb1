extension TraitCollection {
    /// The traits that are not standard, as a record keeps them. So a trait that is added to the table changes no
    /// record of a viewer with its standard value.
    package var recordInputs: [LayoutRecord.Attribute] {
        let standard = TraitCollection()
        return ViewerTrait.all(of: [self]).compactMap { trait in
            trait.value(of: self) == trait.value(of: standard)
                ? nil : LayoutRecord.Attribute(trait.name, trait.shortText(of: self))
        }
    }

    /// The viewer of a record: the standard one with the traits that the record's inputs name. Inputs that are not
    /// traits, or have a value that only a later version knows, are ignored.
    package init(recordInputs inputs: [LayoutRecord.Attribute]) {
        self.init()
        for trait in ViewerTrait.all + inputs.compactMap({ ViewerTrait.named($0.name) }).filter({ $0.variable != nil })
        {
            guard let text = inputs.first(where: { $0.name == trait.name })?.value,
                let value = try? trait.value(text)
            else { continue }
            trait.set(value, in: &self)
        }
    }
}
