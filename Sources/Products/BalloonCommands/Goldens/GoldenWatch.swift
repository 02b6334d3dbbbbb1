import Foundation
import Goldens

/// Verifies repeatedly: at the start, and whenever a file that the goldens depend on has changed. Runs until the
/// process ends.
package struct GoldenWatch {
    /// The scene files, and folders with scene files.
    let arguments: [String]
    /// The folder in which goldens are accepted.
    let goldens: String
    /// The folder of candidates, which each pass writes.
    let pending: String

    /// How often files are checked, in microseconds.
    package static let interval: UInt32 = 30_000
    /// Folders beside scenes in which no scene is looked for: goldens, which are many, and candidates.
    package static let foldersWithoutScenes = [GoldenOptions.standardFolder, PendingFolder.standard]
    /// How many checks of scenes there are for each check of the goldens, which are many and rarely change.
    private static let checksOfGoldens = 10

    /// - Parameter verify: called at the start and after each change; returns the files that the scenes name, or nil
    ///   where a scene cannot be read.
    func run(_ verify: () throws -> [String]?) throws -> Never {
        var files: [String] = []
        while true {
            let (before, stored) = (watched(files), WatchedFiles(below: goldens))
            files = try verify() ?? files
            let after = watched(files)
            // If a file changed while goldens were drawn, they are drawn again.
            guard before.isUnchanged(in: after) else { continue }
            wait(until: after, stored, files)
        }
    }

    /// Returns when a file has changed.
    private func wait(until state: WatchedFiles, _ stored: WatchedFiles, _ files: [String]) {
        var count = 0
        while watched(files) == state {
            usleep(Self.interval)
            count += 1
            if count.isMultiple(of: Self.checksOfGoldens), WatchedFiles(below: goldens) != stored { return }
        }
    }

    private func watched(_ files: [String]) -> WatchedFiles {
        WatchedFiles(arguments + files, ignoring: [goldens, pending], noting: [goldens])
    }
}
