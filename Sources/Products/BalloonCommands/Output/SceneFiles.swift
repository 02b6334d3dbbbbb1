import Drawing
import Foundation
import Scenes
import Support
import Sweeps

/// Finds the scene files that arguments name. A folder stands for the scene files in it and in its subfolders.
package enum SceneFiles {
    /// The kind of content to find in folders.
    package enum Content {
        case scene, scenario
    }

    /// The paths; those in a folder are sorted.
    /// - Parameter content: the kind of content to find in folders; files are accepted as they are named.
    /// - Returns: the paths, and an error for each argument that does not exist.
    package static func paths(_ arguments: [String], of content: Content = .scene) throws -> (
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
        // A folder and a file in it name the file twice.
        var known: Set<String> = []
        return (paths.filter { known.insert(URL(fileURLWithPath: $0).standardizedFileURL.path).inserted }, missing)
    }

    /// Whether an argument names an existing file.
    static func isFile(_ argument: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: argument, isDirectory: &isFolder) && !isFolder.boolValue
    }

    /// Whether an argument names a folder: an existing one, or one to create (then it ends with a slash).
    static func isFolder(_ argument: String) -> Bool {
        var isFolder: ObjCBool = false
        return argument.hasSuffix("/")
            || FileManager.default.fileExists(atPath: argument, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// The scenes of all arguments. All files are read before any scene is used.
    /// - Throws: ``SceneFileErrors`` with the errors of all files.
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

    /// The scenes of all arguments, and the files that cannot be read, so that they do not prevent the use of the
    /// others. An argument that names nothing counts as such a file.
    /// - Throws: ``CommandError`` when there is no file.
    static func readable(_ arguments: [String]) throws -> ReadScenes {
        let read = try read(arguments)
        guard !read.scenes.isEmpty || !read.unreadable.isEmpty else { throw CommandError.noScenes }
        return read
    }

    /// The scenes and the files that cannot be read; empty for arguments that contain no file.
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
