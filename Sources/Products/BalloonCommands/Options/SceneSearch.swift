import Foundation
import Scenes
import Support

/// Searches scenes by name.
struct SceneSearch {
    private let names: Set<String>
    private let root: String
    /// The folders that were searched: a link may lead to one of them, or to a folder around them.
    private var visited: Set<FileNumber>
    /// The folders to search. Links come last, so that a file is found by its own path where it has one.
    private var folders: [String] = [""]
    private var links: [String] = []
    private var found: [String] = []

    /// Hidden folders of tools, which are large and hold no scenes of anybody's.
    private static let skipped: Set<String> = [".git", ".build", ".balloon", ".swiftpm"]

    /// The files below a folder that contain scenes with some names, sorted, with paths relative to the folder. Hidden
    /// folders are searched, too, and so are folders behind links: a command can name them.
    static func files(ofScenes names: Set<String>, below root: String) -> [String] {
        var search = SceneSearch(names: names, root: root)
        while let folder = search.folders.popLast() ?? search.links.popLast() { search.visit(folder) }
        return search.found.sorted()
    }

    private init(names: Set<String>, root: String) {
        self.names = names
        self.root = root
        // No link leads back to a folder that contains this one.
        visited = []
        var folder = root
        while let number = FileNumber(folder + "/.."), visited.insert(number).inserted { folder += "/.." }
    }

    private mutating func visit(_ folder: String) {
        guard let number = FileNumber(path(folder)), visited.insert(number).inserted,
            let entries = try? FolderListing.names(in: path(folder))
        else { return }
        for entry in entries {
            let file = folder.isEmpty ? entry : "\(folder)/\(entry)"
            var status = stat()
            guard lstat(path(file), &status) == 0 else { continue }
            let isLink = status.st_mode & S_IFMT == S_IFLNK
            if isLink, stat(path(file), &status) != 0 { continue }
            if status.st_mode & S_IFMT == S_IFDIR {
                guard !Self.skipped.contains(entry) else { continue }
                if isLink { links.append(file) } else { folders.append(file) }
            } else if names.contains((entry as NSString).deletingPathExtension),
                SceneFile.mayHoldScene(at: path(file))
            {
                found.append(file)
            }
        }
    }

    private func path(_ file: String) -> String { file.isEmpty ? root : "\(root)/\(file)" }
}

/// Identifies a folder, whichever path leads to it.
private struct FileNumber: Hashable {
    let device, file: UInt64

    /// Nil where nothing is.
    init?(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        (device, file) = (UInt64(truncatingIfNeeded: status.st_dev), UInt64(truncatingIfNeeded: status.st_ino))
    }
}
