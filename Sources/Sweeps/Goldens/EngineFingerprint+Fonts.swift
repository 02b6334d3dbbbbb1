import Drawing
import Goldens
import Support
import Typesetting

extension EngineFingerprint {
    /// This version with these fonts and its libraries, as goldens keep it.
    package init(fonts: FontCascade) {
        // Not the digests of a manifest, which nobody compares with the files: what every file must be to be used.
        var files: [UInt8] = []
        for (name, bytes) in fonts.directories { files += Array(name.utf8) + [0] + bytes }
        self.init(
            version: BalloonVersion.current,
            fonts: [EngineFingerprint.Component(name: "Fonts", identity: SHA256.hexadecimalDigest(of: files))],
            libraries: [
                EngineFingerprint.Component(name: "FreeType", identity: LibraryVersions.freeType),
                EngineFingerprint.Component(name: "HarfBuzz", identity: LibraryVersions.harfBuzz),
                EngineFingerprint.Component(name: "ICU", identity: LibraryVersions.icu),
            ])
    }
}
