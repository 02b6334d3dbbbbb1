/// All traits of a viewer as JSON has them: an object with the names of the traits as keys. A trait that the viewer is
/// without is null.
package struct TraitValues: Hashable, Sendable, Encodable {
    private let values: [String: TraitValue?]

    /// Takes the values of a viewer.
    package init(_ traits: TraitCollection) {
        values = Dictionary(uniqueKeysWithValues: ViewerTrait.all.map { ($0.name, $0.value(of: traits)) })
    }

    /// Writes the object.
    package func encode(to encoder: any Encoder) throws { try values.encode(to: encoder) }
}
