import Balloons
import Scenes

/// Gives scenes of one name in several folders names of their own: `party-dinner` and `work-dinner`.
enum SceneNames {
    /// The scenes, those of one name with as much of their paths before it as tells them apart.
    /// - Throws: ``CommandError`` that names both files when one file, or two files that differ in the case of their
    ///   letters or their ending alone, would have one name.
    static func distinct(_ scenes: [BalloonScene]) throws -> [BalloonScene] {
        var scenes = scenes
        let alike = Dictionary(grouping: scenes.indices) { scenes[$0].name.lowercased() }
        for group in alike.values where group.count > 1 {
            let names = group.map { scenes[$0].pathNames }
            let longest = names.map(\.count).max() ?? 0
            let length = (2...max(2, longest)).first { length in
                Set(names.map { name($0, length).lowercased() }).count == group.count
            }
            guard let length else { continue }
            for (index, names) in zip(group, names) { scenes[index].name = name(names, length) }
        }
        try SceneFiles.refuseSameNames(scenes)
        return scenes
    }

    /// The name with a number of folders of the path, or with all.
    private static func name(_ names: [String], _ length: Int) -> String { names[min(length, names.count) - 1] }
}
