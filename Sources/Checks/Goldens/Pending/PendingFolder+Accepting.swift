import Drawing
import Foundation
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
        if candidate.isOrphan { throw PendingError.folderGone(name: name, goldens: candidate.goldens) }
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

/// Files of the folder that are not candidates.
extension PendingFolder {
    /// Excludes candidates from commits, whatever else the project ignores.
    private static let ignoreFile = ".gitignore"
    private static let digestLength = 16

    /// The path of a file about all candidates.
    package func path(ofOwn file: String) -> String { (base as NSString).appendingPathComponent(file) }

    /// The name of a file about another file. It contains a full stop, which names of folders of goldens here do not.
    package static func ownName(_ kind: String, of path: String) -> String {
        ".\(kind)-" + SHA256.hexadecimalDigest(of: Array(path.utf8)).prefix(digestLength)
    }

    /// Writes a file about all candidates.
    package func write(_ bytes: [UInt8], toOwn file: String) throws {
        try writeIgnoreFile()
        try AtomicFile.write(bytes, to: path(ofOwn: file))
    }

    func writeIgnoreFile() throws {
        try AtomicFile.write(Array("*\n".utf8), to: (root as NSString).appendingPathComponent(Self.ignoreFile))
    }
}
