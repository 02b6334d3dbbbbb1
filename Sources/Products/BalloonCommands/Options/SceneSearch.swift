import Foundation
import Scenes

/// Searches scenes by name.
enum SceneSearch {
    /// The files below a folder that contain scenes with some names, sorted, with paths relative to the folder. Hidden
    /// folders are skipped.
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
