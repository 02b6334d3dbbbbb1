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
    var words: String { folder == Self.standardFolder ? "" : " --goldens \(Self.shellWord(folder))" }

    /// A path as a shell reads it.
    private static func shellWord(_ path: String) -> String {
        let isPlain = path.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "/._-".contains($0)) }
        return isPlain ? path : "'" + path.replacing("'", with: "'\\''") + "'"
    }

    var store: GoldenStore { GoldenStore(root: folder) }
}
