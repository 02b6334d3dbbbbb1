import Support

extension PendingFolder {
    /// Deletes a candidate. A golden that a run has recorded and nobody has accepted is deleted with it, because its
    /// cell would pass otherwise. The golden that was overwritten is in version control.
    package func reject(_ candidate: PendingCandidate) throws {
        if try isRecordedGolden(candidate) {
            let store = GoldenStore(root: candidate.goldens)
            // The picture is removed first, because a record alone counts as a missing golden.
            for form in GoldenForm.allCases {
                try AtomicFile.remove(store.path(of: "\(candidate.name).\(form.fileExtension)"))
            }
            try AtomicFile.remove(store.path(of: candidate.files.record))
        }
        try remove(candidate)
    }

    /// Whether a run has recorded the candidate as the golden, and the golden has not changed since.
    func isRecordedGolden(_ candidate: PendingCandidate) throws -> Bool {
        guard candidate.result.status == .recordedInThisRun, let picture = candidate.hashes.goldenPicture,
            let record = candidate.hashes.goldenRecord
        else { return false }
        let files = try GoldenStore(root: candidate.goldens).files(named: candidate.name)
        return Self.hash(files.picture) == picture && Self.hash(files.record) == record
    }
}
