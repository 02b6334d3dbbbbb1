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
    /// Goldens are many, and are written into in place seldom: they are checked every so many times.
    private static let checksOfGoldens = 10

    /// - Parameter verify: what is done at the beginning and after each change; returns which files the scenes name, or nil
    ///   where that is not known because a scene cannot be read.
    func run(_ verify: () throws -> [String]?) throws -> Never {
        var files: [String] = []
        while true {
            let (before, stored) = (watched(files), WatchedFiles(below: goldens))
            files = try verify() ?? files
            let after = watched(files)
            // What has changed while goldens were drawn is drawn again.
            guard before.isUnchanged(in: after) else { continue }
            wait(until: after, stored, files)
        }
    }

    /// Returns when a file is no longer as it was.
    private func wait(until state: WatchedFiles, _ stored: WatchedFiles, _ files: [String]) {
        var count = 0
        while watched(files) == state {
            usleep(Self.interval)
            count += 1
            if count.isMultiple(of: Self.checksOfGoldens), WatchedFiles(below: goldens) != stored { return }
        }
    }

    private func watched(_ files: [String]) -> WatchedFiles {
        WatchedFiles(arguments + files, goldens: goldens, pending: pending)
    }
}
