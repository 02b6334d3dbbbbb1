import Balloons
import Drawing
import Foundation
import Scenes
import Support

/// The scene files that arguments name: files as they are, folders by the scene files directly in them.
enum SceneFiles {
    private static let extensions: Set<String> = ["yaml", "yml", "json"]

    /// The paths, those of a folder in the order of their names.
    /// - Throws: ``CommandError`` for a path that does not exist.
    static func paths(_ arguments: [String]) throws -> [String] {
        try arguments.flatMap { argument -> [String] in
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: argument, isDirectory: &isFolder) else {
                throw CommandError("\(argument): no such file or folder; name a scene file (.yaml or .json)")
            }
            guard isFolder.boolValue else { return [argument] }
            return try FolderListing.names(in: argument)
                .filter { extensions.contains(($0 as NSString).pathExtension.lowercased()) }
                .sorted { $0.unicodeScalars.lexicographicallyPrecedes($1.unicodeScalars) }
                .map { (argument as NSString).appendingPathComponent($0) }
        }
    }

    /// Whether an argument names a file.
    static func isFile(_ argument: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: argument, isDirectory: &isFolder) && !isFolder.boolValue
    }

    /// Whether an argument names a folder: one that exists, or one to create (it ends with a slash).
    static func isFolder(_ argument: String) -> Bool {
        var isFolder: ObjCBool = false
        return argument.hasSuffix("/")
            || FileManager.default.fileExists(atPath: argument, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// The scenes of all arguments. All files are read before any scene is used.
    static func scenes(_ arguments: [String]) throws -> [BalloonScene] {
        let pictures = PictureStore()
        return try paths(arguments).map { try BalloonScene(contentsOf: $0, pictures: pictures) }
    }

    /// The scenes of all arguments, when each writes files under its own name.
    /// - Throws: ``CommandError`` that names both files when two scenes have one name, also where case is ignored.
    static func distinctScenes(_ arguments: [String]) throws -> [BalloonScene] {
        let scenes = try scenes(arguments)
        try refuseSameNames(scenes)
        return scenes
    }

    /// - Throws: ``CommandError`` that names both files when two scenes have one name, also where case is ignored.
    static func refuseSameNames(_ scenes: [BalloonScene]) throws {
        var files: [String: String] = [:]
        for scene in scenes {
            if let other = files.updateValue(scene.file, forKey: scene.name.lowercased()) {
                throw CommandError("\(other) and \(scene.file) would write the same files; rename one of the scenes")
            }
        }
    }

    /// A file that is not a scene, and why.
    struct Unreadable {
        let file: String
        let reason: String
    }

    /// The scenes of all arguments, and the files that cannot be read: one of them is no reason to leave out the others.
    /// - Throws: ``CommandError`` for a path that does not exist, ``NoScenesError`` when there is no file, and the one
    ///   error of the one file.
    static func readable(_ arguments: [String]) throws -> (scenes: [BalloonScene], unreadable: [Unreadable]) {
        let paths = try paths(arguments)
        guard !paths.isEmpty else { throw NoScenesError() }
        guard paths.count > 1 else { return ([try BalloonScene(contentsOf: paths[0])], []) }
        let pictures = PictureStore()
        var scenes: [BalloonScene] = []
        var unreadable: [Unreadable] = []
        for path in paths {
            do {
                scenes.append(try BalloonScene(contentsOf: path, pictures: pictures))
            } catch {
                unreadable.append(Unreadable(file: path, reason: "\(error)"))
            }
        }
        return (scenes, unreadable)
    }
}
