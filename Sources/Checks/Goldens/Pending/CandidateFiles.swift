import Support

/// The files of a candidate and of its golden at one moment.
package struct CandidateFiles: Sendable, Equatable {
    fileprivate let name: String
    /// The golden's files come before the candidate's, and the description, which makes it one, comes last.
    fileprivate let files: [File]

    fileprivate struct File: Sendable, Equatable {
        let path: String
        /// Nil where there is no file.
        let bytes: [UInt8]?
    }
}

extension PendingFolder {
    /// The files of a candidate and of its golden as they are now.
    package func files(of candidate: PendingCandidate) throws -> CandidateFiles {
        let store = GoldenStore(root: candidate.goldens)
        let names = candidate.files
        let paths =
            [store.path(of: names.record)]
            + GoldenForm.allCases.map { store.path(of: "\(candidate.name).\($0.fileExtension)") }
            + [names.picture, names.record, names.difference, names.description].map { path(of: $0, candidate) }
        return CandidateFiles(
            name: candidate.name,
            files: try paths.map {
                CandidateFiles.File(path: $0, bytes: try AtomicFile.read($0, limit: GoldenStore.maximumFileSize))
            })
    }

    /// Takes a decision back.
    /// - Parameters:
    ///   - before: the files before the decision.
    ///   - after: the files after it. If somebody has changed them since, nothing is taken back.
    package func restore(_ before: CandidateFiles, from after: CandidateFiles) throws {
        let now = try after.files.map {
            CandidateFiles.File(path: $0.path, bytes: try AtomicFile.read($0.path, limit: GoldenStore.maximumFileSize))
        }
        guard now == after.files else { throw PendingError.changedSince(name: before.name) }
        for file in before.files.reversed() where file.bytes == nil { try AtomicFile.remove(file.path) }
        try AtomicFile.write(together: before.files.compactMap { file in file.bytes.map { ($0, file.path) } })
    }
}
