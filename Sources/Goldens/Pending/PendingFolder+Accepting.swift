import Support

extension PendingFolder {
    /// Makes a candidate the golden of its cell: the files that were looked at, byte by byte, and never a new rendering.
    /// - Parameters:
    ///   - candidate: as it was when somebody looked at it.
    ///   - version: of this Balloon; what another one has drawn is not accepted.
    ///   - inputs: the digest of what a scene's file holds now; nil when it cannot be read.
    ///   - sheets: gets the goldens whose pictures go on sheets; the caller writes them. Nil to write the sheet at once.
    /// - Throws: ``PendingError`` when the candidate or the golden has changed meanwhile, or cannot be accepted.
    package func accept(
        _ candidate: PendingCandidate, version: String, sheets: SheetDrafts? = nil,
        inputs: (_ source: String) -> String?
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
        // A golden that keeps a hash goes on to keep one: that of the picture that was looked at.
        let form: GoldenForm =
            metadata != nil && (golden.form == .hash || candidate.isOnSheet == true) ? .hash : .picture
        let file = form == .hash ? metadata.map { HashFile.encoded($0.ofHash) } : picture
        let new = PreparedGolden(
            name: name, form: form, picture: file ?? picture, record: record, pixelHash: metadata?.pixelHash ?? "")
        guard form == .hash, candidate.isOnSheet == true else {
            try store.write(new)
            return try remove(candidate)
        }
        let drafts = sheets ?? SheetDrafts()
        drafts.add(SheetDrafts.Draft(golden: new, picture: picture) { try remove(candidate) }, to: store)
        if sheets == nil, let failure = drafts.write().first { throw failure.error }
    }
}
