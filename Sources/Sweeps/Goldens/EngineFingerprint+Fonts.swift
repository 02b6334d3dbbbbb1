import Drawing
import Foundation
import Goldens
import Support
import Typesetting

extension EngineFingerprint.Component {
    /// A font that draws.
    init(_ file: FontFile) {
        self.init(
            name: (file.name as NSString).deletingPathExtension,
            identity: SHA256.hexadecimalDigest(of: file.directoryBytes), version: file.revision)
    }
}

extension EngineFingerprint {
    /// The same with each font of a cascade, as if all of them drew.
    /// - Throws: `TypesettingError` for a font that cannot be used.
    package static func naming(allOf fonts: FontCascade) throws -> EngineFingerprint {
        EngineFingerprint(fonts: fonts).naming(try fonts.files().map(Component.init))
    }

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
