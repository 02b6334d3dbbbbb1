import ArgumentParser
import Goldens

/// The folder of the goldens.
struct GoldenOptions: ParsableArguments {
    static let standardFolder = "Goldens"

    @Option(
        name: .customLong("goldens"),
        help: ArgumentHelp("The folder of the goldens (default: \(standardFolder)).", valueName: "folder"))
    var chosen: String?

    /// The folder, relative to the working directory.
    var folder: String { chosen ?? Self.standardFolder }

    /// The option that a command for the same folder needs; empty for the standard folder.
    var words: String { folder == Self.standardFolder ? "" : " --goldens \(Self.shellWord(folder))" }

    /// A path, quoted for the shell.
    private static func shellWord(_ path: String) -> String {
        let isPlain = path.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "/._-".contains($0)) }
        return isPlain ? path : "'" + path.replacing("'", with: "'\\''") + "'"
    }

    var store: GoldenStore { GoldenStore(root: folder) }
}
