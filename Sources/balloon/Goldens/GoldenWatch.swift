import Foundation

/// Verifies, and again whenever a file has changed that the goldens depend on, until the process is ended.
struct GoldenWatch {
    /// The scene files, and folders of them.
    let arguments: [String]
    /// The folder in which goldens are accepted.
    let goldens: String
    /// The folder of candidates, which each pass writes.
    let pending: String

    /// How often files are checked, in microseconds.
    private static let interval: UInt32 = 30_000

    /// - Parameter verify: what is done at the beginning and after each change; returns which files the scenes name, or nil
    ///   where that is not known because a scene cannot be read.
    func run(_ verify: () throws -> [String]?) throws -> Never {
        var files: [String] = []
        while true {
            let before = watched(files)
            files = try verify() ?? files
            let after = watched(files)
            // What has changed while goldens were drawn is drawn again.
            guard before.isUnchanged(in: after) else { continue }
            while watched(files) == after { usleep(Self.interval) }
        }
    }

    private func watched(_ files: [String]) -> WatchedFiles {
        WatchedFiles(arguments + files, goldens: goldens, pending: pending)
    }
}
