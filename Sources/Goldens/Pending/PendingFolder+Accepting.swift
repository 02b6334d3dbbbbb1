import Support

extension PendingFolder {
    /// Makes a candidate the golden of its cell: the files that were looked at, byte by byte, and never a new rendering.
    /// - Parameters:
    ///   - candidate: as it was when somebody looked at it.
    ///   - version: of this Balloon; what another one has drawn is not accepted.
    /// - Throws: ``PendingError`` when the candidate or the golden has changed meanwhile, or cannot be accepted.
    package func accept(_ candidate: PendingCandidate, version: String) throws {
        let store = GoldenStore(root: candidate.goldens)
        let name = candidate.name
        if let refusal = candidate.refusal { throw PendingError.refused(name: name, reason: refusal) }
        let names = candidate.files
        let limit = GoldenStore.maximumFileSize
        let picture = try AtomicFile.read(path(of: names.picture, candidate), limit: limit)
        let record = try AtomicFile.read(path(of: names.record, candidate), limit: limit)
        guard let picture, let record, Self.hash(picture) == candidate.hashes.picture,
            Self.hash(record) == candidate.hashes.record, case .success(let read) = GoldenPicture.reading(picture)
        else { throw PendingError.candidateMoved(name: name) }
        if let engine = read.metadata?.engine, engine != version {
            throw PendingError.otherEngine(name: name, engine: engine)
        }
        let golden = (picture: store.path(of: names.picture), record: store.path(of: names.record))
        guard try Self.hash(AtomicFile.read(golden.picture, limit: limit)) == candidate.hashes.goldenPicture,
            try Self.hash(AtomicFile.read(golden.record, limit: limit)) == candidate.hashes.goldenRecord
        else { throw PendingError.goldenMoved(name: name) }
        try AtomicFile.write(together: [(record, golden.record), (picture, golden.picture)])
        try remove(candidate)
    }
}
