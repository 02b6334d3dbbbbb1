import Foundation
import Support
import TestSupport
import Testing

/// Runs the built `balloon` as a user runs it.
package enum Balloon {
    /// What a run printed and how it ended.
    package struct Run {
        package let status: Int32
        package let output: String
        package let errors: String

        /// Standard error, as one string per line.
        package var errorLines: [Substring] { errors.split(separator: "\n") }

        /// Standard output, as one string per line.
        package var lines: [Substring] { output.split(separator: "\n") }
    }

    /// The folder of the built products, where the tests' own executable is.
    package static let products = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    package static let executable = products.appendingPathComponent("balloon")

    /// The package's folder.
    package static let package = PackageFolder.url

    /// The environment of the tests with changes; nil removes a variable. The variables by which a program finds out
    /// that a service runs it are removed, because the command line must behave as in a shell.
    package static func environment(changes: [String: String?]) -> [String: String] {
        let services = Set(ContinuousIntegration.services + ["CI"])
        return ProcessInfo.processInfo.environment.filter { !services.contains($0.key) }
            .merging(changes.compactMapValues { $0 }) { $1 }
            .filter { name, _ in changes[name].map { $0 != nil } ?? true }
    }

    /// Runs the command line to its end.
    /// - Parameters:
    ///   - folder: the working directory.
    ///   - environment: variables that are set in addition to those of the tests; nil removes a variable.
    ///   - input: the bytes of standard input.
    package static func run(
        _ arguments: [String], in folder: URL, environment changes: [String: String?] = [:], input: Data = Data()
    ) throws -> Run {
        // The output goes to files, because a full pipe would wait for a reader.
        let streams = FileManager.default.temporaryDirectory.appendingPathComponent("balloon-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: streams, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: streams) }
        let files = ["in", "out", "err"].map { streams.appendingPathComponent($0) }
        try input.write(to: files[0])
        for file in files[1...] { try Data().write(to: file) }

        let process = Process()
        process.executableURL = executable
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.environment = environment(changes: changes)
        process.standardInput = try FileHandle(forReadingFrom: files[0])
        process.standardOutput = try FileHandle(forWritingTo: files[1])
        process.standardError = try FileHandle(forWritingTo: files[2])
        try process.run()
        process.waitUntilExit()
        try #require(process.terminationReason == .exit, "balloon \(arguments.joined(separator: " ")) crashed")
        return Run(
            status: process.terminationStatus,
            output: String(decoding: try Data(contentsOf: files[1]), as: UTF8.self),
            errors: String(decoding: try Data(contentsOf: files[2]), as: UTF8.self))
    }
}
