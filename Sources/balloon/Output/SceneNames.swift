import Balloons
import Foundation
import Support

/// Gives scenes of one name in several folders names of their own: `party-dinner` and `work-dinner`.
enum SceneNames {
    /// The scenes, those of one name with as much of their paths before it as tells them apart.
    /// - Throws: ``CommandError`` that names both files when one file, or two files that differ in the case of their
    ///   letters or their ending alone, would have one name.
    static func distinct(_ scenes: [BalloonScene]) throws -> [BalloonScene] {
        var scenes = scenes
        let alike = Dictionary(grouping: scenes.indices) { scenes[$0].name.lowercased() }
        for group in alike.values where group.count > 1 {
            let paths = group.map { components(of: scenes[$0].file) }
            let longest = paths.map(\.count).max() ?? 0
            let length = (2...max(2, longest)).first { length in
                Set(paths.map { name(of: $0, length).lowercased() }).count == group.count
            }
            guard let length else { continue }
            for (index, path) in zip(group, paths) { scenes[index].name = name(of: path, length) }
        }
        try SceneFiles.refuseSameNames(scenes)
        return scenes
    }

    /// The folders of a file and its name without the ending.
    private static func components(of file: String) -> [String] {
        URL(fileURLWithPath: file).standardizedFileURL.deletingPathExtension().pathComponents.filter { $0 != "/" }
    }

    private static func name(of path: [String], _ length: Int) -> String {
        path.suffix(length).joined(separator: "-")
    }
}
