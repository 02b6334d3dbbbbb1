import Scenes

/// Gives scenes of the same name in different folders unique names: `party-dinner` and `work-dinner`.
enum SceneNames {
    /// The scenes. Those of the same name get as many folders of their paths before it as distinguish them.
    /// - Throws: ``CommandError`` that names both files when one file, or two files that differ only in the case of
    ///   letters or in their extension, would have the same name.
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

    /// The name with a number of folders of the path, or with all of them.
    private static func name(_ names: [String], _ length: Int) -> String { names[min(length, names.count) - 1] }
}
