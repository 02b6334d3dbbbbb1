import Goldens
import Scenes
import Support
import Sweeps

/// The result of an action that was applied to candidates: the names of the cells that were changed, and why others
/// were not.
package struct CandidateChanges: Sendable {
    private(set) var done: [String] = []
    package private(set) var refused: [String] = []

    /// Applies an action to each candidate, on all cores, and keeps the errors.
    init(
        to candidates: [PendingCandidate], _ act: @escaping @Sendable (PendingCandidate) throws -> Void
    ) throws {
        var (done, refused): ([String], [String]) = ([], [])
        try OrderedConcurrency.forEach(
            candidates, workerCount: Cores.available, makeWorker: {},
            work: { _, candidate -> String? in
                do {
                    try act(candidate)
                    return nil
                } catch {
                    // Even after an error such as a full disk, the earlier changes must be reported.
                    return "\(error)"
                }
            },
            consume: { index, reason in
                if let reason { refused.append(reason) } else { done.append(candidates[index].name) }
            })
        (self.done, self.refused) = (done, refused)
    }

    /// Makes candidates the goldens of their cells.
    /// - Parameter isPaintOnly: whether a candidate whose layout changed is refused.
    package static func accepting(
        _ candidates: [PendingCandidate], in folder: PendingFolder, isPaintOnly: Bool = false
    ) throws -> CandidateChanges {
        let scenes = SceneInputs(of: candidates)
        return try CandidateChanges(to: candidates) { candidate in
            if isPaintOnly { try folder.refuseLayoutChange(of: candidate) }
            try folder.accept(candidate, version: BalloonVersion.current, inputs: scenes.digest)
        }
    }

    /// Deletes candidates.
    package static func rejecting(_ candidates: [PendingCandidate], in folder: PendingFolder) throws -> CandidateChanges
    {
        try CandidateChanges(to: candidates) { try folder.reject($0) }
    }
}

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
