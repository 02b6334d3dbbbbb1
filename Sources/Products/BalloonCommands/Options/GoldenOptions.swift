import ArgumentParser
import Foundation
import Goldens
import Support

/// The folder of the goldens.
struct GoldenOptions: ParsableArguments {
    static let standardFolder = "Goldens"

    @Option(
        name: .customLong("goldens"),
        help: ArgumentHelp("The folder of the goldens (default: \(standardFolder)).", valueName: "folder"))
    var chosen: String?

    func validate() throws {
        guard let chosen else { return }
        guard !chosen.isEmpty else {
            throw ValidationError("--goldens has no name; name a folder, such as . for the working directory")
        }
        guard URL(fileURLWithPath: chosen).standardizedFileURL.path != "/" else {
            throw ValidationError(
                "--goldens \(chosen) is the root of the file system, which keeps no goldens; name a folder")
        }
    }

    /// The folder, relative to the working directory.
    var folder: String { chosen ?? Self.standardFolder }

    /// The option that a command for the same folder needs; empty for the standard folder.
    var words: String { folder == Self.standardFolder ? "" : " --goldens \(ShellWord.path(folder))" }

    var store: GoldenStore { GoldenStore(root: folder) }
}
