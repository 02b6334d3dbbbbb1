import ArgumentParser
import Foundation
import Goldens
import Sweeps
import Typesetting

/// Where goldens are, and what draws the pictures that they are compared with.
struct GoldenOptions: ParsableArguments {
    static let standardFolder = "Goldens"

    @Option(name: .customLong("goldens"), help: "The folder of the goldens.")
    var folder = standardFolder

    var store: GoldenStore { GoldenStore(root: folder) }
}

extension EngineFingerprint {
    /// This command with these fonts.
    static func current(fonts: FontCascade) -> EngineFingerprint {
        EngineFingerprint(
            version: BalloonVersion.current,
            fonts: [
                Component(
                    name: "Fonts",
                    identity: SHA256.hexadecimalDigest(of: Array(fonts.digests.map(\.sha256).joined().utf8)))
            ],
            libraries: [
                Component(name: "FreeType", identity: LibraryVersions.freeType),
                Component(name: "HarfBuzz", identity: LibraryVersions.harfBuzz),
                Component(name: "ICU", identity: LibraryVersions.icu),
            ])
    }
}
