import Drawing
import Foundation
import Goldens
import Support
import Typesetting

extension EngineFingerprint.Component {
    /// Makes the entry of a font with which something is drawn.
    init(_ file: FontFile) {
        self.init(
            name: (file.name as NSString).deletingPathExtension,
            identity: SHA256.hexadecimalDigest(of: file.directoryBytes), version: file.revision)
    }
}

extension EngineFingerprint {
    /// The same with every font of a cascade, as if all of them had drawn something.
    /// - Throws: `TypesettingError` for a font that cannot be used.
    package static func naming(allOf fonts: FontCascade) throws -> EngineFingerprint {
        EngineFingerprint(fonts: fonts).naming(try fonts.files().map(Component.init))
    }

    /// Makes the fingerprint of this version with these fonts and its libraries, as goldens have it.
    package init(fonts: FontCascade) {
        // Only the digests that are checked before a font is used. A manifest may have others, which are not compared
        // with the files.
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
