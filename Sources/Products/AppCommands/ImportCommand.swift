import AppImport
import ArgumentParser
import BalloonCommands
import Foundation
import Support

struct ImportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Makes a package for Linux of the folder of an app's Messages extension.",
        discussion: """
            The Swift files are copied. What the compiler refuses on Linux is rewritten on its line: @objc, @IBOutlet, \
            @IBAction and their like are dropped, #selector(vote(_:)) becomes Selector("vote(_:)"). Then the package is \
            compiled, and what needs a module that Linux lacks is left out: statements first, then bodies, then members. \
            The report says what is out, by cause, and whether the rest compiles; the status is 1 when it does not.
            """)

    @Argument(help: "The folder with the extension's Swift files.")
    var folder: String

    @Option(
        name: [.short, .long],
        help:
            "The folder of the new package; sources of an earlier import are written over, and tests and a changed manifest stay."
    )
    var output: String

    @Option(help: "The path or the address of Balloon's package, for the new manifest.")
    var balloon = "../Balloon"

    @Option(
        help: """
            The folder of what is built. Apps that share one build Balloon once: the first takes minutes, a further one \
            seconds. Without it, .build in the new package.
            """)
    var scratchPath: String?

    @Flag(help: "Also report each file, and each piece that is left out.")
    var verbose = false

    func run() throws {
        let source = URL(fileURLWithPath: folder, isDirectory: true)
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: source.path, isDirectory: &isFolder), isFolder.boolValue else {
            throw CommandError("there is no folder \(folder)")
        }
        // Otherwise the next import would read what this one wrote.
        let target = URL(fileURLWithPath: output, isDirectory: true).standardizedFileURL
        guard !(target.path + "/").hasPrefix(source.standardizedFileURL.path + "/") else {
            throw CommandError("\(output) lies in \(folder); write the package beside it")
        }
        let app = try AppFolder(at: source)
        guard !app.files.isEmpty else {
            try StandardOutput.write(text: "nothing was imported: no Swift file lies below \(folder)\n")
            throw ExitStatus.different
        }
        let place = BalloonPlace(balloon, from: target)
        try app.write(to: target, balloon: place.text)
        let check = try place.exists ? self.check(app, in: target) : nil
        try StandardOutput.write(text: report(of: app, check).joined(separator: "\n") + "\n")
        if check?.compiles == false { throw ExitStatus.different }
    }

    /// The folder of what is built.
    private func scratch(of package: URL) -> URL {
        scratchPath.map { URL(fileURLWithPath: $0, isDirectory: true).standardizedFileURL }
            ?? package.appendingPathComponent(".build")
    }

    private func check(_ app: AppFolder, in package: URL) throws -> AppCheck {
        let scratch = scratch(of: package)
        if !FileManager.default.fileExists(atPath: scratch.path) {
            StandardError.write("building Balloon for the app, which takes minutes the first time …")
        }
        return try app.leaveOutWhatDoesNotCompile(of: package, scratch: scratch)
    }

    private func report(of app: AppFolder, _ check: AppCheck?) -> [String] {
        let details = verbose ? app.details + (check?.details ?? []) : []
        let lines = details + [app.sum] + (check?.lines ?? [])
        guard let check else {
            return lines + [
                "not compiled: there is no package of Balloon at \(balloon) from \(output)",
                "next: import again with --balloon PATH",
            ]
        }
        let words = ["swift test --package-path \(ShellWord.path(output))"]
        let test = (words + (scratchPath.map { ["--scratch-path \(ShellWord.path($0))"] } ?? [])).joined(separator: " ")
        guard check.compiles else {
            return lines + ["does not compile:"] + check.remaining.prefix(5).map { "  " + $0 } + [
                "next: fix what these lines say, such as a missing name in a file of your own in Sources/\(app.name), and import again"
            ]
        }
        let back =
            check.leftOut.isEmpty
            ? []
            : [
                "to bring it back: declare those names in a file of your own in Sources/\(app.name), which stays, and import again"
            ]
        return lines + back + ["compiles", "next: \(test)"]
    }
}

/// Where Balloon's package lies from the new one.
private struct BalloonPlace {
    /// The address, or the path from the new package.
    let text: String
    /// Whether there is a package.
    let exists: Bool

    init(_ given: String, from package: URL) {
        guard !given.contains("://"), !given.hasPrefix("git@") else {
            (text, exists) = (given, true)
            return
        }
        // A path is one from the new package, or one from here.
        let places = [URL(fileURLWithPath: given, relativeTo: package), URL(fileURLWithPath: given)]
        let found = places.first {
            FileManager.default.fileExists(atPath: $0.appendingPathComponent("Package.swift").path)
        }
        exists = found != nil
        text = found.map { AppFolder.path(to: $0.standardizedFileURL.path, from: package) } ?? given
    }
}
