import Foundation
import Support

/// The scene files below a folder.
package enum SceneFolder {
    private static let extensions: Set<String> = ["yaml", "yml", "json"]
    private static let schemaEnding = ".schema.json"

    /// Whether a file's name is that of a scene or of a scenario.
    static func hasEnding(_ name: String) -> Bool {
        extensions.contains((name as NSString).pathExtension.lowercased()) && !name.lowercased().hasSuffix(schemaEnding)
            && !ProjectFile.names.contains((name as NSString).lastPathComponent)
    }

    /// A scene file beside one that is missing, which differs from it in the ending alone; nil for none.
    package static func sibling(of path: String) -> String? {
        let base = (path as NSString).deletingPathExtension
        return extensions.sorted().map { "\(base).\($0)" }.first {
            $0 != path && FileManager.default.fileExists(atPath: $0)
        }
    }

    /// Whether a file is what another verb has written beside the scenes: `{"format": "balloon.sweep/2", …`.
    private static func isOutput(_ path: String) -> Bool {
        guard path.lowercased().hasSuffix(".json"), let text = try? SceneFile.text(at: path) else { return false }
        return text.prefix(beginning).contains(/^\s*\{\s*"format"\s*:\s*"balloon\./)
    }

    /// Whether a path is that of a folder. Links are not followed, so that no circle of them is.
    private static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// How many letters of a file tell its format.
    private static let beginning = 200

    /// The folders of Xcode that have JSON of their own.
    private static let catalogues: Set<String> = ["xcstickers", "stickerpack", "xcassets"]

    /// The files of a folder and of the folders in it that hold scenes, or scenarios, in the order of their names. Hidden
    /// files and folders and Xcode's catalogues are left out, and so are schemas and what Balloon has written.
    /// - Throws: `AtomicFile.Failure` for a folder that cannot be listed: its scenes would not be missed.
    package static func files(in folder: String, holdingScenarios: Bool = false) throws -> [String] {
        var found: [String] = []
        var folders = [""]
        while let below = folders.popLast() {
            let place = (folder as NSString).appendingPathComponent(below)
            for entry in try FolderListing.names(in: place)
            where !entry.hasPrefix(".") && !catalogues.contains((entry as NSString).pathExtension) {
                let name = below.isEmpty ? entry : "\(below)/\(entry)"
                if hasEnding(name) {
                    found.append(name)
                } else if isFolder("\(place)/\(entry)") {
                    folders.append(name)
                }
            }
        }
        return found.sorted { $0.unicodeScalars.lexicographicallyPrecedes($1.unicodeScalars) }
            .map { folder == "." || folder == "./" ? $0 : (folder as NSString).appendingPathComponent($0) }
            .filter { SceneFile.holdsScenario(at: $0) == holdingScenarios && !isOutput($0) }
    }
}
