import Goldens
import Scenes

extension FlawGate {
    /// What the nearest `balloon.yaml` above a scene refuses; nothing without one.
    /// - Throws: `SceneError` with each error in that file.
    package init(ofScene file: String) throws { self.init(try ProjectFile(forScene: file)?.refused ?? []) }
}
