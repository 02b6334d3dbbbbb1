import Foundation
import Support

/// Verifies repeatedly: at the start, and whenever a file that the goldens depend on has changed. Runs until the
/// process ends.
struct GoldenWatch {
    /// The scene files, and folders with scene files.
    let arguments: [String]
    /// The folder in which goldens are accepted.
    let goldens: String
    /// The folder of candidates, which each pass writes.
    let pending: String

    /// How often files are checked, in microseconds.
    private static let interval: UInt32 = 30_000
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
        WatchedFiles(arguments + files, goldens: goldens, pending: pending)
    }
}

/// The state of the files that goldens depend on, at one moment.
struct WatchedFiles: Equatable {
    private var states: [String: String] = [:]

    /// - Parameters:
    ///   - paths: files, and folders with everything in them.
    ///   - goldens: a folder whose state changes when a file in it is replaced; for its files see ``init(below:)``.
    ///   - pending: a folder that is ignored.
    init(_ paths: [String], goldens: String, pending: String) {
        let (goldensPlace, pendingPlace) = (Self.place(goldens), Self.place(pending))
        for path in paths {
            let place = Self.place(path)
            states[place] = FileIdentity.text(of: place) ?? ""
            guard let names = FileManager.default.enumerator(atPath: place) else { continue }
            while let name = names.nextObject() as? String {
                let file = (place as NSString).appendingPathComponent(name)
                // Hidden folders contain files that programs write, such as candidates.
                if (name as NSString).lastPathComponent.hasPrefix(".") || file == goldensPlace
                    || file == pendingPlace
                {
                    names.skipDescendants()
                } else {
                    states[file] = FileIdentity.text(of: file) ?? ""
                }
            }
        }
        states[goldensPlace] = FileIdentity.text(of: goldensPlace) ?? ""
    }

    /// The state of each file in a folder of goldens. A tool can change a file without replacing it.
    init(below goldens: String) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: goldens)) ?? []
        for name in names where !name.hasPrefix(".") {
            let file = (goldens as NSString).appendingPathComponent(name)
            states[file] = FileIdentity.text(of: file) ?? ""
        }
    }

    /// Whether a later state contains these files unchanged.
    func isUnchanged(in later: WatchedFiles) -> Bool { states.allSatisfy { later.states[$0.key] == $0.value } }

    private static func place(_ path: String) -> String { URL(fileURLWithPath: path).resolvingSymlinksInPath().path }
}
