import Scenes
import Sweeps

/// Finds for each scene the scene of an earlier sweep that is the same one. Its name may have changed: a name contains
/// the folders of the file only while another scene has the same file name.
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

    /// The names of the earlier scenes that no longer exist, sorted.
    /// - Parameter others: the names of scenes that could not be swept.
    package func gone(besides others: [String]) -> [String] { left.subtracting(others).sorted() }

    private mutating func take(_ name: String, for scene: String) {
        if left.remove(name) != nil { names[scene] = name }
    }

    /// Two scenes that may be the same one.
    private struct Pair {
        let scene, name: String
        /// How many of the folders around both files have the same names.
        let sharedFolders: Int
        let changes: SweepChanges

        /// The likelier pair is first: the one with more folders of the same names, then the one with fewer changes.
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
