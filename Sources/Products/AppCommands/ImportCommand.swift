import BalloonCommands
import AppImport
import ArgumentParser
import Foundation
import Support

struct ImportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Makes a package for Linux of the folder of an app's Messages extension.",
        discussion: """
            The Swift files are copied. What the compiler refuses on Linux is rewritten on its line: @objc, @IBOutlet, \
            @IBAction and their like are dropped, #selector(vote(_:)) becomes Selector("vote(_:)"). The report says of \
            each file: as it is, rewritten, or left out and why.
            """)

    @Argument(help: "The folder with the extension's Swift files.")
    var folder: String

    @Option(name: [.short, .long], help: "The folder of the new package; files of an earlier import are written over.")
    var output: String

    @Option(help: "The path or the address of Balloon's package, for the new manifest.")
    var balloon = "../Balloon"

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
        guard !app.files.isEmpty else { throw CommandError("no Swift file lies below \(folder)") }
        try app.write(to: target, balloon: balloon)
        try StandardOutput.write(text: app.report)
        try StandardOutput.write(text: nextStep(with: target) + "\n")
    }

    /// Explains what to do with the package. It can only be built when Balloon is beside it.
    private func nextStep(with package: URL) -> String {
        let manifest = URL(fileURLWithPath: balloon, relativeTo: package).appendingPathComponent("Package.swift")
        guard balloon.contains("://") || FileManager.default.fileExists(atPath: manifest.path) else {
            return "next: there is no package of Balloon at \(balloon) from \(output); import again with --balloon PATH"
        }
        return "next: swift test --package-path \(ShellWord.path(output)) builds it and runs its first test"
    }
}
