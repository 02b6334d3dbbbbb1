import Goldens
import Scenes
import Sweeps

/// The digests of the scenes of candidates as they are now. Each scene is read once.
struct SceneInputs: Sendable {
    private var digests: [String: String] = [:]

    init(of candidates: [PendingCandidate]) {
        for source in Set(candidates.filter { $0.inputs != nil }.map(\.result.source)) {
            digests[source] = (try? BalloonScene(contentsOf: source))?.inputDigest
        }
    }

    /// The digest of the inputs of a scene; nil when it cannot be read.
    func digest(ofScene file: String) -> String? { digests[file] }
}
