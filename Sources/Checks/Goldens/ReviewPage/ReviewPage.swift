import Drawing
import Foundation
import Reports
import Support
import ViewLayout

/// Everything that is pending, as one HTML page that opens from disk.
///
/// The page lists causes and cells, and shows the pictures of one cell: side by side, one swiped over the other, one in
/// the place of the other, or their difference. Pictures are read one by one, so that ten thousand cells need no more
/// memory than a few.
package struct ReviewPage {
    private let review: PendingReview
    private let folder: PendingFolder
    /// Options that the page adds to commands, such as the name of the pending folder.
    private let words: String
    private let indices: [String: Int]
    /// What a server adds to the page; nil for a page from disk.
    private let served: Served?

    /// What a server adds to the page.
    package struct Served: Sendable {
        /// The number of the state that is shown.
        let revision: Int
        /// What the page's own script is known by.
        let nonce: String
        /// What has been decided.
        let decided: DecidedCounts

        package init(revision: Int, nonce: String, decided: DecidedCounts) {
            (self.revision, self.nonce, self.decided) = (revision, nonce, decided)
        }
    }

    /// Of further cells the browser subtracts the pictures: painting takes a tenth of a second.
    static let paintedDifferences = 24

    package init(_ review: PendingReview, in folder: PendingFolder, words: String = "", served: Served? = nil) {
        (self.review, self.folder, self.words, self.served) = (review, folder, words, served)
        indices = Dictionary(
            review.candidates.enumerated().map { (review.name(of: $1), $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// How many bytes the pictures have, each counted once.
    /// - Throws: for a name that no golden can have.
    package func pictureBytes() throws -> Int {
        var known: Set<String> = []
        var sum = 0
        for candidate in review.candidates {
            let pictures = [
                (
                    candidate.hashes.goldenPicture,
                    GoldenStore(root: candidate.goldens).path(of: candidate.files.picture)
                ),
                (candidate.hashes.picture, folder.path(of: candidate.files.picture, candidate)),
            ]
            for case (let hash?, let path) in pictures where known.insert(hash).inserted {
                let attributes = try? FileManager.default.attributesOfItem(atPath: path)
                sum += attributes?[.size] as? Int ?? 0
            }
        }
        return sum
    }

    /// Writes the page.
    /// - Parameters:
    ///   - pictures: where its pictures are.
    ///   - write: gets the texts of the page, one after the other.
    /// - Throws: when a file cannot be read or written.
    package func write(pictures: inout PagePictures, to write: (String) throws -> Void) throws {
        let causes = review.groups.causes.map {
            ReviewDocument.Cause($0, in: review, indices: indices, words: words)
        }
        let painted = paintedCells(causes)
        let first = try causes.first.map { try pair(review.candidates[$0.example], &pictures) } ?? ""
        try WebPage.write(.review, title: "Balloon: review", first: first, nonce: served?.nonce, to: write) {
            var texts = NumberedTexts()
            let cells = try review.candidates.enumerated().map { index, candidate in
                try cell(candidate, isPainted: painted.contains(index), &texts, &pictures, write)
            }
            let document = ReviewDocument(
                pictures: pictures.prefix, causes: causes, cells: cells, texts: texts.texts,
                revision: served?.revision, decided: served?.decided)
            return String(decoding: try JSONEncoder.line.encode(document), as: UTF8.self)
        }
    }

    /// The cells whose difference is painted: those that stand for their causes, and others while there is time.
    private func paintedCells(_ causes: [ReviewDocument.Cause]) -> Set<Int> {
        var painted: Set<Int> = []
        // A server paints nothing before somebody looks.
        guard served == nil else { return [] }
        for cell in causes.map(\.example) + Array(review.candidates.indices) {
            guard painted.count < Self.paintedDifferences else { break }
            painted.insert(cell)
        }
        return painted
    }

    /// The first pair, as elements.
    private func pair(_ candidate: PendingCandidate, _ pictures: inout PagePictures) throws -> String {
        try [("was", candidate.goldens), ("is", folder.folder(ofGoldens: candidate.goldens))].map { label, root in
            let files = try files(of: candidate, in: root)
            guard let file = files.picture else { return "" }
            return try pictures.first(
                file, named: Self.name(of: file), label: label, width: files.record?.width ?? 0)
        }.joined()
    }

    private func cell(
        _ candidate: PendingCandidate, isPainted: Bool, _ texts: inout NumberedTexts, _ pictures: inout PagePictures,
        _ write: (String) throws -> Void
    ) throws -> ReviewDocument.Cell {
        let result = candidate.result
        let facts = review.facts(of: candidate)
        func picture(in root: String) throws -> ReviewDocument.Picture {
            let files = try files(of: candidate, in: root)
            let name = files.picture.map(Self.name)
            if let name, let file = files.picture { try pictures.add(file, named: name, to: write) }
            return ReviewDocument.Picture(
                file: name, points: files.record.map { [$0.width, $0.height] }, scale: facts.traits.pixelsPerPoint,
                words: texts.places(of: files.record?.words ?? []))
        }
        let was = try picture(in: candidate.goldens)
        let now = try picture(in: folder.folder(ofGoldens: candidate.goldens))
        var difference: String?
        if isPainted, let path = try folder.difference(of: candidate),
            let file = try AtomicFile.read(path, limit: GoldenStore.maximumFileSize)
        {
            difference = Self.name(of: file)
            try pictures.add(file, named: Self.name(of: file), to: write)
        }
        let name = review.name(of: candidate)
        let reported = Set(
            review.groups.causes(ofCell: name).compactMap { review.groups.fact(of: $0, inCell: name)?.sentence })
        // The cause's own words, and what only says them again, do not follow from it.
        let following = ChangeFact.causes(among: result.facts).following.filter { $0.reach != .echo }.map(\.sentence)
        let region = result.pixels?.region
        return ReviewDocument.Cell(
            name: name, scene: result.scene, folder: candidate.goldens, source: result.source,
            status: result.status.words, sentence: texts.place(of: result.sentence),
            traits: FilterField.traits(of: facts.traits),
            causes: facts.causes.map(\.number),
            details: (result.details.map { [$0.label, $0.text] }
                + (result.pixels.map { [["pixels", $0.words], ["in", $0.nodeWords]] } ?? []))
                .map { texts.places(of: $0) },
            changes: texts.places(of: following.filter { !reported.contains($0) }),
            was: was, is: now, difference: difference,
            box: region.map { [$0.x, $0.y, $0.width, $0.height] }, refusal: candidate.refusal,
            accept: candidate.refusal == nil ? "balloon accept \(CellFilter.shellWord(naming: name))\(words)" : nil,
            state: served.map { _ in PendingReview.state(of: candidate) })
    }

    private typealias Record = (width: Double, height: Double, words: [String])

    /// The picture of a candidate or of its golden, and what its record says. A file that cannot be used is omitted; the
    /// cell's sentence says what is wrong with it.
    private func files(
        of candidate: PendingCandidate, in root: String
    ) throws -> (picture: [UInt8]?, record: Record?) {
        let store = GoldenStore(root: root)
        let picture = try store.files(named: candidate.name).pictureFile
        let record = try AtomicFile.read(store.path(of: candidate.files.record), limit: GoldenStore.maximumFileSize)
            .flatMap { file -> Record? in
                guard case .success(let record) = GoldenRecord.reading(file),
                    let frame = record.layout.nodes.first?.frame
                else { return nil }
                return (Double(frame.width), Double(frame.height), record.layout.spokenWords)
            }
        return (picture, record)
    }

    /// The bytes of a picture that a served page names; nil where no candidate has it, and where it has changed since.
    package static func picture(
        named name: String, of review: PendingReview, in folder: PendingFolder
    ) throws -> [UInt8]? {
        guard name.count == GoldenMetadata.shortHashLength else { return nil }
        for candidate in review.candidates {
            let files = [
                (
                    candidate.hashes.goldenPicture,
                    GoldenStore(root: candidate.goldens).path(of: candidate.files.picture)
                ),
                (candidate.hashes.picture, folder.path(of: candidate.files.picture, candidate)),
            ]
            for case (let hash?, let path) in files where hash.hasPrefix(name) {
                let bytes = try AtomicFile.read(path, limit: GoldenStore.maximumFileSize)
                if let bytes, Self.name(of: bytes) == name { return bytes }
            }
        }
        return nil
    }

    /// The name of a picture, which follows from its bytes.
    private static func name(of file: [UInt8]) -> String {
        String(SHA256.hexadecimalDigest(of: file).prefix(GoldenMetadata.shortHashLength))
    }
}
