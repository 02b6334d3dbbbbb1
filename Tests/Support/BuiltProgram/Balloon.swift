import AppCommands
import BalloonCommands
import CWorkingFolder
import Foundation
import Support
import Synchronization
import TestSupport
import Testing

/// Runs `balloon` as a user runs it.
package enum Balloon {
    /// What a run printed and how it ended.
    package struct Run: Sendable {
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

    /// The variables by which a program finds out that a service runs it.
    private static let services = Set(ContinuousIntegration.services + ["CI"])

    /// The environment of the tests with changes; nil removes a variable. The variables by which a program finds out
    /// that a service runs it are removed, because the command line must behave as in a shell.
    package static func environment(changes: [String: String?]) -> [String: String] {
        ProcessInfo.processInfo.environment.filter { !services.contains($0.key) }
            .merging(changes.compactMapValues { $0 }) { $1 }
            .filter { name, _ in changes[name].map { $0 != nil } ?? true }
    }

    /// Runs the command line to its end: as a call in this process where that does the same, and otherwise as a program.
    /// - Parameters:
    ///   - folder: the working directory.
    ///   - environment: variables that are set in addition to those of the tests; nil removes a variable.
    ///   - input: the bytes of standard input.
    package static func run(
        _ arguments: [String], in folder: URL, environment changes: [String: String?] = [:], input: Data = Data()
    ) throws -> Run {
        // Other variables are read by libraries, which know those of the process only.
        if let program = program(of: arguments), services.isSuperset(of: changes.keys),
            let run = call(program, arguments, in: folder, environment: environment(changes: changes), input: input)
        {
            return run
        }
        return try start(arguments, in: folder, environment: changes, input: input)
    }

    /// The program whose verb can be called; nil for what only a process does. The host needs the main thread. The help of
    /// the whole program has the width of the process's terminal, and its scripts are for the shell of the process.
    private static func program(of arguments: [String]) -> Program? {
        switch arguments.first {
        case "host", "studio", "help", "--help", "-h", "--version", "--generate-completion-script": nil
        case "import": Program(AppCommand.self)
        default: Program(BalloonCommand.self)
        }
    }

    /// Runs a verb on a thread with a working folder of its own.
    /// - Returns: nil where threads cannot have one.
    private static func call(
        _ program: Program, _ arguments: [String], in folder: URL, environment: [String: String], input: Data
    ) -> Run? {
        let rest = Mutex(input)
        let streams = Mutex((output: Data(), errors: Data()))
        let console = Console(
            arguments: arguments, environment: environment,
            read: { count in
                rest.withLock { rest in
                    defer { rest = Data(rest.dropFirst(count)) }
                    return Data(rest.prefix(count))
                }
            },
            write: { bytes in streams.withLock { $0.output += bytes } },
            writeError: { bytes in streams.withLock { $0.errors += bytes } })
        let status = Mutex<Int32?>(nil)
        let thread = JoinedThread {
            guard working_folder_separate(), chdir(folder.path) == 0 else { return }
            let ended = program.run(in: console).rawValue
            status.withLock { $0 = ended }
        }
        guard let thread else { return nil }
        thread.join()
        return status.withLock { $0 }.map { status in
            streams.withLock {
                Run(
                    status: status, output: String(decoding: $0.output, as: UTF8.self),
                    errors: String(decoding: $0.errors, as: UTF8.self))
            }
        }
    }

    /// Starts the built program, and waits for its end. It is for what belongs to a process.
    /// - Parameters: as those of ``run(_:in:environment:input:)``.
    package static func start(
        _ arguments: [String], in folder: URL, environment changes: [String: String?] = [:], input: Data = Data(),
        of program: URL = executable
    ) throws -> Run {
        // The output goes to files, because a full pipe would wait for a reader.
        let streams = FileManager.default.temporaryDirectory.appendingPathComponent("balloon-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: streams, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: streams) }
        let files = ["in", "out", "err"].map { streams.appendingPathComponent($0) }
        try input.write(to: files[0])
        for file in files[1...] { try Data().write(to: file) }

        let process = Process()
        process.executableURL = program
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
