import ArgumentParser
import Goldens

/// Where goldens are.
struct GoldenOptions: ParsableArguments {
    static let standardFolder = "Goldens"

    @Option(name: .customLong("goldens"), help: "The folder of the goldens.")
    var folder = standardFolder

    var store: GoldenStore { GoldenStore(root: folder) }
}
