import ArgumentParser
import Files
import Foundation
import Lint
import Support

/// Problems that a project begins with, in a file.
struct BaselineOptions: ParsableArguments {
    @Option(
        name: .customLong("baseline"),
        help: ArgumentHelp(
            "Leaves out the problems that a file knows, so that a gate can begin today.", valueName: "file"),
        completion: .file(extensions: ["json"]))
    var file: String?

    @Option(
        name: .customLong("write-baseline"),
        help: ArgumentHelp("Writes the problems of this run to a file, for --baseline.", valueName: "file"),
        completion: .file(extensions: ["json"]))
    var written: String?

    /// The maximum number of bytes of a baseline: that of a project with a hundred thousand problems.
    private static let maximumSize = 32 << 20

    func validate() throws {
        guard file == nil || written == nil else {
            throw ValidationError("--baseline reads a file and --write-baseline writes one; give one of them")
        }
    }

    /// What the file knows; nil where none is named.
    /// - Throws: ``CommandError`` for a file that cannot be read or is no baseline.
    func known() throws -> LintBaseline? {
        guard let file else { return nil }
        guard FileManager.default.fileExists(atPath: file) else {
            throw CommandError(
                "--baseline \(file): no such file; write it with --write-baseline \(ShellWord.path(file))")
        }
        do {
            return try LintBaseline(json: LimitedFile.read(file, limit: Self.maximumSize), in: file)
        } catch {
            throw CommandError(
                "--baseline \(file): is not a baseline of balloon lint; write it again with --write-baseline \(ShellWord.path(file))"
            )
        }
    }

    /// Says that a baseline knows nothing of what is checked: it is probably that of other scenes, or done with.
    func note(_ known: LintBaseline?, _ lints: [SceneLint]) {
        guard let file, let known, known.count > 0, lints.allSatisfy({ $0.knownCount == 0 }) else { return }
        StandardError.write(
            "note: --baseline \(file): none of its \(known.count) problems is in these scenes; write it again with "
                + "--write-baseline \(ShellWord.path(file)), or leave it out")
    }

    /// Writes what some scenes have, where a file is named.
    func write(_ lints: [SceneLint]) throws {
        guard let written else { return }
        try AtomicFile.write(Array(try LintBaseline(lints, in: written).json().utf8), to: written)
    }
}
