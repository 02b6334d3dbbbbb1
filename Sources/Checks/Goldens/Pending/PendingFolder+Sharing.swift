import Drawing
import Foundation
import Support
import ViewLayout

/// A folder that several working directories share, such as those of two packages. Candidates name goldens relative to
/// their working directory. So each working directory uses a part of the folder of its own and does not read the
/// others.
extension PendingFolder {
    private static let partPrefix = "(of "
    private static let digestLength = 12

    /// The name of the working directory's part; nil where the folder itself is used, because it lies in the working
    /// directory.
    static func part(of root: String) -> String? {
        let files = FileManager.default
        let own = URL(fileURLWithPath: files.currentDirectoryPath).resolvingSymlinksInPath().path
        let folder = URL(fileURLWithPath: root).standardizedFileURL.resolvingSymlinksInPath().path
        guard !"\(folder)/".hasPrefix(own == "/" ? own : "\(own)/") else { return nil }
        // A digest, so that no file names a path of one machine.
        return "\(partPrefix)\(SHA256.hexadecimalDigest(of: Array(own.utf8)).prefix(digestLength)))"
    }

    /// The part to read; nil for the folder itself, which is used where it lies in the working directory.
    static func partToRead(instead own: String, in root: String) -> String? {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []).filter { !$0.hasPrefix(".") }
        let parts = names.filter { $0.hasPrefix(partPrefix) }
        if parts.contains(own) { return own }
        if parts.isEmpty { return names.isEmpty ? own : nil }
        return names.count == 1 ? parts[0] : own
    }

    /// Whether a path below the folder belongs to the working directory's part.
    func isOwn(_ path: String) -> Bool {
        let first = path.prefix { $0 != "/" }
        return part.map { first == $0 } ?? !first.hasPrefix(Self.partPrefix)
    }
}

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
            case let layout = record.layout.withURLs(as: golden.layout),
            case let changes = LayoutDifference(from: golden.layout, to: layout).changes,
            changes.isEmpty ? GoldenRecord(layout).text == golden.text : changes.allSatisfy(\.kind.isAnotherPicture)
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
