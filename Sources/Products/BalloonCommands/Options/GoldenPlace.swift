import Files
import Foundation
import Goldens
import Scenes
import Support
import Sweeps

/// Finds goldens of the project's scenes. One folder of goldens can belong to more scenes than the arguments name.
struct GoldenPlace {
    let options: GoldenOptions

    /// The goldens of the store that a run over some scenes covers. Goldens of scenes elsewhere in the project belong
    /// to those scenes as long as they declare them; only goldens that no scene of the project declares are stale.
    /// - Parameters:
    ///   - arguments: the arguments; if one is a folder, goldens of deleted scenes are known to be stale.
    ///   - scenes: the names of the scenes that were read.
    func scope(of arguments: [String], scenes: Set<String>) throws -> GoldenScope {
        guard arguments.contains(where: { !SceneFiles.isFile($0) }) else { return .scenes(scenes) }
        let others = try options.store.scenes().subtracting(scenes)
        return others.isEmpty ? .wholeStore : .besides(files(ofScenes: others).mapValues(Self.declaredGoldens))
    }

    /// The names of the goldens that the scenes of some files declare; nil where a file has errors.
    private static func declaredGoldens(in files: [String]) -> Set<String>? {
        var names: Set<String> = []
        for file in files {
            guard let scene = try? BalloonScene(contentsOf: file), let declared = try? scene.declaredGoldens() else {
                return nil
            }
            names.formUnion(declared.map(\.cell.name))
        }
        return names
    }

    /// The project's files that contain scenes with some names, by these names. The working directory is searched, and
    /// the folder that contains the goldens.
    func files(ofScenes names: Set<String>) -> [String: [String]] {
        var found: [String: [String]] = [:]
        let parent = PathName.parent(of: options.folder)
        for root in Set([".", parent.isEmpty ? "." : parent]).sorted() {
            // The root of the file system is not a project.
            guard URL(fileURLWithPath: root).standardizedFileURL.path != "/" else { continue }
            for path in SceneSearch.files(ofScenes: names, below: root) {
                let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
                found[name, default: []].append(root == "." ? path : (root as NSString).appendingPathComponent(path))
            }
        }
        return found
    }

    /// The folder that was searched for goldens and where they may be, if the folder does not exist; nil if it does.
    func hint(scenes: Set<String>) -> String? {
        guard !scenes.isEmpty, !FileManager.default.fileExists(atPath: options.folder) else { return nil }
        guard !options.folder.hasPrefix("/") else { return "there is no folder \(options.folder)" }
        let missing = "there is no folder \(options.folder) in the working directory"
        guard let other = placeOfOthers(scenes: scenes) else {
            return "\(missing); --goldens names the folder of the goldens"
        }
        return "\(missing); \(other) has goldens of these scenes: add --goldens \(ShellWord.path(other))"
    }

    /// A folder of goldens of some scenes above the working directory, if the standard folder does not exist: a command
    /// may run inside the folder of the scenes.
    func placeOfOthers(scenes: Set<String>) -> String? {
        guard !options.folder.hasPrefix("/"), !FileManager.default.fileExists(atPath: options.folder) else {
            return nil
        }
        return (1...Self.maximumHeight).lazy.map { String(repeating: "../", count: $0) + options.folder }
            .first { (try? GoldenStore(root: $0).scenes())?.isDisjoint(with: scenes) == false }
    }

    /// The maximum number of folders above the working directory that are searched; projects are less deep.
    private static let maximumHeight = 8
}
