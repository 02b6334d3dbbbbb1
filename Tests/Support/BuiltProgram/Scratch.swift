import Foundation
import Testing

/// A temporary folder in which the command line is run. It is removed with its last owner.
package final class Scratch: Sendable {
    package let folder: URL

    package init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("balloon-test-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// Runs the command line in the folder.
    package func balloon(
        _ arguments: String..., environment: [String: String?] = [:], input: String = ""
    ) throws -> Balloon.Run {
        try Balloon.run(arguments, in: folder, environment: environment, input: Data(input.utf8))
    }

    /// Runs the command line in the folder from a shell, after a command that limits what the shell's programs may do.
    /// - Returns: the exit code, or the number of the signal that ended it. The output is not kept.
    package func balloon(after command: String, _ arguments: String...) throws -> Int32 {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", command + "; exec \"$0\" \"$@\"", Balloon.executable.path] + arguments
        process.currentDirectoryURL = folder
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus
    }

    package func url(_ name: String) -> URL { folder.appendingPathComponent(name) }

    /// Writes a file, and makes the folders that it is in.
    package func write(_ text: String, to name: String) throws { try write(Data(text.utf8), to: name) }

    package func write(_ data: Data, to name: String) throws {
        try FileManager.default.createDirectory(
            at: url(name).deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: url(name))
    }

    package func data(_ name: String) throws -> Data { try Data(contentsOf: url(name)) }

    /// Copies a file or folder of the package under its own name.
    package func copy(_ name: String) throws {
        try FileManager.default.copyItem(at: Balloon.package.appendingPathComponent(name), to: url(name))
    }

    /// The paths of all files, sorted.
    package func files(below name: String = ".") throws -> [String] {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: url(name).path)
        return paths.filter { path in
            var isFolder: ObjCBool = false
            let path = url(name).appendingPathComponent(path).path
            return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
        }.sorted()
    }

    /// The bytes of all files by path.
    package func contents(below name: String = ".") throws -> [String: Data] {
        var contents: [String: Data] = [:]
        for file in try files(below: name) { contents[file] = try data("\(name)/\(file)") }
        return contents
    }

    /// The modification date of a file, in seconds.
    package func modificationDate(_ name: String) throws -> Date {
        let attributes = try FileManager.default.attributesOfItem(atPath: url(name).path)
        return try #require(attributes[.modificationDate] as? Date)
    }
}
