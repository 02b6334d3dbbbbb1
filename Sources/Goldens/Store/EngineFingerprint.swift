/// What drew a picture: kept in the golden, so that a difference between machines can be traced to its cause.
package struct EngineFingerprint: Hashable, Sendable {
    /// The version of this package.
    package let version: String
    /// The fonts that were used, each with a digest of what it is.
    package let fonts: [Component]
    /// The libraries under the engine (FreeType, HarfBuzz, ICU), each with its version.
    package let libraries: [Component]

    /// A font or a library, and what distinguishes it from other builds of it.
    package struct Component: Hashable, Sendable {
        /// The file name of a font or the name of a library, without spaces.
        package let name: String
        /// A digest or a version, without spaces.
        package let identity: String

        /// Names a component.
        package init(name: String, identity: String) {
            self.name = name
            self.identity = identity
        }
    }

    /// Describes an engine.
    package init(version: String, fonts: [Component], libraries: [Component]) {
        self.version = version
        self.fonts = fonts
        self.libraries = libraries
    }
}
