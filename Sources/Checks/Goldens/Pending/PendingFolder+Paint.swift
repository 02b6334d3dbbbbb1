import Support
import ViewLayout

extension PendingFolder {
    /// Throws when a candidate's layout record differs from its golden's, except where only the names of picture files
    /// differ: such a candidate does not differ in its painting alone.
    /// - Throws: ``PendingError/refused(name:reason:)``.
    package func refuseLayoutChange(of candidate: PendingCandidate) throws {
        guard candidate.hashes.record != candidate.hashes.goldenRecord else { return }
        let limit = GoldenStore.maximumFileSize
        guard let new = try AtomicFile.read(path(of: candidate.files.record, candidate), limit: limit),
            let old = try GoldenStore(root: candidate.goldens).files(named: candidate.name).record,
            case (.success(let golden), .success(let record)) = (GoldenRecord.reading(old), GoldenRecord.reading(new)),
            golden.layout.version == record.layout.version,
            case let changes = LayoutDifference(from: golden.layout, to: record.layout).changes,
            !changes.isEmpty, changes.allSatisfy(\.kind.isAnotherPicture)
        else {
            throw PendingError.refused(
                name: candidate.name, reason: "its layout record changed; accept it without --paint")
        }
    }
}

extension LayoutChange.Kind {
    fileprivate var isAnotherPicture: Bool {
        switch self {
        case .attribute(name: "picture", _, _), .attributeAdded(name: "picture", _),
            .attributeRemoved(name: "picture", _):
            true
        default: false
        }
    }
}
