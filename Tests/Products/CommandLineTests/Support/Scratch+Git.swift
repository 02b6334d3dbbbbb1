import BuiltProgram
import Foundation
import Testing

extension Scratch {
    /// Runs Git in the folder, and expects that it succeeds.
    func git(_ arguments: String...) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments =
            ["git", "-c", "user.name=Ada", "-c", "user.email=ada@example.com", "-c", "commit.gpgsign=false"] + arguments
        process.currentDirectoryURL = folder
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0)
    }

    /// Commits everything in the folder.
    func commit(_ message: String) throws {
        try git("add", ".")
        try git("commit", "--quiet", "--message", message)
    }
}
