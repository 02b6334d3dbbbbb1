/// What drew a picture: kept in the golden, so that a difference between machines can be traced to its cause.
public struct EngineFingerprint: Hashable, Sendable {
    /// The version of this package.
    public let version: String
    /// The fonts that were used, each with a digest of what it is.
    public let fonts: [Component]
    /// The libraries under the engine (FreeType, HarfBuzz, ICU), each with its version.
    public let libraries: [Component]

    /// A font or a library, and what distinguishes it from other builds of it.
    public struct Component: Hashable, Sendable {
        /// The file name of a font or the name of a library, without spaces.
        public let name: String
        /// A digest or a version, without spaces.
        public let identity: String

        /// Names a component.
        public init(name: String, identity: String) {
            self.name = name
            self.identity = identity
        }
    }

    /// Describes an engine.
    public init(version: String, fonts: [Component], libraries: [Component]) {
        self.version = version
        self.fonts = fonts
        self.libraries = libraries
    }
}
