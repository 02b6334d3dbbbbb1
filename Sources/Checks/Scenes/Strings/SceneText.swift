/// A text of a scene: written out, or a key of its `strings`.
package enum SceneText: Hashable, Sendable {
    /// The text itself.
    case literal(String)
    /// A key of `strings`.
    case key(SceneStringReference)
}

/// How a text of a scene names one of its strings.
package struct SceneStringReference: Hashable, Sendable {
    /// The key.
    package var key: String
    /// Which plural form the app takes. iOS would choose it by the number and the language; a form that a language does
    /// not have is its `other`.
    package var plural: PluralForm = .other
    /// Which device's variation the app takes; nil for `other`.
    package var device: DeviceVariation?
    /// What stands for the format specifiers, in their order; nil to leave the string as it is.
    package var arguments: [String]?
    /// Where in the file it is used.
    package var place: ScenePlace

    /// Refers to a key.
    package init(key: String, place: ScenePlace) {
        self.key = key
        self.place = place
    }
}
