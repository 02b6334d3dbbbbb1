import ArgumentParser
import Goldens

/// Where goldens are.
struct GoldenOptions: ParsableArguments {
    static let standardFolder = "Goldens"

    @Option(
        name: .customLong("goldens"),
        help: ArgumentHelp("The folder of the goldens (default: \(standardFolder)).", valueName: "folder"))
    var chosen: String?

    /// The folder, relative to the working directory.
    var folder: String { chosen ?? Self.standardFolder }

    /// What else a command of the same folder needs to say; empty for the standard folder.
    var words: String { folder == Self.standardFolder ? "" : " --goldens \(folder)" }

    var store: GoldenStore { GoldenStore(root: folder) }
}
