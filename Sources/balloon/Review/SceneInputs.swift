import Balloons
import Sweeps

/// What the scenes of candidates are made from now, read once for each file.
final class SceneInputs {
    private var digests: [String: String?] = [:]

    /// The digest of the inputs of a scene; nil when it cannot be read.
    func digest(ofScene file: String) -> String? {
        if let known = digests[file] { return known }
        let digest = (try? BalloonScene(contentsOf: file))?.inputDigest
        digests[file] = .some(digest)
        return digest
    }
}
