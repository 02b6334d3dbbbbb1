import Support

extension PendingFolder {
    /// Makes a candidate the golden of its cell. The reviewed files are copied byte by byte; nothing is drawn again.
    /// - Parameters:
    ///   - candidate: the candidate as it was when somebody reviewed it.
    ///   - version: the version of this Balloon; a candidate of another version is not accepted.
    ///   - inputs: the digest of the scene as it is now; nil when it cannot be read.
    /// - Throws: ``PendingError`` when the candidate or the golden has changed meanwhile, or cannot be accepted.
    package func accept(
        _ candidate: PendingCandidate, version: String, inputs: (_ source: String) -> String?
    ) throws {
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
        guard candidate.inputs == nil || inputs(candidate.result.source) == candidate.inputs else {
            throw PendingError.sceneMoved(name: name, source: candidate.result.source)
        }
        let golden = try store.files(named: name)
        guard !golden.hasBothForms, Self.hash(golden.picture) == candidate.hashes.goldenPicture,
            Self.hash(golden.record) == candidate.hashes.goldenRecord
        else { throw PendingError.goldenMoved(name: name) }
        let metadata = read.metadata
        // A golden that keeps a hash continues to keep one: the hash of the reviewed picture.
        let form: GoldenForm =
            metadata != nil && golden.form == .hash ? .hash : .picture
        let file = form == .hash ? metadata.map { HashFile.encoded($0.ofHash) } : picture
        try store.write(PreparedGolden(name: name, form: form, picture: file ?? picture, record: record))
        try remove(candidate)
    }
}
