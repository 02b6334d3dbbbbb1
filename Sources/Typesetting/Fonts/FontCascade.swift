/// An ordered set of fonts from one folder. Fonts of the host are never consulted.
public final class FontCascade: Sendable {
    /// Opens the folder's manifest; fonts themselves are opened when a character first needs them.
    /// - Throws: ``TypesettingError`` when the manifest or a file does not fit it.
    public init(directory: String) throws { fatalError() }

    /// The fonts that come with Balloon: `Fonts/` above the running executable, else above these sources.
    public static func bundled() throws -> FontCascade { fatalError() }

    /// The primary font's line metrics at weight and size independent em fractions: ascent 0.95225, descent 0.24113.
    public func primaryLineMetrics() throws -> (ascent: Double, descent: Double) { fatalError() }

    /// File name and SHA-256 of every font in cascade order, from the manifest.
    public var digests: [(file: String, sha256: String)] { fatalError() }
}
