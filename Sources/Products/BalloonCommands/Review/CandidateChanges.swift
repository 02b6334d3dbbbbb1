import Goldens
import Support

/// The result of an action that was applied to candidates: the names of the cells that were changed, and why others
/// were not.
struct CandidateChanges: Sendable {
    private(set) var done: [String] = []
    private(set) var refused: [String] = []

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
    static func accepting(
        _ candidates: [PendingCandidate], in folder: PendingFolder, isPaintOnly: Bool = false
    ) throws -> CandidateChanges {
        let scenes = SceneInputs(of: candidates)
        return try CandidateChanges(to: candidates) { candidate in
            if isPaintOnly { try folder.refuseLayoutChange(of: candidate) }
            try folder.accept(candidate, version: BalloonVersion.current, inputs: scenes.digest)
        }
    }

    /// Deletes candidates.
    static func rejecting(_ candidates: [PendingCandidate], in folder: PendingFolder) throws -> CandidateChanges {
        try CandidateChanges(to: candidates) { try folder.reject($0) }
    }
}
