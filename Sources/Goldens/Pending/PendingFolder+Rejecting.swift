import Support

extension PendingFolder {
    /// Throws a candidate away. A golden that a run has recorded and nobody has accepted goes with it: its cell
    /// would pass. One that it was written over comes back from version control.
    package func reject(_ candidate: PendingCandidate) throws {
        if try isRecordedGolden(candidate) {
            let store = GoldenStore(root: candidate.goldens)
            // The picture first: a record alone is a missing golden.
            try AtomicFile.remove(store.path(of: candidate.files.picture))
            try AtomicFile.remove(store.path(of: candidate.files.record))
        }
        try remove(candidate)
    }

    /// Whether a run has recorded the candidate as the golden, and the golden is still that.
    func isRecordedGolden(_ candidate: PendingCandidate) throws -> Bool {
        guard candidate.result.status == .recordedInThisRun, let picture = candidate.hashes.goldenPicture,
            let record = candidate.hashes.goldenRecord
        else { return false }
        let store = GoldenStore(root: candidate.goldens)
        let limit = GoldenStore.maximumFileSize
        return try Self.hash(AtomicFile.read(store.path(of: candidate.files.picture), limit: limit)) == picture
            && Self.hash(AtomicFile.read(store.path(of: candidate.files.record), limit: limit)) == record
    }
}
