import Foundation
import TestSupport
import Testing

/// The files of this repository, for tests that read them.
enum Repository {
    /// The folder of `Package.swift`.
    static let root = PackageFolder.url

    /// Where the programs of the package are built.
    static let products = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()

    /// Whether `git` can list the files: not so in an unpacked source archive.
    static let isGitCheckout = FileManager.default.fileExists(atPath: root.appendingPathComponent(".git").path)

    /// The paths of the tracked files, relative to the root.
    static func trackedFiles() throws -> [String] {
        let list = try run("git", "-C", root.path, "ls-files", "-z")
        return list.split(separator: "\0").map(String.init)
    }

    /// The files below a folder that have one of the extensions, relative to the root and sorted.
    static func files(below folder: String, extensions: Set<String>) -> [String] {
        let base = root.appendingPathComponent(folder).path
        let names = FileManager.default.enumerator(atPath: base)?.compactMap { $0 as? String } ?? []
        return names.filter { extensions.contains(URL(fileURLWithPath: $0).pathExtension) }
            .map { "\(folder)/\($0)" }.sorted()
    }

    static func data(_ path: String) throws -> Data {
        try Data(contentsOf: root.appendingPathComponent(path))
    }

    static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    /// The standard output of a program of the path.
    static func run(_ program: String, _ arguments: String...) throws -> String {
        try run(program, arguments)
    }

    /// The standard output of a program of the path.
    static func run(_ program: String, _ arguments: [String]) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [program] + arguments
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let data = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0, "\(program) \(arguments.joined(separator: " "))")
        return String(decoding: data, as: UTF8.self)
    }
}
