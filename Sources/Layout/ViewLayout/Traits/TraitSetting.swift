/// A trait with the value that somebody chose for it.
package struct TraitSetting: Sendable {
    package let trait: ViewerTrait
    package let value: TraitValue

    /// Chooses a value of the trait's form.
    package init(_ trait: ViewerTrait, _ value: TraitValue) {
        self.trait = trait
        self.value = value
    }
}

extension TraitCollection {
    /// The same viewer with the values that were chosen. Another kind of device brings the size of its transcript with
    /// it, unless the size is chosen as well.
    /// - Throws: ``TraitError`` when two of the values exclude each other, such as a phone with watchOS.
    package func setting(_ settings: [TraitSetting]) throws(TraitError) -> TraitCollection {
        var traits = self
        for setting in settings { setting.trait.set(setting.value, in: &traits) }
        for setting in settings where setting.trait.value(of: traits) != setting.value {
            throw TraitError(
                description: "\(setting.trait.name) cannot be \(setting.value), since the other traits make it "
                    + "\(setting.trait.shortText(of: traits)); remove one of them")
        }
        return traits.fitted(toDeviceAfter: self, choosing: settings.map(\.trait.name))
    }

    /// The same viewer with the transcript of its kind of device, if that is another kind than before.
    /// - Parameter names: the traits that were chosen.
    package func fitted(toDeviceAfter earlier: TraitCollection, choosing names: [String]) -> TraitCollection {
        fitted(
            toDeviceAfter: earlier, keepsWidth: names.contains(ViewerTrait.transcriptWidth.name),
            keepsHeight: names.contains(ViewerTrait.transcriptHeight.name))
    }
}
