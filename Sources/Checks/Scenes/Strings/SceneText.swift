import Typesetting

/// A text of a scene: written out, or a key of its `strings`.
package enum SceneText: Hashable, Sendable {
    /// The text itself.
    case literal(String)
    /// A key of `strings`.
    case key(SceneStringReference)
}

/// How a text of a scene names one of its strings.
package struct SceneStringReference: Hashable, Sendable {
    package var key: String
    /// The plural form that is taken whatever the number is; nil for that of the number and the language.
    package var plural: PluralForm?
    /// Which device's variation is taken; nil for that of the viewer's.
    package var device: DeviceVariation?
    /// What stands for the format specifiers, in their order; nil to leave the string as it is.
    package var arguments: [StringArgument]?
    /// Where in the file it is used.
    package var place: ScenePlace

    package init(key: String, place: ScenePlace) {
        self.key = key
        self.place = place
    }
}
