import BuiltProgram
import Foundation
import Testing

/// A copy of what the commands of the README read, so that they can write and change files.
struct ReadmeScratch {
    let folder: URL

    /// The folder of the built `balloon`: where the tests' own executable lies.
    private static let products = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()

    /// - Parameter names: the folders of the repository that are copied.
    init(
        copying names: [String] = ["Examples", "Goldens", "Documentation/Findings", "Documentation/Scenes"]
    ) throws {
        let files = FileManager.default
        folder = files.temporaryDirectory.appendingPathComponent("balloon-readme-\(UUID().uuidString)")
        try files.createDirectory(
            at: folder.appendingPathComponent("Documentation/images"), withIntermediateDirectories: true)
        for name in names {
            try files.copyItem(
                at: Readme.root.appendingPathComponent(name), to: folder.appendingPathComponent(name))
        }
    }

    func remove() { try? FileManager.default.removeItem(at: folder) }

    /// What each command prints, standard error included, run in one shell from the scratch folder.
    func outputs(of commands: [Readme.Command]) throws -> [[String]] {
        let separator = "\u{1E}"
        let script = commands.map { "\($0.line)\n{ s=$?; printf '\(separator)'; (exit $s); }" }.joined(separator: "\n")
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["bash", "-c", script + "\ntrue"]
        process.currentDirectoryURL = folder
        // A reader is no service: in continuous integration `record` refuses to write.
        var environment = Balloon.environment(changes: [:])
        environment["PATH"] = Self.products.path + ":" + (environment["PATH"] ?? "/usr/bin:/bin")
        process.environment = environment
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        let parts = String(decoding: data, as: UTF8.self).components(separatedBy: separator).dropLast()
        try #require(parts.count == commands.count, "the shell stopped: \(String(decoding: data, as: UTF8.self))")
        return parts.map { part in
            var lines = part.components(separatedBy: "\n")
            while lines.last == "" { lines.removeLast() }
            return lines
        }
    }
}
