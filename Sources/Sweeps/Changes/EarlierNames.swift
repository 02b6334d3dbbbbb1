import Scenes

/// Which scene of an earlier sweep each scene is: that of its name, or one that had another name before a scene of the same
/// name came or went. Then the folders of its file are a part of the name, or no longer are.
package struct EarlierNames {
    private var names: [String: String] = [:]
    private var left: Set<String>

    /// Finds the earlier scene of each sweep.
    package init(of sweeps: [(scene: BalloonScene, sweep: SceneSweep)], in earlier: EarlierSweep) {
        left = Set(earlier.names)
        for (scene, _) in sweeps { take(scene.name, for: scene.name) }
        let others = sweeps.filter { names[$0.scene.name] == nil }
        let pairs = others.flatMap { scene, sweep in
            scene.pathNames.filter(left.contains).map { name -> Pair in
                let sharedFolders = earlier.drawnScene(name).map { Self.sharedCount(scene, $0) } ?? 0
                return Pair(
                    scene: scene.name, name: name, sharedFolders: sharedFolders,
                    changes: SweepChanges(sweep, since: earlier, named: name))
            }
        }
        for pair in pairs.sorted(by: <) where names[pair.scene] == nil { take(pair.name, for: pair.scene) }
    }

    /// The name that a scene had; nil for a new scene.
    package subscript(_ scene: String) -> String? { names[scene] }

    /// The earlier scenes that are none of these, sorted.
    /// - Parameter others: the names of scenes that could not be swept.
    package func gone(besides others: [String]) -> [String] { left.subtracting(others).sorted() }

    private mutating func take(_ name: String, for scene: String) {
        if left.remove(name) != nil { names[scene] = name }
    }

    /// Two scenes that can be the same one.
    private struct Pair {
        let scene, name: String
        /// How many folders around both files have the same names.
        let sharedFolders: Int
        let changes: SweepChanges

        /// The likelier one first: in folders of the same names, then with fewer changes.
        static func < (one: Pair, other: Pair) -> Bool {
            (other.sharedFolders, one.changedCount, one.scene, one.name)
                < (one.sharedFolders, other.changedCount, other.scene, other.name)
        }

        private var changedCount: Int { changes.changedCount + changes.newCount + changes.missingCount }
    }

    private static func sharedCount(_ scene: BalloonScene, _ other: BalloonScene) -> Int {
        zip(scene.pathNames, other.pathNames).prefix { $0 == $1 }.count
    }
}
