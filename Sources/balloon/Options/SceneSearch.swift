import Foundation
import Scenes

/// Looks for scenes by their names.
enum SceneSearch {
    /// The files below a folder that hold scenes of some names, as they lie in it, sorted. Hidden folders are not looked
    /// into.
    static func files(ofScenes names: Set<String>, below root: String) -> [String] {
        guard let enumerator = FileManager.default.enumerator(atPath: root) else { return [] }
        var found: [String] = []
        while let path = enumerator.nextObject() as? String {
            let file = (path as NSString).lastPathComponent
            if file.hasPrefix(".") { enumerator.skipDescendants() }
            guard names.contains((file as NSString).deletingPathExtension) else { continue }
            if SceneFile.mayHoldScene(at: (root as NSString).appendingPathComponent(path)) { found.append(path) }
        }
        return found.sorted()
    }
}
