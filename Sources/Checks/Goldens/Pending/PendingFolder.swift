import Drawing
import Foundation
import Support

/// The folder in which failing cells leave their candidates, outside the goldens. Its subfolders have the paths of the
/// folders of goldens, relative to the working directory. Working directories that share the folder have a part of it
/// each.
///
/// Any number of threads and processes can use one folder at once. The description of a candidate is written last and
/// removed first, and it holds the hashes of the other files.
package struct PendingFolder: Sendable {
    /// The folder, as the caller wrote it.
    package let root: String
    /// The part of the folder that belongs to the working directory; nil for all of it.
    let part: String?

    /// The standard folder of candidates.
    package static let standard = ".balloon/pending"
    /// The folder of everything that tests show, where ``studioVariable`` is set.
    package static let studio = ".balloon/studio"
    /// The variable of the environment with which tests leave each balloon in ``studio``, also one that passes.
    package static let studioVariable = "BALLOON_STUDIO"

    static let descriptionExtension = "json"
    /// The maximum number of bytes of a description: a cell has at most 40 facts.
    private static let maximumDescriptionSize = 1 << 20

    /// Uses a folder, which need not exist yet.
    package init(root: String) {
        self.root = root
        part = Self.part(of: root)
    }

    /// Reads a folder that may come from another machine. If the working directory has left nothing in it, and exactly
    /// one other has, the candidates of that one are read.
    package init(reading root: String) {
        self.root = root
        part = Self.part(of: root).flatMap { Self.partToRead(instead: $0, in: root) }
    }

    /// Uses a folder for the failures of a store. A hidden folder below the goldens does not count as one of theirs, so
    /// that goldens can be in the working directory itself.
    /// - Throws: ``GoldenError/artefactsAmongGoldens(folder:)`` when the folder is among the goldens.
    package init(root: String, besides store: GoldenStore) throws {
        self.init(root: root)
        if let path = ArtefactFolder.path(of: root, below: store.root), !path.hasPrefix(".") {
            throw GoldenError.artefactsAmongGoldens(folder: store.root)
        }
    }

    /// The folder, or the part of it that belongs to the working directory.
    var base: String { part.map { (root as NSString).appendingPathComponent($0) } ?? root }

    /// The folder of the candidates of a folder of goldens.
    /// - Parameter goldens: relative to the working directory.
    package func folder(ofGoldens goldens: String) -> String {
        let parts = goldens.split(separator: "/").filter { $0 != "." }.map { $0 == ".." ? "(up)" : String($0) }
        return parts.reduce(base) { ($0 as NSString).appendingPathComponent($1) }
    }

    /// The path of one of a candidate's files.
    package func path(of file: String, _ candidate: PendingCandidate) -> String {
        (folder(ofGoldens: candidate.goldens) as NSString).appendingPathComponent(file)
    }

    /// Writes a candidate; it replaces an earlier one of its cell.
    func write(
        _ candidate: PendingCandidate, picture: [UInt8]?, record: [UInt8]?, difference: [UInt8]?
    ) throws {
        try writeIgnoreFile()
        try remove(candidate)
        let names = candidate.files
        let description = Array(try JSONEncoder.pretty.encode(candidate)) + Array("\n".utf8)
        let files = [
            (picture, names.picture), (record, names.record), (difference, names.difference),
            (description, names.description),
        ]
        try AtomicFile.write(
            together: files.compactMap { bytes, name in bytes.map { ($0, path(of: name, candidate)) } })
    }

    /// Removes a candidate's files.
    package func remove(_ candidate: PendingCandidate) throws {
        try remove(cell: candidate.name, goldens: candidate.goldens)
    }

    /// Removes the candidate of a cell that passes, if there is one.
    func remove(cell name: String, goldens: String) throws {
        let base = (folder(ofGoldens: goldens) as NSString).appendingPathComponent(name)
        guard FileManager.default.fileExists(atPath: "\(base).\(Self.descriptionExtension)") else { return }
        try AtomicFile.remove("\(base).\(Self.descriptionExtension)")
        for suffix in [
            GoldenStore.pictureExtension, GoldenStore.recordExtension, "difference.\(GoldenStore.pictureExtension)",
        ] { try AtomicFile.remove("\(base).\(suffix)") }
    }

    /// All candidates, by the folder of their goldens and by name.
    /// - Throws: ``PendingError/unreadable(file:)`` for a description that cannot be read.
    package func candidates() throws -> [PendingCandidate] {
        guard FileManager.default.fileExists(atPath: root) else { return [] }
        guard let paths = try? FileManager.default.subpathsOfDirectory(atPath: root) else {
            throw GoldenFailure(
                kind: .environment, message: "\(root): the folder cannot be listed; check its permissions")
        }
        return try paths.filter { ($0 as NSString).pathExtension == Self.descriptionExtension && isOwn($0) }
            .compactMap(candidate(at:))
            .sorted { ($0.goldens, $0.name) < ($1.goldens, $1.name) }
    }

    /// Digits that change when a candidate comes, goes or is drawn again: those of the descriptions' names, sizes and times.
    /// - Complexity: O(files); none is read.
    package func fingerprint() -> String {
        let paths = ((try? FileManager.default.subpathsOfDirectory(atPath: root)) ?? []).sorted()
        let lines = paths.filter { ($0 as NSString).pathExtension == Self.descriptionExtension && isOwn($0) }.map {
            path in
            "\(path) \(FileIdentity.text(of: (root as NSString).appendingPathComponent(path)) ?? "-")\n"
        }
        return SHA256.hexadecimalDigest(of: Array(lines.joined().utf8))
    }

    /// The candidate of a cell; nil when it has none.
    /// - Throws: ``PendingError/unreadable(file:)`` when it cannot be read.
    func candidate(of name: String, goldens: String) throws -> PendingCandidate? {
        let below = folder(ofGoldens: goldens).dropFirst(root.count).drop { $0 == "/" }
        return try candidate(
            at: (String(below) as NSString).appendingPathComponent("\(name).\(Self.descriptionExtension)"))
    }

    /// The candidate that a file describes; nil when the file was removed meanwhile.
    private func candidate(at file: String) throws -> PendingCandidate? {
        let path = (root as NSString).appendingPathComponent(file)
        guard let bytes = try AtomicFile.read(path, limit: Self.maximumDescriptionSize) else { return nil }
        guard let candidate = try? JSONDecoder().decode(PendingCandidate.self, from: Data(bytes)),
            candidate.version == PendingCandidate.currentVersion,
            self.path(of: candidate.files.description, candidate) == path
        else { throw PendingError.unreadable(file: path) }
        return candidate
    }
}

extension PendingFolder {
    /// A picture of the difference between a candidate and its golden. It is painted on the first request, because a
    /// run that fails in a thousand cells would paint a thousand pictures of which somebody views a few.
    /// - Returns: the path of the picture; nil where pixels were not compared, and where the golden or the candidate
    ///   has changed since.
    package func difference(of candidate: PendingCandidate) throws -> String? {
        guard candidate.result.pixels != nil else { return nil }
        let path = path(of: candidate.files.difference, candidate)
        let limit = GoldenStore.maximumFileSize
        if try AtomicFile.read(path, limit: limit) != nil { return path }
        let golden = try GoldenStore(root: candidate.goldens).files(named: candidate.name)
        guard let form = golden.form, let old = golden.picture,
            let new = try AtomicFile.read(self.path(of: candidate.files.picture, candidate), limit: limit),
            Self.hash(old) == candidate.hashes.goldenPicture, Self.hash(new) == candidate.hashes.picture,
            case (.success(let expected), .success(let actual)) = (
                GoldenPicture.reading(old, as: form), GoldenPicture.reading(new)
            ),
            let expected = (try? expected.decoded()) ?? nil, let actual = (try? actual.decoded()) ?? nil
        else { return nil }
        let pictures = ComparedPictures(expected: expected, actual: actual)
        try AtomicFile.write(PNGEncoder.encode(pictures.difference), to: path)
        return path
    }
}

extension PendingFolder {
    /// The file with the state of the pending folder when somebody last saw causes with numbers.
    private static let numbersFile = "numbered"
    private static let maximumStateSize = 64

    /// Remembers the state in which somebody has seen the causes with their numbers.
    package func keepNumbers(of review: PendingReview) throws {
        guard !review.candidates.isEmpty else { return }
        try write(Array(review.state.utf8), toOwn: Self.numbersFile)
    }

    /// Forgets the state, because somebody has seen other numbers.
    package func forgetNumbers() throws {
        guard try numberedState() != nil else { return }
        try write([], toOwn: Self.numbersFile)
    }

    /// The state of everything when somebody last saw numbers; nil for never.
    package func numberedState() throws -> String? {
        try AtomicFile.read(path(ofOwn: Self.numbersFile), limit: Self.maximumStateSize).map {
            String(decoding: $0, as: UTF8.self)
        }
    }
}
