import ArgumentParser
import Typesetting

/// Where the fonts are.
struct FontOptions: ParsableArguments {
    @Option(name: .customLong("fonts"), help: "A folder of fonts: its manifest.json says whether in place of the bundled ones or before them.")
    var directory: String?

    func cascade() throws -> FontCascade {
        if let directory { return try FontCascade(directory: directory) }
        return try FontCascade.bundled()
    }
}
