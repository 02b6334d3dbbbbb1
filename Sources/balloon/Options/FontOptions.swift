import ArgumentParser
import Typesetting

/// Where the fonts are.
struct FontOptions: ParsableArguments {
    @Option(
        name: .customLong("fonts"),
        help: "A folder of fonts with a manifest.json: used before the bundled fonts or instead of them.")
    var directory: String?

    func cascade() throws -> FontCascade {
        if let directory { return try FontCascade(directory: directory) }
        return try FontCascade.bundled()
    }
}
