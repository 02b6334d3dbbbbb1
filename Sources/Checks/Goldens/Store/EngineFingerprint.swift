/// The engine that drew a picture. Goldens keep it, so that a difference between machines can be traced to its cause.
package struct EngineFingerprint: Hashable, Sendable {
    /// The version of this package.
    package let version: String
    /// The set of fonts with its digest; for a picture, each font that draws in it.
    package let fonts: [Component]
    /// The libraries under the engine (FreeType, HarfBuzz, ICU), each with its version.
    package let libraries: [Component]

    /// A font or a library, with what distinguishes its builds.
    package struct Component: Hashable, Sendable {
        /// The file name of a font or the name of a library, without spaces.
        package let name: String
        /// A digest or a version, without spaces.
        package let identity: String
        /// The version that the font or library states; nil where it is not known.
        package let version: String?

        /// Names a component.
        package init(name: String, identity: String, version: String? = nil) {
            self.name = name.replacing(" ", with: "_")
            self.identity = identity
            self.version = version?.replacing(" ", with: "_")
        }
    }

    /// Describes an engine.
    package init(version: String, fonts: [Component], libraries: [Component]) {
        self.version = version
        self.fonts = fonts
        self.libraries = libraries
    }

    /// The fingerprint of one picture: with the fonts that draw in it. A picture without texts has the set of fonts.
    package func drawing(with fonts: [Component]) -> EngineFingerprint {
        EngineFingerprint(version: version, fonts: fonts.isEmpty ? self.fonts : fonts, libraries: libraries)
    }

    /// The fingerprint that goldens are compared with: the set of fonts, and the fonts that draw now.
    package func naming(_ fonts: [Component]) -> EngineFingerprint {
        EngineFingerprint(version: version, fonts: self.fonts + fonts, libraries: libraries)
    }
}
