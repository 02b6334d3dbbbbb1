import Goldens
import Typesetting
import ViewLayout

/// What turns balloons into renderings: the fonts, and how goldens name what drew them.
package struct BalloonEngine: Sendable {
    package let fonts: FontCascade

    package init(fonts: FontCascade) { self.fonts = fonts }

    /// The engine with the fonts that come with Balloon.
    /// - Throws: `TypesettingError` when they are not there.
    package static func bundled() throws -> BalloonEngine { BalloonEngine(fonts: try .bundled()) }

    /// What balloons are measured in.
    package func context(for traits: TraitCollection) -> LayoutContext { LayoutContext(traits: traits, fonts: fonts) }

    /// A renderer for one thread.
    package func renderer() throws -> SceneRenderer { try SceneRenderer(fonts: fonts) }

    /// This version with its fonts and libraries, as goldens keep it.
    package var fingerprint: EngineFingerprint {
        // Not the digests of a manifest, which nobody compares with the files: what every file must be to be used.
        var files: [UInt8] = []
        for (name, bytes) in fonts.directories { files += Array(name.utf8) + [0] + bytes }
        return EngineFingerprint(
            version: BalloonVersion.current,
            fonts: [EngineFingerprint.Component(name: "Fonts", identity: SHA256.hexadecimalDigest(of: files))],
            libraries: [
                EngineFingerprint.Component(name: "FreeType", identity: LibraryVersions.freeType),
                EngineFingerprint.Component(name: "HarfBuzz", identity: LibraryVersions.harfBuzz),
                EngineFingerprint.Component(name: "ICU", identity: LibraryVersions.icu),
            ])
    }
}

/// The version that `balloon --version` prints and goldens carry.
package enum BalloonVersion {
    package static let current = "0.1.0"
}
