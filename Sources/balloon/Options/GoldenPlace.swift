import Balloons
import Foundation
import Goldens
import Scenes

/// Where goldens lie among the scenes of a project: a folder of goldens can be that of more scenes than are given.
struct GoldenPlace {
    let options: GoldenOptions

    /// What a run over some scenes knows about the goldens of the store. Goldens of a scene that lies elsewhere in the
    /// project are that scene's; only those that no scene of the project declares are left over.
    /// - Parameters:
    ///   - arguments: what was given: with a folder, goldens of scenes that are gone are known to be stale.
    ///   - scenes: the names of the scenes that were read.
    func scope(of arguments: [String], scenes: Set<String>) throws -> GoldenScope {
        guard arguments.contains(where: { !SceneFiles.isFile($0) }) else { return .scenes(scenes) }
        let others = try options.store.scenes().subtracting(scenes)
        return others.isEmpty ? .wholeStore : .besides(Set(files(ofScenes: others).keys))
    }

    /// The files of the project that hold scenes of some names: below the working directory, and below the folder in which
    /// the goldens lie.
    func files(ofScenes names: Set<String>) -> [String: String] {
        var found: [String: String] = [:]
        let parent = (options.folder as NSString).deletingLastPathComponent
        for root in Set([".", parent.isEmpty ? "." : parent]).sorted() {
            // The whole machine is no project.
            guard URL(fileURLWithPath: root).standardizedFileURL.path != "/" else { continue }
            for path in SceneSearch.files(ofScenes: names, below: root) {
                let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
                guard found[name] == nil else { continue }
                found[name] = root == "." ? path : (root as NSString).appendingPathComponent(path)
            }
        }
        return found
    }

    /// Where the goldens are looked for, and where they may be, when the folder is not there; nil where it is.
    func hint(scenes: Set<String>) -> String? {
        guard !scenes.isEmpty, !FileManager.default.fileExists(atPath: options.folder) else { return nil }
        guard !options.folder.hasPrefix("/") else { return "there is no folder \(options.folder)" }
        let missing = "there is no folder \(options.folder) in the working directory"
        guard let other = placeOfOthers(scenes: scenes) else {
            return "\(missing); --goldens names the folder of the goldens"
        }
        return "\(missing); \(other) has goldens of these scenes: add --goldens \(other)"
    }

    /// A folder above the working directory with goldens of some scenes, when there is none where they are looked for: a
    /// command may run inside the folder of the scenes.
    func placeOfOthers(scenes: Set<String>) -> String? {
        guard !options.folder.hasPrefix("/"), !FileManager.default.fileExists(atPath: options.folder) else {
            return nil
        }
        return (1...Self.maximumHeight).lazy.map { String(repeating: "../", count: $0) + options.folder }
            .first { (try? GoldenStore(root: $0).scenes())?.isDisjoint(with: scenes) == false }
    }

    /// How many folders above the working directory are looked into: projects are less deep.
    private static let maximumHeight = 8
}
