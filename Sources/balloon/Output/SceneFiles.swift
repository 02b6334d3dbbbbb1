import Balloons
import Drawing
import Foundation
import Scenes
import Support
import Sweeps

/// The scene files that arguments name: files as they are, folders by the scene files in them and in their folders.
enum SceneFiles {
    /// What a file holds that is found in a folder.
    enum Content {
        case scene, scenario
    }

    /// The paths, those of a folder in the order of their names.
    /// - Parameter content: what is looked for in folders; a file that is named is taken as it is.
    /// - Returns: the paths, and an error for each argument that does not exist.
    static func paths(_ arguments: [String], of content: Content = .scene) throws -> (
        paths: [String], missing: [SceneError]
    ) {
        var paths: [String] = []
        var missing: [SceneError] = []
        for argument in arguments {
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: argument, isDirectory: &isFolder) else {
                missing.append(
                    SceneError(
                        file: argument, place: nil, kind: .file, message: "no such file or folder",
                        fix: SceneFolder.sibling(of: argument).map { "did you mean \($0)?" }
                            ?? "name a scene file (.yaml, .yml or .json)"))
                continue
            }
            paths +=
                isFolder.boolValue
                ? try SceneFolder.files(in: argument, holdingScenarios: content == .scenario) : [argument]
        }
        return (paths, missing)
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
    /// - Throws: ``SceneFileErrors`` with the mistakes of all files.
    static func scenes(_ arguments: [String]) throws -> [BalloonScene] {
        let read = try read(arguments)
        guard read.unreadable.isEmpty else { throw read.errors }
        return read.scenes
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

    /// The scenes of all arguments, and the files that cannot be read: one of them is no reason to leave out the others.
    /// An argument that names nothing is such a file.
    /// - Throws: ``NoScenesError`` when there is no file.
    static func readable(_ arguments: [String]) throws -> ReadScenes {
        let read = try read(arguments)
        guard !read.scenes.isEmpty || !read.unreadable.isEmpty else { throw NoScenesError() }
        return read
    }

    /// The same; nothing for arguments that hold no file.
    static func read(_ arguments: [String]) throws -> ReadScenes {
        let (paths, missing) = try paths(arguments)
        var read = ReadScenes(unreadable: missing.map { UnreadableScene(file: $0.file, error: $0) })
        let pictures = PictureStore()
        for path in paths {
            do {
                read.scenes.append(
                    try BalloonScene(contentsOf: path, pictures: pictures, refusing: LintRules.refusal))
            } catch let error as SceneError {
                read.unreadable.append(UnreadableScene(file: path, error: error))
            }
        }
        return read
    }
}
